import { useCallback, useEffect, useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Note, Skeleton } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { OnlineChannel, payStart, StartedPay } from '../../../modules/payment/endpoints.ts'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { usePayMessages } from './use-messages.ts'

const startRef = callRef<typeof payStart>('POST', 'v3/payment/front/pay/start')

/** Asks for the offer at once; the server gives the open one again, so nothing happens twice. */
function useStartedPay(paySn: string, method: OnlineChannel) {
  const t = usePayMessages()
  const [started, setStarted] = useState<StartedPay | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const start = useCallback(async () => {
    setProblem(null)
    const answer = await callApi(startRef, { paySn, method }).catch(() => null)
    if (answer?.state === 200 && answer.data) setStarted(answer.data)
    else setProblem(answer?.msg ?? t('networkFailed'))
  }, [paySn, method, t])
  useEffect(() => void start(), [start])
  return { started, problem, start }
}

/** WeChat Pay as a QR code with its countdown, Alipay as the way to its cashier. */
export function OnlinePayment({ paySn, method, isPaid }: { paySn: string; method: OnlineChannel; isPaid: boolean }) {
  const t = usePayMessages()
  const { started, problem, start } = useStartedPay(paySn, method)
  const left = useTimeLeft(started?.expireTime ?? null)
  if (problem)
    return (
      <Note
        tone="danger"
        action={
          <Button size="sm" onClick={() => void start()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {problem}
      </Note>
    )
  if (!started)
    return (
      <div className="pay-qr" role="status">
        <span className="sr">{t('preparing')}</span>
        <Skeleton width={208} height={208} />
      </div>
    )
  const isOver = left === 0 && !isPaid
  return (
    <div className="pay-qr">
      {started.kind === 'qr' && (
        <figure>
          <img src={started.qrImage} width={208} height={208} alt={t('qrAlt')} className={isOver ? 'over' : undefined} />
          <figcaption className="t13 c2">
            <Icon name="scan-line" size={16} /> {t('scan')}
          </figcaption>
        </figure>
      )}
      <div className="col g2 items-start">
        {isOver ? (
          <b className="cd">{t('qrOver')}</b>
        ) : (
          left !== null && (
            <span className="t13 c2 num" role="timer">
              {t('qrLeft', { left: clockText(left) })}
            </span>
          )
        )}
        {isOver && (
          <Button tone="brand" icon="refresh-cw" onClick={() => void start()}>
            {t('refreshQr')}
          </Button>
        )}
        {!isOver && started.kind === 'redirect' && (
          <a className="btn lg a" href={started.payUrl} target="_blank" rel="noopener">
            {t('openAlipay')}
            <Icon name="external-link" size={16} />
          </a>
        )}
        {!isOver && started.kind === 'redirect' && <span className="t12 c3">{t('alipayHelp')}</span>}
        {!isOver && started.kind === 'qr' && started.isDemo === 1 && (
          <a className="btn po" href={started.payUrl} target="_blank" rel="noopener">
            {t('openCashier')}
            <Icon name="external-link" size={14} />
          </a>
        )}
        {started.isDemo === 1 && <p className="t12 c3">{t('demoNote')}</p>}
      </div>
    </div>
  )
}
