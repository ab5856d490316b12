import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'

const tones: Readonly<Record<InvoiceView['state'], TagTone>> = {
  APPLIED: 'warn',
  CANCELLED: 'neutral',
  REJECTED: 'danger',
  ISSUING: 'info',
  ISSUE_FAILED: 'danger',
  ISSUED: 'ok',
  DELIVERED: 'ok',
  RED_PENDING: 'warn',
  PARTLY_REDDED: 'info',
  VOIDED: 'neutral',
}

/** The state of an invoice, with what makes it urgent or why it was rejected. */
export function InvoiceStateTag({ of }: { of: InvoiceView }) {
  const t = useMessages(invoicePageMessages)
  return (
    <>
      <Tag tone={tones[of.state]} small>
        {t(of.state)}
      </Tag>
      {of.isOverdue === 1 && <div className="t12 cd">{t('overdue')}</div>}
      {of.state === 'REJECTED' && <div className="t12 c3">{of.reason}</div>}
      {of.trouble !== '' && <div className="t12 cd">{of.trouble}</div>}
    </>
  )
}
