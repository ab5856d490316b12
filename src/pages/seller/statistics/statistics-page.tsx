import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { storeStatistics, storeStatisticsExport, type StoreStatistics } from '../../../modules/analytics/endpoints-figures.ts'
import { storeCampaigns, type CampaignKind } from '../../../modules/analytics/endpoints-platform.ts'
import { ownScorecard } from '../../../modules/analytics/endpoints-scorecard.ts'
import { pricePositions } from '../../../modules/analytics/endpoints-price-position.ts'
import { pricePositionMessages, scorecardMessages, statisticsMessages } from '../../../modules/analytics/messages.ts'
import { figurePlaces, useFigureGroups } from '../../../modules/analytics/ui/use-figure-groups.ts'
import { CampaignTable } from '../../../modules/analytics/ui/campaign-table.tsx'
import { priceBands } from '../../../modules/analytics/rules/price-band.ts'
import { FigureTiles } from '../../../modules/analytics/ui/figure-tiles.tsx'
import { ScorecardPanel } from '../../../modules/analytics/ui/scorecard-panel.tsx'
import { SpanBar } from '../../../modules/analytics/ui/span-bar.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'
import { DayChart } from '../../../modules/dashboard/ui/day-chart.tsx'

const rowsOf = (figure: string, search: string) => `/seller/statistics/cases?figure=${figure}&${search}`

const deskOf = (kind: CampaignKind) =>
  kind === 'flash' ? '/seller/flashSale/list' : kind === 'storeCoupon' || kind === 'storeReduction' ? '/seller/coupon/list' : null

/** What happened in my stores in a period, and how they do over the year; each figure leads to its rows. */
export default function StatisticsPage() {
  const say = useMessages(scorecardMessages)
  const span = useFigureSpan()
  const call = useCall(storeStatistics, { from: span.from, to: span.to })
  const card = useCall(ownScorecard, {})
  const campaigns = useCall(storeCampaigns, { from: span.from, to: span.to })
  return (
    <div className="col g3">
      <SpanBar span={span}>
        <ExportButton call={storeStatisticsExport} filters={{ from: span.from, to: span.to }} />
      </SpanBar>
      <CallView call={call} rows={8}>
        {(found) => <Figures found={found} search={span.search} />}
      </CallView>
      <PricePositions />
      <CampaignTable call={campaigns} to={deskOf} base="/seller/statistics" search={span.search} />
      <CallView call={card} rows={6}>
        {(found) => <ScorecardPanel t={say} card={found} rowsOf={rowsOf} />}
      </CallView>
    </div>
  )
}

function PricePositions() {
  const t = useMessages(pricePositionMessages)
  const call = useCall(pricePositions, { pageSize: 1 })
  return (
    <Panel title={t('title')} more={<MoreLink to="/seller/statistics/prices">{t('all')}</MoreLink>}>
      <CallView call={call} rows={2}>
        {({ counts }) => (
          <FigureTiles
            tiles={priceBands.map((band) => ({
              key: band,
              label: t(`band_${band}`),
              value: groupedNumber(counts[band]),
              to: `/seller/statistics/prices?band=${band}`,
            }))}
          />
        )}
      </CallView>
    </Panel>
  )
}

function Figures({ found, search }: { found: StoreStatistics; search: string }) {
  const t = useMessages(statisticsMessages)
  const groups = useFigureGroups(found.figures, found.buyers, figurePlaces('/seller/statistics', search))
  const sub = t('against', { from: found.beforeFrom, to: found.beforeTo })
  return (
    <div className="col g3">
      <Panel title={t('sales')} sub={sub}>
        <FigureTiles tiles={groups.sales} />
        <DayChart days={found.series} />
      </Panel>
      <Panel title={t('funnel')}>
        <FigureTiles tiles={groups.funnel} />
      </Panel>
      <Panel title={t('quotations')}>
        <FigureTiles tiles={groups.quotations} />
      </Panel>
      <Panel title={t('delivery')}>
        <FigureTiles tiles={groups.delivery} />
      </Panel>
    </div>
  )
}
