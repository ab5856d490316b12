import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { axisMaximum } from '../../../ui/console/axis-maximum.ts'
import type { FrameworkUsage, UsageMonth } from '../endpoints.ts'
import { contractUsageMessages } from '../messages.ts'

/** Tonnes by month as bars, what was received below what is to come, and the most of a month as a line. The table beside it says the same. */
export function UsageChart({ months, band }: Pick<FrameworkUsage, 'months' | 'band'>) {
  const t = useMessages(contractUsageMessages)
  const most = Number(band?.most ?? 0)
  const top = axisMaximum(Math.max(most, ...months.map(({ ordered }) => Number(ordered))))
  return (
    <div className="bx">
      <div className="spc" role="img" aria-label={t('chart')}>
        <div className="spc-y num t12 c3">
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{groupedNumber(top * part)}</span>
          ))}
        </div>
        <ol className="spc-m relative">
          {most > 0 && (
            <li className="absolute inset-x-0 top-0 bottom-[20px] pointer-events-none !block">
              <i
                className="absolute inset-x-0 border-0 border-t border-dashed border-(--zb-viz-5)"
                style={{ bottom: `${(most / top) * 100}%` }}
              />
            </li>
          )}
          {months.map((month) => (
            <Bar key={month.month} month={month} top={top} />
          ))}
        </ol>
      </div>
      <ul className="row g3 wrp t12 c3">
        <li className="row g1">
          <i className="spc-k bg-(--zb-viz-1)" />
          {t('legendReceived')}
        </li>
        <li className="row g1">
          <i className="spc-k bg-(--zb-viz-3)" />
          {t('legendOrdered')}
        </li>
        {most > 0 && (
          <li className="row g1">
            <i className="w-4 border-0 border-t border-dashed border-(--zb-viz-5)" />
            {t('legendMost')}
          </li>
        )}
      </ul>
    </div>
  )
}

function Bar({ month: { month, ordered, executed }, top }: { month: UsageMonth; top: number }) {
  const received = Math.min(Number(executed), top)
  const open = Math.max(0, Number(ordered) - received)
  return (
    <li title={`${month} ${ordered} t`}>
      <span className="spc-b">
        <i className="bg-(--zb-viz-1)" style={{ height: `${(received / top) * 100}%` }} />
        <i className="bg-(--zb-viz-3)" style={{ height: `${(open / top) * 100}%` }} />
      </span>
      <span className="t11 c3 num">{month.slice(2)}</span>
    </li>
  )
}
