import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import {
  platformCampaigns,
  platformStatistics,
  platformStatisticsExport,
  type CampaignKind,
  type PlatformStatistics,
} from '../../../modules/analytics/endpoints-platform.ts'
import { statisticsMessages } from '../../../modules/analytics/messages.ts'
import { CampaignTable } from '../../../modules/analytics/ui/campaign-table.tsx'
import { FigureTiles } from '../../../modules/analytics/ui/figure-tiles.tsx'
import { SpanBar } from '../../../modules/analytics/ui/span-bar.tsx'
import { figurePlaces, useFigureGroups } from '../../../modules/analytics/ui/use-figure-groups.ts'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'
import { DayChart } from '../../../modules/dashboard/ui/day-chart.tsx'
import { CohortPanel } from './cohort-panel.tsx'
import { RebuildButton } from './rebuild-button.tsx'

const deskOf = (kind: CampaignKind) =>
  kind === 'flash' ? '/admin/flashSale/list' : kind === 'points' ? '/admin/point/account' : '/admin/coupon/list'

/** What happened on the mall in a period; each figure leads to its rows. */
export default function StatisticsPage() {
  const span = useFigureSpan()
  const asked = { from: span.from, to: span.to }
  const call = useCall(platformStatistics, asked)
  return (
    <div className="col g3">
      <SpanBar span={span}>
        <RebuildButton />
        <ExportButton call={platformStatisticsExport} filters={asked} />
      </SpanBar>
      <CallView call={call} rows={8}>
        {(found) => <Figures found={found} search={span.search} />}
      </CallView>
      <CampaignTable call={useCall(platformCampaigns, asked)} to={deskOf} base="/admin/statistics" search={span.search} />
      <CohortPanel />
    </div>
  )
}

function Figures({ found, search }: { found: PlatformStatistics; search: string }) {
  const t = useMessages(statisticsMessages)
  const groups = useFigureGroups(found.figures, found.buyers, figurePlaces('/admin/statistics', search))
  const requested = found.figures.find((one) => one.figure === 'requested')
  const { newMembers } = found
  const more = [
    {
      key: 'requested',
      label: t('figure_requested'),
      value: groupedNumber(requested?.now.cases ?? 0),
      now: requested?.now.cases ?? 0,
      before: requested?.before.cases ?? 0,
      to: `/admin/statistics/cases?figure=requested&${search}`,
    },
  ]
  const joined = {
    key: 'members',
    label: t('newMembers'),
    value: groupedNumber(newMembers.now),
    ...newMembers,
    to: `/admin/member/list?from=${found.from}&to=${found.to}`,
  }
  const misses = {
    key: 'misses',
    label: t('misses'),
    value: groupedNumber(found.misses.now),
    ...found.misses,
    to: `/admin/search/misses?result=nothing&${search}`,
  }
  return (
    <div className="col g3">
      <Panel title={t('sales')} sub={t('against', { from: found.beforeFrom, to: found.beforeTo })}>
        <FigureTiles tiles={groups.sales} />
        <DayChart days={found.series} />
      </Panel>
      <Panel title={t('funnel')}>
        <FigureTiles tiles={[...groups.funnel, joined, misses]} />
      </Panel>
      <Panel title={t('quotations')}>
        <FigureTiles tiles={[...more, ...groups.quotations]} />
      </Panel>
      <Panel title={t('delivery')}>
        <FigureTiles tiles={groups.delivery} />
      </Panel>
      <TopStores stores={found.stores} search={search} />
    </div>
  )
}

function TopStores({ stores, search }: { stores: PlatformStatistics['stores']; search: string }) {
  const t = useMessages(statisticsMessages)
  return (
    <Panel title={t('topStores')}>
      {stores.length === 0 ? (
        <Empty icon="store" title={t('noCases')} />
      ) : (
        <div className="tsc">
          <table className="tbl">
            <thead>
              <tr>
                <th>{t('colStore')}</th>
                <th className="r">{t('figure_viewed')}</th>
                <th className="r">{t('colOrders')}</th>
                <th className="r">{t('colAmount')}</th>
                <th className="r">{t('mark')}</th>
              </tr>
            </thead>
            <tbody>
              {stores.map((one) => (
                <tr key={one.storeId}>
                  <td>
                    <Anchor to={`/admin/store/detail?storeId=${one.storeId}`}>{one.storeName}</Anchor>
                  </td>
                  <td className="r num">
                    <Anchor to={`/admin/statistics/views?storeId=${one.storeId}&${search}`} className="lk">
                      {groupedNumber(one.viewNum)}
                    </Anchor>
                  </td>
                  <td className="r num">
                    <Anchor to={`/admin/statistics/cases?figure=paid&storeId=${one.storeId}&${search}`} className="lk">
                      {groupedNumber(one.orderNum)}
                    </Anchor>
                  </td>
                  <td className="r num">¥{priceText(one.amount)}</td>
                  <td className="r num">{one.mark ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
