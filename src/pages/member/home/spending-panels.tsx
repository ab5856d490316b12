import { useState, type ReactNode } from 'react'
import { useCall, type CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
import { buyerOverview, type BuyerOverview } from '../../../modules/purchase-history/endpoints-overview.ts'
import { memberHomeMessages } from './messages.ts'
import { FrequentGoods } from './frequent-goods.tsx'
import { RestockButton } from './restock-button.tsx'
import { RunningRequests } from './running-requests.tsx'
import { SpendingChart, type Grouping } from './spending-chart.tsx'

/** What the buyer spent by month, what is being asked for, and what comes again and again. */
export function SpendingPanels({ below }: { below: ReactNode }) {
  const t = useMessages(memberHomeMessages)
  const call = useCall(buyerOverview, {})
  return (
    <>
      <div className="o-two">
        <SpendingPanel call={call} />
        <div className="col g3">
          <RunningRequests />
          {below}
        </div>
      </div>
      <Panel
        title={t('frequent')}
        sub={t('frequentSub')}
        more={
          <span className="row g3">
            <MoreLink to="/member/regular/list">{t('manageLists')}</MoreLink>
            {call.data && call.data.frequent.length > 0 && <RestockButton goods={call.data.frequent} />}
          </span>
        }
      >
        <CallView call={call} rows={2}>
          {({ frequent }) => <FrequentGoods goods={frequent} />}
        </CallView>
      </Panel>
    </>
  )
}

function SpendingPanel({ call }: { call: CallState<BuyerOverview> }) {
  const t = useMessages(memberHomeMessages)
  const [grouping, setGrouping] = useState<Grouping>('category')
  const options = [
    { key: 'category', label: t('byCategory') },
    { key: 'store', label: t('byStore') },
  ]
  return (
    <Panel
      title={t('spending')}
      sub={t('spendingUnit')}
      more={
        <Segmented
          label={t('chartBy')}
          options={options}
          current={grouping}
          onChange={(key) => setGrouping(key === 'store' ? 'store' : 'category')}
        />
      }
    >
      <CallView call={call} rows={4}>
        {({ months }) =>
          months.some((month) => month.amount > 0) ? (
            <SpendingChart months={months} grouping={grouping} />
          ) : (
            <Empty icon="chart-line" title={t('noSpending')} help={t('noSpendingHelp')} />
          )
        }
      </CallView>
    </Panel>
  )
}
