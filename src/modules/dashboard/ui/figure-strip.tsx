import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ChangeIndicator } from '../../../ui/basic/change-indicator.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { PeriodLength } from '../rules/period.ts'
import { dashboardMessages } from '../messages.ts'
import { Sparkline } from './sparkline.tsx'

export type ShownFigure = {
  readonly label: string
  readonly value: string | { readonly yuan: number }
  readonly unit?: string
  readonly help?: string
  /** Per cent against the span before; null where there was nothing to compare with. */
  readonly change: number | null
  /** Said in place of a change. */
  readonly note?: string
  readonly line?: readonly number[]
}

const manyYuan = 100_000

/** Yuan as a figure: in Chinese from a hundred thousand on in 万; the full amount is its title. */
function Yuan({ amount }: { amount: number }) {
  const t = useMessages(dashboardMessages)
  const isMany = useLanguage() === 'zh' && amount >= manyYuan
  return (
    <span title={`¥${priceText(amount)}`}>
      ¥{isMany ? (amount / 10_000).toFixed(2) : priceText(amount, amount >= manyYuan)}
      {isMany && <small className="t13"> {t('tenThousand')}</small>}
    </span>
  )
}

/** The figures of a period with their change and, where there is one, their course. */
export function FigureStrip({ figures, days }: { figures: readonly ShownFigure[]; days: PeriodLength | 'month' }) {
  const t = useMessages(dashboardMessages)
  return (
    <dl className="kpi k2 fg">
      {figures.map((one) => (
        <div key={one.label}>
          <dt className="l">
            {one.label}
            {one.help && (
              <span title={one.help}>
                <Icon name="info" size={12} label={one.help} />
              </span>
            )}
          </dt>
          <dd className="v">
            {typeof one.value === 'string' ? one.value : <Yuan amount={one.value.yuan} />}
            {one.unit && <small className="t13"> {one.unit}</small>}
          </dd>
          <dd className="row g2 wrp t12 c3">
            {one.note ?? (one.change === null ? t('noBefore') : <Against change={one.change} text={t(`against_${days}`)} />)}
            {one.line && <Sparkline values={one.line} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Against({ change, text }: { change: number; text: string }) {
  return (
    <span className="row g1 wrp">
      <ChangeIndicator percent={change} />
      {text}
    </span>
  )
}
