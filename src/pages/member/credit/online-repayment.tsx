import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { GatewayPayment, usePolling } from '../../../ui/payment/gateway-payment.tsx'
import { gatewayPaymentMessages } from '../../../ui/payment/messages.ts'
import { creditRepaymentCall, creditRepaymentStartCall } from '../../../modules/credit/endpoints.ts'
import type { CreditRepaymentView } from '../../../modules/credit/endpoints-schemas.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'

/** Payment of a repayment that was begun online; looks every two seconds whether its money has come. */
export function OnlineRepayment({ repaymentSn }: { readonly repaymentSn: string }) {
  const t = useMessages(creditPageMessages)
  const call = useCall(creditRepaymentCall, { repaymentSn })
  const { data: of } = call
  // Looking again does not grey what is shown.
  if (!of) return <CallView call={call}>{() => null}</CallView>
  return (
    <Panel title={t('payTitle')} sub={of.repaymentSn}>
      <div className="bx col g3" role="status" data-state={of.state}>
        <span className="t13 c2">{of.lenderName}</span>
        <b className="t20 num">¥{priceText(of.amount)}</b>
        {of.state === 'PENDING_PAYMENT' ? <Channels of={of} onLook={call.reload} /> : <Ended of={of} />}
      </div>
    </Panel>
  )
}

function Ended({ of }: { readonly of: CreditRepaymentView }) {
  const t = useMessages(creditPageMessages)
  const isPaid = of.state === 'CONFIRMED'
  return (
    <>
      <Note tone={isPaid ? 'ok' : 'warn'}>{isPaid ? t('payDone') : of.state === 'CLOSED' ? t('payClosed') : of.stateText}</Note>
      <div className="row g2 wrp">
        <ButtonLink tone="brand" to={isPaid ? '/member/credit/index' : '/member/credit/pay'}>
          {t(isPaid ? 'seeStatements' : 'repayOther')}
        </ButtonLink>
      </div>
    </>
  )
}

type Waiting = { readonly of: CreditRepaymentView; readonly onLook: () => void }

function Channels({ of, onLook }: Waiting) {
  const t = useMessages(creditPageMessages)
  const words = useMessages(gatewayPaymentMessages)
  const { act, busy } = useAct(creditRepaymentStartCall)
  const left = useTimeLeft(of.payUntil)
  usePolling(onLook)
  return (
    <>
      {left !== null && <span className="t13 c2 num">{t('payLeft', { left: clockText(left) })}</span>}
      <GatewayPayment
        t={words}
        size="lg"
        busy={busy}
        isOff={!of.can.includes('pay')}
        start={async (method) => (await act({ repaymentSn: of.repaymentSn, method }))?.data}
      >
        <ButtonLink size="lg" to="/member/credit/pay">
          {t('repayOther')}
        </ButtonLink>
      </GatewayPayment>
      <p className="t12 c3">{t('payLate')}</p>
    </>
  )
}
