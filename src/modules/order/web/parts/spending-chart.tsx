import { useWords } from '../../../../api/browser/use-words.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import type { BuyerOverview } from '../../contract-overview.ts'
import { homeWords } from '../words-home.ts'

type Month = BuyerOverview['months'][number]

const [width, height, bottom, left] = [640, 220, 196, 56]
const colours = ['var(--zb-viz-1)', 'var(--zb-viz-3)', 'var(--zb-viz-5)']
const otherColour = 'var(--zb-viz-6)'

/** A round number at or above the largest sum, so that the lines of the grid have plain labels. */
export function topOf(most: number): number {
  if (most <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((times) => times * step).find((top) => top >= most) ?? most
}

/** The parts of a month's bar from below, each with what lies under it: the leading suppliers, then everybody else. */
function partsOf(month: Month): readonly { readonly amount: number; readonly below: number }[] {
  const leaders = month.stores.map((store) => store.amount)
  const belowOf = (count: number) => leaders.slice(0, count).reduce((sum, amount) => sum + amount, 0)
  const rest = Math.max(0, month.amount - belowOf(leaders.length))
  return [...leaders, rest].map((amount, index) => ({ amount, below: belowOf(index) }))
}

/** Twelve months as stacked bars in ten thousand yuan; the same as a table for those who do not see it. */
export function SpendingChart({ months }: { months: readonly Month[] }) {
  const t = useWords(homeWords)
  const top = topOf(Math.max(...months.map((month) => month.amount)))
  const slot = (width - left) / months.length
  const heightOf = (amount: number) => (amount / top) * (bottom - 16)
  const stores = months[0]?.stores ?? []
  return (
    <div className="bx">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('spending')} style={{ width: '100%', height: 'auto' }}>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line x1={left} x2={width} y1={bottom - heightOf(top * part)} y2={bottom - heightOf(top * part)} stroke="var(--zb-viz-grid)" />
            <text x={left - 8} y={bottom - heightOf(top * part) + 4} textAnchor="end" fontSize={11} fill="var(--zb-viz-axis)">
              {priceText((top * part) / 10_000)}
            </text>
          </g>
        ))}
        {months.map((month, index) => (
          <Bar key={month.month} month={month} x={left + slot * index + slot * 0.22} width={slot * 0.56} heightOf={heightOf} />
        ))}
      </svg>
      <ul className="row g3 wrp t12 c3" style={{ paddingLeft: 8 }}>
        {[...stores.map((store) => store.storeName), t('others')].map((name, index) => (
          <li key={name} className="row g1">
            <i style={{ width: 10, height: 10, background: colours[index] ?? otherColour, display: 'inline-block' }} />
            {name}
          </li>
        ))}
      </ul>
      <table className="sr">
        <caption>{t('spending')}</caption>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{month.month}</th>
              <td>{`¥${priceText(month.amount)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type BarProps = { readonly month: Month; readonly x: number; readonly width: number; readonly heightOf: (amount: number) => number }

function Bar({ month, x, width: wide, heightOf }: BarProps) {
  return (
    <g>
      <title>{`${month.month} ¥${priceText(month.amount)}`}</title>
      {partsOf(month).map(({ amount, below }, index) => (
        <rect
          key={index}
          x={x}
          y={bottom - heightOf(below + amount)}
          width={wide}
          height={heightOf(amount)}
          fill={colours[index] ?? otherColour}
        />
      ))}
      <text x={x + wide / 2} y={height - 8} textAnchor="middle" fontSize={11} fill="var(--zb-viz-axis)">
        {Number(month.month.slice(5))}
      </text>
    </g>
  )
}
