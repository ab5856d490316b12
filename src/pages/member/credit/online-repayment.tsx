import { useEffect, useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { creditRepaymentCall, creditRepaymentStartCall, type StartedRepayment } from '../../../modules/credit/endpoints.ts'
import type { CreditRepaymentView } from '../../../modules/credit/endpoints-schemas.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import '../../../ui/styles/commerce.css'

const everyMs = 2000
const channels = ['wechat', 'alipay'] as const

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
  const { act, busy } = useAct(creditRepaymentStartCall)
  const [started, setStarted] = useState<StartedRepayment | null>(null)
  const left = useTimeLeft(of.payUntil)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) onLook()
    }, everyMs)
    return () => clearInterval(timer)
  }, [onLook])
  const start = async (method: (typeof channels)[number]) => {
    const done = await act({ repaymentSn: of.repaymentSn, method })
    if (done?.data) setStarted(done.data)
  }
  return (
    <>
      {left !== null && <span className="t13 c2 num">{t('payLeft', { left: clockText(left) })}</span>}
      {started ? (
        <Offer started={started} onBack={() => setStarted(null)} />
      ) : (
        <div className="row g2 wrp" role="group" aria-label={t('payChannels')}>
          {channels.map((method) => (
            <Button key={method} size="lg" tone="brand" busy={busy} disabled={!of.can.includes('pay')} onClick={() => void start(method)}>
              {t(method)}
            </Button>
          ))}
          <ButtonLink size="lg" to="/member/credit/pay">
            {t('repayOther')}
          </ButtonLink>
        </div>
      )}
      <p className="t12 c3">{t('payLate')}</p>
    </>
  )
}

function Offer({ started, onBack }: { readonly started: StartedRepayment; readonly onBack: () => void }) {
  const t = useMessages(creditPageMessages)
  const isQr = started.kind === 'qr'
  return (
    <div className="pay-qr">
      {isQr && (
        <figure>
          <img src={started.qrImage} width={208} height={208} alt={t('qrAlt')} />
          <figcaption className="t13 c2">{t('scan')}</figcaption>
        </figure>
      )}
      <div className="col g2 items-start">
        <span className="t13 c3">{t('payWaiting')}</span>
        {(!isQr || started.isDemo === 1) && (
          <a className="btn po" href={started.payUrl} target="_blank" rel="noopener">
            {t(isQr ? 'openCashier' : 'openAlipay')}
          </a>
        )}
        {started.isDemo === 1 && <p className="t12 c3">{t('demoNote')}</p>}
        <Button onClick={onBack}>{t('otherMethod')}</Button>
      </div>
    </div>
  )
}
