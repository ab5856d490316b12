import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { buyerCohorts } from '../../../modules/analytics/endpoints-platform.ts'
import { addDays } from '../../../kernel/time/clock.ts'
import { statisticsMessages } from '../../../modules/analytics/messages.ts'

/** Those who first paid in a month and paid in another. */
function buyersOf(first: string, month: string): string {
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return `/admin/statistics/buyers?first=${first}&from=${month}-01&to=${addDays(`${next}-01`, -1)}`
}

function Count({ number = 0, to }: { number?: number | undefined; to: string }) {
  if (number === 0) return <>0</>
  return (
    <Anchor to={to} className="lk">
      {number}
    </Anchor>
  )
}

/** Buyers by the month of their first paid order, and how many of them came back in each month since. */
export function CohortPanel() {
  const t = useMessages(statisticsMessages)
  const call = useCall(buyerCohorts, {})
  return (
    <Panel title={t('cohorts')} sub={t('cohortsHelp')}>
      <CallView call={call} rows={4}>
        {({ list }) => {
          const months = [...new Set(list.flatMap((one) => one.paidNums.map((paid) => paid.month)))].toSorted()
          if (list.length === 0) return <Empty icon="users" title={t('noCases')} />
          return (
            <div className="tsc">
              <table className="tbl">
                <thead>
                  <tr>
                    <th>{t('firstMonth')}</th>
                    <th className="r">{t('newBuyers')}</th>
                    {months.slice(1).map((month) => (
                      <th key={month} className="r">
                        {month}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {list.map((one) => (
                    <tr key={one.month}>
                      <th scope="row">{one.month}</th>
                      <td className="r num">
                        <Anchor to={buyersOf(one.month, one.month)} className="lk">
                          {one.buyerNum}
                        </Anchor>
                      </td>
                      {months.slice(1).map((month) => (
                        <td key={month} className="r num">
                          {month > one.month && (
                            <Count number={one.paidNums.find((paid) => paid.month === month)?.buyerNum} to={buyersOf(one.month, month)} />
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }}
      </CallView>
    </Panel>
  )
}
