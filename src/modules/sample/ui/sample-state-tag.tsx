import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { SampleView } from '../endpoints.ts'
import { samplePageMessages } from '../messages.ts'

const tones: Readonly<Record<SampleView['state'], TagTone>> = {
  APPLIED: 'warn',
  APPROVED: 'ok',
  SHIPPED: 'info',
  RECEIVED: 'warn',
  FEEDBACK_DUE: 'warn',
  FEEDBACK_DONE: 'ok',
  CONVERTED: 'ok',
  REJECTED: 'danger',
  WAIT_FEE: 'warn',
  PAID: 'ok',
  EXPIRED: 'neutral',
  CLOSED: 'neutral',
  CANCELLED: 'neutral',
}

/** The state of an application, with what makes it urgent or why it was refused. */
export function SampleStateTag({ of }: { of: SampleView }) {
  const t = useMessages(samplePageMessages)
  return (
    <>
      <Tag tone={tones[of.state]} small>
        {t(of.state)}
      </Tag>
      {of.isOverdue && <div className="t12 cd">{t('overdue')}</div>}
      {of.reason !== '' && <div className="t12 c3">{of.reason}</div>}
    </>
  )
}
