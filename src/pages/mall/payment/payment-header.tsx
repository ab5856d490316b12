import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Price } from '../../../ui/basic/price.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { PayStatus } from '../../../modules/payment/endpoints.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { usePayMessages } from './use-messages.ts'

const day = 86_400_000

/** What is due and until when. */
export function PaymentHeader({ status }: { status: PayStatus }) {
  const t = usePayMessages()
  const lang = useLanguage()
  const toast = useToast()
  const copy = () => void navigator.clipboard?.writeText(status.paySn).then(() => toast({ text: t('copied') }))
  const left = useTimeLeft(status.inReview === 1 ? null : status.payDueTime)
  return (
    <section className="pan row pay-h" aria-label={t('dueNow')}>
      <div>
        <div className="c2 t13">{t(status.paidAmount > 0 || status.heldAmount > 0 ? 'stillDue' : 'dueNow')}</div>
        <span data-testid="due">
          <Price amount={Math.round((status.dueAmount - status.heldAmount) * 100) / 100} size="detail" />
        </span>
        {status.paidAmount > 0 && <div className="cok t13">{t('paidPart', { paid: priceText(status.paidAmount) })}</div>}
      </div>
      <span className="sp" />
      <div className="ar">
        {status.inReview === 0 && (
          <div role="timer">
            <span className="c3 t13">{t('timeLeft')}</span>{' '}
            <b className={left !== null && left < 600_000 ? 'num t20 cd' : 'num t20'}>
              {left === null
                ? '—'
                : left === 0
                  ? t('timeUp')
                  : left < day
                    ? clockText(left)
                    : t('daysLeft', { days: Math.floor(left / day), clock: clockText(left % day) })}
            </b>
          </div>
        )}
        <div className="t12 c3">{t('dueAt', { at: formatTimestamp(new Date(status.payDueTime), lang) })}</div>
        <div className="t12 c3 num">
          {t('paySn')} {status.paySn}{' '}
          <button type="button" className="lk t12" aria-label={`${t('copy')} ${t('paySn')}`} onClick={copy}>
            {t('copy')}
          </button>
        </div>
      </div>
    </section>
  )
}
