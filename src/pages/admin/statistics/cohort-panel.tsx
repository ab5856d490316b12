import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { buyerCohorts } from '../../../modules/analytics/endpoints-platform.ts'
import { statisticsMessages } from '../../../modules/analytics/messages.ts'

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
                      <td className="r num">{one.buyerNum}</td>
                      {months.slice(1).map((month) => (
                        <td key={month} className="r num">
                          {month <= one.month ? '' : (one.paidNums.find((paid) => paid.month === month)?.buyerNum ?? 0)}
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
