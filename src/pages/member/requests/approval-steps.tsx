import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import type { requestPreview } from '../../../modules/approval/endpoints.ts'
import { purchaseRequestMessages } from './messages.ts'

type Preview = RefOutput<typeof requestPreview>

/** Why approval is needed. */
export function ApprovalReasons({ reasons }: { reasons: Preview['reasons'] }) {
  const t = useMessages(purchaseRequestMessages)
  if (reasons.length === 0) return null
  return (
    <div className="col g2" aria-label={t('why')}>
      {reasons.map((reason) => (
        <Note key={reason.code + reason.text} tone="warn">
          {reason.text}
        </Note>
      ))}
    </div>
  )
}

/** The ordered steps with their people; `current` is marked. */
export function ApprovalSteps({ steps, current }: { steps: Preview['steps']; current?: number }) {
  const t = useMessages(purchaseRequestMessages)
  return (
    <ol className="col g2 t13">
      {steps.map((step) => (
        <li key={step.stepNo} className="row g2 flex-wrap">
          <Tag tone={step.stepNo === current ? 'warn' : 'neutral'}>{t('step', { step: step.stepNo })}</Tag>
          {step.name && <span className="c3">{step.name}</span>}
          <b>{step.approvers.join(' · ')}</b>
          {step.approvers.length > 1 && <span className="c3">{t('anyOf', { quorum: step.quorum })}</span>}
          {step.escalated && <Tag tone="info">{t('escalated')}</Tag>}
        </li>
      ))}
    </ol>
  )
}
