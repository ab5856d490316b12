import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { axisMaximum } from '../../../ui/console/axis-maximum.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { CustomerDetail } from '../../../modules/dashboard/endpoints-customers.ts'
import { customerPageMessages } from '../../../modules/dashboard/messages.ts'

/** Yuan by month as bars; the same as a table for those who do not see it. */
export function MonthBars({ months }: { months: CustomerDetail['months'] }) {
  const t = useMessages(customerPageMessages)
  const top = axisMaximum(Math.max(...months.map((one) => one.amount)))
  const text = (one: CustomerDetail['months'][number]) =>
    t('monthOf', { month: one.month, amount: priceText(one.amount), orders: one.orderNum })
  return (
    <Panel title={t('byMonth')}>
      <div className="bx">
        <div className="spc" aria-hidden="true">
          <div className="spc-y num t12 c3">
            {[1, 0.5, 0].map((part) => (
              <span key={part}>{groupedNumber(top * part)}</span>
            ))}
          </div>
          <ol className="spc-m">
            {months.map((one, place) => (
              <li key={one.month} title={text(one)}>
                <span className="spc-b">
                  <i className="bg-[var(--zb-viz-1)]" style={{ height: `${(one.amount / top) * 100}%` }} />
                </span>
                <span className="t11 c3 num">{place % 2 === 1 ? one.month.slice(2) : ''}</span>
              </li>
            ))}
          </ol>
        </div>
        <ul className="sr">
          {months.map((one) => (
            <li key={one.month}>{text(one)}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
