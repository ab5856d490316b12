import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
import { platformFigures, platformOverview, platformTodoList, type PlatformFigures } from '../../../modules/dashboard/endpoints.ts'
import { dashboardMessages } from '../../../modules/dashboard/messages.ts'
import { DayChart } from '../../../modules/dashboard/ui/day-chart.tsx'
import { FigureStrip, type ShownFigure } from '../../../modules/dashboard/ui/figure-strip.tsx'
import { OverviewStrip } from '../../../modules/dashboard/ui/overview-strip.tsx'
import { Ranking } from '../../../modules/dashboard/ui/ranking.tsx'
import { TodoStrip } from '../../../modules/dashboard/ui/todo-strip.tsx'
import { usePeriod } from '../../../modules/dashboard/ui/use-period.ts'

type Say = ReturnType<typeof useMessages<typeof dashboardMessages>>

/** What waits for the platform's staff, what there is, and how the platform does: everybody on the staff sees what their rights allow. */
export default function OverviewPage() {
  return (
    <div className="col g3">
      <TodoStrip call={useCall(platformTodoList, {})} />
      <CallView call={useCall(platformOverview, {})} rows={2}>
        {({ counts, panels }) => (
          <div className="col g3">
            <OverviewStrip counts={counts} side="platform" />
            {panels.includes('turnover') && <PlatformFiguresPanels />}
          </div>
        )}
      </CallView>
    </div>
  )
}

function PlatformFiguresPanels() {
  const t = useMessages(dashboardMessages)
  const { days, choice } = usePeriod()
  const call = useCall(platformFigures, { days })
  return (
    <>
      <Panel title={t('figures')} more={<Segmented {...choice} />}>
        <CallView call={call} rows={6}>
          {(found) => (
            <>
              <FigureStrip figures={figuresOf(found, t)} days={days} />
              <DayChart days={found.series} />
            </>
          )}
        </CallView>
      </Panel>
      <CallView call={call} rows={4}>
        {(found) => (
          <div className="o-even">
            <Ranking
              title={t('topStores')}
              column={t('colStore')}
              rows={found.stores.map((one) => ({
                ...one,
                key: one.storeId,
                name: <Anchor to={`/admin/store/detail?storeId=${one.storeId}`}>{one.storeName}</Anchor>,
              }))}
            />
            <Ranking
              title={t('topCategories')}
              column={t('colCategory')}
              moreColumn={t('colShare')}
              rows={found.categories.map((one) => ({
                key: one.categoryId,
                name: one.categoryName,
                amount: one.amount,
                more: shareText(one.amount, found.categories),
              }))}
            />
          </div>
        )}
      </CallView>
    </>
  )
}

function shareText(amount: number, all: PlatformFigures['categories']): string {
  const whole = all.reduce((sum, one) => sum + one.amount, 0)
  return whole === 0 ? '—' : `${((amount / whole) * 100).toFixed(1)}%`
}

function figuresOf(found: PlatformFigures, t: Say): ShownFigure[] {
  return [
    {
      ...found.amount,
      label: t('turnover'),
      help: t('amountHelp'),
      value: { yuan: found.amount.value },
      line: found.series.map((one) => one.amount),
    },
    { ...found.tonnes, label: t('tonnes'), help: t('tonnesHelp'), value: groupedNumber(found.tonnes.value), unit: t('perTonne') },
    { ...found.orderNum, label: t('orderNum'), value: String(found.orderNum.value), line: found.series.map((one) => one.orderNum) },
    { ...found.average, label: t('average'), value: { yuan: found.average.value } },
    { ...found.buyerNum, label: t('buyerNum'), value: String(found.buyerNum.value) },
    { ...found.memberNum, label: t('memberNum'), value: String(found.memberNum.value) },
  ]
}
