import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { axisMaximum } from '../../../ui/console/axis-maximum.ts'
import { dashboardMessages } from '../messages.ts'

type Day = { readonly day: string; readonly amount: number; readonly orderNum: number }

/** Yuan by day as bars; the same as a table for those who do not see it. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const t = useMessages(dashboardMessages)
  const top = axisMaximum(Math.max(...days.map((one) => one.amount)))
  const every = Math.ceil(days.length / 10)
  return (
    <div className="bx">
      <div className="spc" aria-hidden="true">
        <div className="spc-y num t12 c3">
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{groupedNumber(top * part)}</span>
          ))}
        </div>
        <ol className="spc-m">
          {days.map((one, place) => (
            <li key={one.day} title={`${one.day} ¥${priceText(one.amount)} · ${one.orderNum}`}>
              <span className="spc-b">
                <i className="bg-[var(--zb-viz-1)]" style={{ height: `${(one.amount / top) * 100}%` }} />
              </span>
              <span className="t11 c3 num">{(days.length - 1 - place) % every === 0 ? one.day.slice(5) : ''}</span>
            </li>
          ))}
        </ol>
      </div>
      <table className="sr">
        <caption>{t('byDay')}</caption>
        <tbody>
          {days.map((one) => (
            <tr key={one.day}>
              <th scope="row">{one.day}</th>
              <td>{`¥${priceText(one.amount)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
