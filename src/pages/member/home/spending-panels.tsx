import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { buyerOverview, type BuyerOverview } from '../../../modules/purchase-history/endpoints-overview.ts'
import { memberHomeMessages } from './messages.ts'
import { FrequentGoods } from './frequent-goods.tsx'
import { SpendingChart } from './spending-chart.tsx'

/** What the buyer spent by month, and what comes again and again. */
export function SpendingPanels() {
  const t = useMessages(memberHomeMessages)
  const call = useCall(buyerOverview, {})
  return (
    <CallView call={call}>
      {({ months, frequent }) => (
        <div className="col g3">
          <Panel title={t('spending')} sub={t('spendingUnit')}>
            <MonthFigures months={months} />
            {months.some((month) => month.amount > 0) ? (
              <SpendingChart months={months} />
            ) : (
              <Empty icon="chart-line" title={t('noSpending')} help={t('noSpendingHelp')} />
            )}
          </Panel>
          <Panel title={t('frequent')} sub={t('frequentSub')}>
            <FrequentGoods goods={frequent} />
          </Panel>
        </div>
      )}
    </CallView>
  )
}

function MonthFigures({ months }: { months: BuyerOverview['months'] }) {
  const t = useMessages(memberHomeMessages)
  const [last, current] = [months.at(-2), months.at(-1)]
  const before = last?.amount ?? 0
  const now = current?.amount ?? 0
  const change = before > 0 ? t('againstLast', { change: `${signedText(((now - before) / before) * 100, 1)}%` }) : t('noCompare')
  const figures = [
    { label: t('thisMonth'), value: `¥${priceText(now)}`, note: change },
    { label: t('lastMonth'), value: `¥${priceText(before)}`, note: '' },
    { label: t('ordersMonth'), value: String(current?.orderNum ?? 0), note: '' },
    {
      label: t('twelveMonths'),
      value: `¥${priceText(months.reduce((sum, month) => sum + Math.round(month.amount * 100), 0) / 100)}`,
      note: '',
    },
  ]
  return (
    <div className="kpi k2">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <div className="l">{label}</div>
          <div className="v">{value}</div>
          {note && <div className="t12 c3">{note}</div>}
        </div>
      ))}
    </div>
  )
}
