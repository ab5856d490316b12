import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { StartedRecharge } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'
import '../../../ui/styles/commerce.css'
import { useRechargeState } from './use-recharge.ts'

type Props = { started: StartedRecharge; onCredited: () => void; onBack: () => void }

/** How to pay an open recharge, until the gateway's word has come. */
export function RechargeOffer({ started, onCredited, onBack }: Props) {
  const t = useMessages(balancePageMessages)
  const { state } = useRechargeState(started, onCredited)
  const left = useTimeLeft(started.expireTime)
  if (state === 'SUCCESS')
    return (
      <div className="col g3" role="status" data-outcome="credited">
        <Note tone="ok">{t('credited', { amount: priceText(started.amount) })}</Note>
        <div className="row g2">
          <ButtonLink tone="brand" to="/member/balance">
            {t('toBalance')}
          </ButtonLink>
          <Button onClick={onBack}>{t('again')}</Button>
        </div>
      </div>
    )
  return (
    <div className="pay-qr">
      {started.kind === 'qr' && (
        <figure>
          <img src={started.qrImage} width={208} height={208} alt={t('qrAlt')} className={left === 0 ? 'over' : undefined} />
          <figcaption className="t13 c2">
            <Icon name="scan-line" size={16} /> {t('scan')}
          </figcaption>
        </figure>
      )}
      <div className="col g2 items-start">
        <b className="t20">{t('payNow', { amount: priceText(started.amount) })}</b>
        {left !== null && (
          <span className="t13 c2 num" role="timer">
            {t('left', { left: clockText(left) })}
          </span>
        )}
        <span className="t13 c3" role="status">
          {t('waiting')}
        </span>
        {started.kind === 'redirect' && (
          <a className="btn lg a" href={started.payUrl} target="_blank" rel="noopener">
            {t('openAlipay')}
            <Icon name="external-link" size={16} />
          </a>
        )}
        {started.kind === 'qr' && started.isDemo === 1 && (
          <a className="btn po" href={started.payUrl} target="_blank" rel="noopener">
            {t('openCashier')}
            <Icon name="external-link" size={14} />
          </a>
        )}
        {started.isDemo === 1 && <p className="t12 c3">{t('demoNote')}</p>}
        <Button onClick={onBack}>{t('otherAmount')}</Button>
      </div>
    </div>
  )
}
