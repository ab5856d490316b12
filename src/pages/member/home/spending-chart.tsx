import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { axisMaximum } from '../../../ui/console/axis-maximum.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { BuyerOverview } from '../../../modules/purchase-history/endpoints-overview.ts'
import { memberHomeMessages } from './messages.ts'

type Month = BuyerOverview['months'][number]

const colours = ['var(--zb-viz-1)', 'var(--zb-viz-3)', 'var(--zb-viz-5)']
const otherColour = 'var(--zb-viz-6)'

/** Whose shares a bar shows. */
export type Grouping = 'category' | 'store'
const sharesOf = (month: Month, grouping: Grouping) =>
  grouping === 'store'
    ? month.stores.map((one) => ({ name: one.storeName, amount: one.amount }))
    : month.categories.map((one) => ({ name: one.categoryName, amount: one.amount }))

/** The parts of a month's bar from below: the leading ones, then everything else. */
function partsOf(month: Month, grouping: Grouping): readonly number[] {
  const leaders = sharesOf(month, grouping).map((one) => one.amount)
  return [...leaders, Math.max(0, month.amount - leaders.reduce((sum, amount) => sum + amount, 0))]
}

/** Twelve months as stacked bars in ten thousand yuan; the same as a table for those who do not see it. */
export function SpendingChart({ months, grouping }: { months: readonly Month[]; grouping: Grouping }) {
  const t = useMessages(memberHomeMessages)
  const top = axisMaximum(Math.max(...months.map((month) => month.amount)))
  const leaders = months[0] ? sharesOf(months[0], grouping).map((one) => one.name) : []
  return (
    <div className="bx">
      <div className="spc" aria-hidden="true">
        <div className="spc-y num t12 c3">
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{groupedNumber((top * part) / 10_000)}</span>
          ))}
        </div>
        <ol className="spc-m">
          {months.map((month) => (
            <Bar key={month.month} month={month} top={top} grouping={grouping} />
          ))}
        </ol>
      </div>
      <ul className="row g3 wrp t12 c3">
        {[...leaders, t(grouping === 'store' ? 'others' : 'othersCategory')].map((name, index) => (
          <li key={name} className="row g1">
            <i className="spc-k" style={{ background: colours[index] ?? otherColour }} />
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

function Bar({ month, top, grouping }: { month: Month; top: number; grouping: Grouping }) {
  const lang = useLanguage()
  const monthName = new Date(`${month.month}-15`).toLocaleDateString(lang === 'zh' ? 'zh-CN' : 'en', { month: 'short' })
  return (
    <li title={`${month.month} ¥${priceText(month.amount)}`}>
      <span className="spc-b">
        {partsOf(month, grouping).map((amount, index) => (
          <i key={index} style={{ height: `${(amount / top) * 100}%`, background: colours[index] ?? otherColour }} />
        ))}
      </span>
      <span className="t12 c3 num">{monthName}</span>
    </li>
  )
}
