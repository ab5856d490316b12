import { Note } from '../../../ui/feedback/states.tsx'
import type { ApprovalPreview } from './checkout-choices.ts'
import type { CheckoutModel } from './use-checkout.ts'
import { useCheckoutMessages } from './use-messages.ts'

/** Before the button: why the company approves this purchase, who does, and what it is for. */
export function CheckoutApproval({ approval, checkout }: { readonly approval: ApprovalPreview; readonly checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  return (
    <section aria-label={t('approval')} className="col g2 mt-3">
      <Note tone="warn">
        <b>{t('approvalNeeded')}</b>
        {approval.reasons.map((reason) => (
          <span key={reason.code + reason.text} className="block">
            {reason.text}
          </span>
        ))}
      </Note>
      <ol className="col g1 t13">
        {approval.steps.map((step) => (
          <li key={step.stepNo}>
            <span className="c3">{t('approvalStep', { step: step.stepNo })}</span> {step.name && `${step.name} · `}
            <b>{step.approvers.join('、')}</b>
            {step.approvers.length > 1 && <span className="c3"> {t('approvalQuorum', { quorum: step.quorum })}</span>}
          </li>
        ))}
      </ol>
      <label className="col g1 t13">
        {t('approvalNote')}
        <span className="ipt">
          <textarea
            rows={2}
            maxLength={200}
            placeholder={t('approvalNoteHint')}
            value={checkout.choices.note}
            onChange={(event) => void checkout.choose({ note: event.target.value })}
          />
        </span>
      </label>
      <p className="t12 c3">{t('approvalAfter')}</p>
    </section>
  )
}
