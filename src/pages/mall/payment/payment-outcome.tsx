import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-name.generated.ts'
import type { PayMethods, PayStatus } from '../../../modules/payment/endpoints.ts'
import { usePayMessages } from './use-messages.ts'

type Kind = 'paid' | 'review' | 'closed' | 'late' | 'mismatch' | 'duplicate' | 'expired'
const looks: Readonly<Record<Kind, { readonly icon: IconName; readonly tone: string }>> = {
  paid: { icon: 'circle-check', tone: 'cok' },
  review: { icon: 'clock', tone: 'cl' },
  closed: { icon: 'circle-x', tone: 'c3' },
  late: { icon: 'triangle-alert', tone: 'cw' },
  mismatch: { icon: 'triangle-alert', tone: 'cd' },
  duplicate: { icon: 'triangle-alert', tone: 'cw' },
  expired: { icon: 'clock', tone: 'cw' },
}

/** What there is to say before anything else; nothing while the payment simply waits. */
export function paymentOutcomeOf(status: PayStatus): Kind | null {
  const has = (state: string) => status.paymentList.some((payment) => payment.state === state)
  if (status.state === 'PAID') return has('DUPLICATE') ? 'duplicate' : 'paid'
  if (status.state === 'LATE_PAID') return 'late'
  if (status.state === 'CLOSED') return 'closed'
  if (has('MISMATCH')) return 'mismatch'
  if (status.inReview === 1) return 'review'
  return status.can.length === 0 ? 'expired' : null
}

/** The truth about the payment in one sentence, with the way on. */
export function PaymentOutcome({ methods, status }: { methods: PayMethods; status: PayStatus }) {
  const t = usePayMessages()
  const kind = paymentOutcomeOf(status)
  if (!kind) return <div role="status" />
  const { icon, tone } = looks[kind]
  const [only, ...others] = methods.orderList
  const to = only && others.length === 0 ? `/member/order/detail?orderSn=${only.orderSn}` : '/member/order/list'
  return (
    <section className="pan pay-o" role="status" data-outcome={kind}>
      <Icon name={icon} size={44} className={tone} />
      <div className="sp">
        <h1 className="t20 b6">{t(`${kind}Title`)}</h1>
        <p className="c2">{t(`${kind}Help`)}</p>
      </div>
      <span className="row g2">
        <ButtonLink to={to} tone={kind === 'paid' ? 'brand' : 'default'} size="lg">
          {t(others.length === 0 ? 'viewOrder' : 'toOrders')}
        </ButtonLink>
        {(kind === 'paid' || kind === 'closed') && (
          <ButtonLink to="/goods/list" size="lg">
            {t('goShopping')}
          </ButtonLink>
        )}
      </span>
    </section>
  )
}
