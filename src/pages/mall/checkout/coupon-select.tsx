import { priceText } from '../../../ui/basic/price-parts.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { CheckoutView } from '../../../modules/order/endpoints.ts'
import { useCheckoutMessages } from './use-messages.ts'

type Props = {
  readonly label: string
  readonly chosen: number
  readonly offers: CheckoutView['platformCoupons']
  readonly onChoose: (couponId: number) => void
}

/** The buyer's coupons with what each saves; those that cannot be used say why. Who holds none sees nothing. */
export function CouponSelect({ label, chosen, offers, onChoose }: Props) {
  const t = useCheckoutMessages()
  if (offers.length === 0) return null
  const saving = offers.find((offer) => offer.couponId === chosen)?.saving ?? 0
  return (
    <label className="ck-cpn t13">
      <Icon name="ticket" size={15} className="c3" />
      <span className="c2 nw">{label}</span>
      <span className="ipt sel">
        <select value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
          <option value={0}>{t(offers.some((offer) => offer.isUsable === 1) ? 'noCoupon' : 'couponsNone')}</option>
          {offers.map((offer) => (
            <option key={offer.couponId} value={offer.couponId} disabled={offer.isUsable === 0}>
              {offer.isUsable === 1
                ? t('couponSaves', { name: offer.couponName, amount: priceText(offer.saving) })
                : t('couponRefused', { name: offer.couponName, reason: offer.reason })}
            </option>
          ))}
        </select>
      </span>
      {saving > 0 && <b className="cd num nw">−¥{priceText(saving)}</b>}
    </label>
  )
}
