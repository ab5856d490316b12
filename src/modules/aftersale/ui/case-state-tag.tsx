import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { CaseHead } from '../endpoints.ts'
import { aftersalePageMessages } from '../messages.ts'

const tones: Readonly<Partial<Record<CaseHead['state'], TagTone>>> = {
  APPLIED: 'warn',
  COUNTER_OFFERED: 'warn',
  SELLER_REJECTED: 'danger',
  WAIT_RETURN: 'warn',
  RETURNING: 'info',
  PART_RECEIVED: 'warn',
  RECEIPT_REFUSED: 'danger',
  REPLACEMENT_PENDING: 'warn',
  REPLACEMENT_SHIPPED: 'info',
  REFUND_PENDING: 'info',
  REFUNDING: 'info',
  REFUND_FAILED: 'danger',
  REFUNDED: 'ok',
  DONE: 'ok',
}

/** The state of a case, and whether the platform decides it. */
export function CaseStateTag({ of }: { of: Pick<CaseHead, 'state' | 'isDisputed'> }) {
  const t = useMessages(aftersalePageMessages)
  return (
    <>
      <Tag tone={tones[of.state] ?? 'neutral'} small>
        {t(of.state)}
      </Tag>{' '}
      {of.isDisputed && (
        <Tag tone="danger" small>
          {t('disputed')}
        </Tag>
      )}
    </>
  )
}
