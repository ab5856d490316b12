import { useMessages } from '../../../api/browser/use-messages.tsx'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import type { RequestHead } from '../../../modules/approval/endpoints.ts'
import { purchaseRequestMessages } from './messages.ts'

const tones: Partial<Record<RequestHead['state'], StateTone>> = { PENDING: 'warn', APPROVED: 'ok', REJECTED: 'danger' }

/** The state of a request; while it waits, at which step. */
export function RequestStateTag({ of }: { of: RequestHead }) {
  const t = useMessages(purchaseRequestMessages)
  return (
    <>
      <StateDot tone={tones[of.state] ?? 'quiet'}>{of.stateText}</StateDot>
      {of.state === 'PENDING' && of.stepCount > 1 && (
        <div className="t12 c3">{t('progress', { step: of.stepNo, steps: of.stepCount })}</div>
      )}
    </>
  )
}
