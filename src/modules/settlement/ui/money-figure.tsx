import { classNames } from '../../../ui/class-names.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'

/** An amount as a figure that a phone has room for; what is below zero stands out. */
export function MoneyFigure({ label, amount }: { label: string; amount: number | null }) {
  return (
    <div>
      <span className="l">{label}</span>
      <span className={classNames('v num', amount !== null && amount < 0 && 'cd', 'text-[18px] block')}>
        {amount === null ? '—' : `${amount < 0 ? '−' : ''}¥${priceText(Math.abs(amount))}`}
      </span>
    </div>
  )
}
