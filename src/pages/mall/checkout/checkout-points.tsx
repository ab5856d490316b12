import { priceText } from '../../../ui/basic/price-parts.ts'
import { Checkbox } from '../../../ui/form/choice.tsx'
import type { CheckoutModel } from './use-checkout.ts'
import { useCheckoutMessages } from './use-messages.ts'

/** The buyer's points: how many may pay a part, what they are worth, and using them with one press. */
export function CheckoutPoints({ checkout }: { checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  const { available, unit, sharePercent, most, mostAmount, used, amount } = checkout.view.points
  const use = (points: number) => void checkout.choose({ points }, true)
  const steps = most > 0 ? Math.min(most / unit, 200) : 0
  const stepOf = (place: number) => (steps === most / unit ? unit * (place + 1) : Math.ceil((most / unit / steps) * (place + 1)) * unit)
  return (
    <div className="ck-cpn t13" data-testid="points">
      <Checkbox checked={used > 0} disabled={most === 0 || checkout.loading} onChange={(event) => use(event.target.checked ? most : 0)}>
        {most > 0 ? t('pointsUse', { points: used || most, amount: priceText(used > 0 ? amount : mostAmount) }) : t('pointsNone')}
      </Checkbox>
      {used > 0 && steps > 1 && (
        <span className="ipt sel">
          <select aria-label={t('pointsHowMany')} value={used} onChange={(event) => use(Number(event.target.value))}>
            {Array.from({ length: steps }, (_, place) => stepOf(place)).map((points) => (
              <option key={points} value={points}>
                {t('pointsOption', { points })}
              </option>
            ))}
            {used % unit === 0 && !isStep(used, steps, stepOf) && <option value={used}>{t('pointsOption', { points: used })}</option>}
          </select>
        </span>
      )}
      <span className="t12 c3 ck-pts">{t('pointsRule', { available, unit, share: sharePercent })}</span>
    </div>
  )
}

const isStep = (used: number, steps: number, stepOf: (place: number) => number) =>
  Array.from({ length: steps }, (_, place) => stepOf(place)).includes(used)
