import { useMessages } from '../../../api/browser/use-messages.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { CreditRepaymentView } from '../endpoints-schemas.ts'
import { creditPageMessages } from '../messages.ts'
import { repaymentTones } from './credit-tones.ts'

type Props = { readonly of: CreditRepaymentView }

/** How a repayment comes, with its bill or transfer. */
export function RepaymentMethod({ of }: Props) {
  const t = useMessages(creditPageMessages)
  return (
    <>
      {of.methodText}
      <div className="t12 c3 num">
        {of.billDueDate === null
          ? `${of.bankName} ${of.documentNo}`
          : t('billFacts', { no: of.documentNo, issuer: of.billIssuer, day: of.billDueDate })}
      </div>
      {of.picture !== '' && (
        <a className="lk t12" href={of.picture} target="_blank" rel="noopener">
          {t('seePicture')}
        </a>
      )}
    </>
  )
}

/** Where a repayment stands, and the way to pay it. */
export function RepaymentState({ of }: Props) {
  const t = useMessages(creditPageMessages)
  return (
    <>
      <StateDot tone={repaymentTones[of.state]}>{of.stateText}</StateDot>
      {of.can.includes('pay') && (
        <a className="lk t12" href={`/member/credit/pay?repaymentSn=${of.repaymentSn}`}>
          {t('toPay')}
        </a>
      )}
      {of.reason !== '' && <div className="t12 cd">{of.reason}</div>}
    </>
  )
}
