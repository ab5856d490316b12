import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { buyerFigureExport, buyerStatistics, type BuyerPart, type BuyerStatistics } from '../../../modules/analytics/endpoints-buyer.ts'
import { buyerStatisticsMessages, statisticsMessages } from '../../../modules/analytics/messages.ts'
import { FigureTiles, useShareFigure, useYuanFigure, type FigureTile } from '../../../modules/analytics/ui/figure-tiles.tsx'
import { SpanBar } from '../../../modules/analytics/ui/span-bar.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'
import { ShareTable } from './share-table.tsx'
import { ZincTable } from './zinc-table.tsx'

/** What my company, or I, bought in a period: where the money went, at which prices, and how suppliers kept their dates. */
export default function StatisticsPage() {
  const span = useFigureSpan()
  const asked = { from: span.from, to: span.to }
  const call = useCall(buyerStatistics, asked)
  return (
    <div className="col g3">
      <SpanBar span={span}>
        <ExportButton call={buyerFigureExport} filters={asked} />
      </SpanBar>
      <CallView call={call} rows={8}>
        {(found) => <Figures found={found} search={span.search} />}
      </CallView>
    </div>
  )
}

function useTiles(found: BuyerStatistics, to: (by: BuyerPart) => string): readonly FigureTile[] {
  const t = useMessages(buyerStatisticsMessages)
  const say = useMessages(statisticsMessages)
  const yuan = useYuanFigure()
  const share = useShareFigure()
  const { amount, orderNum, tonnes, saved } = found
  return [
    { key: 'amount', label: t('amount'), ...yuan(amount.now), ...amount, to: to('all') },
    { key: 'orders', label: t('orderNum'), value: groupedNumber(orderNum.now), ...orderNum, to: to('all') },
    { key: 'tonnes', label: t('tonnes'), value: `${groupedNumber(tonnes.now)} ${say('tonne')}`, ...tonnes, to: to('all') },
    { key: 'prices', label: t('savedPrices'), ...yuan(saved.prices), to: to('prices') },
    { key: 'coupons', label: t('savedCoupons'), ...yuan(saved.coupons), to: to('coupons') },
    { key: 'punctuality', label: t('punctuality'), ...share(found.onTimeNum, found.shippedNum), to: to('late') },
  ]
}

function Figures({ found, search }: { found: BuyerStatistics; search: string }) {
  const t = useMessages(buyerStatisticsMessages)
  const say = useMessages(statisticsMessages)
  const to = (by: BuyerPart, id = 0) => `/member/statistics/orders?by=${by}&id=${id}&${search}`
  const against = say('against', { from: found.beforeFrom, to: found.beforeTo })
  return (
    <div className="col g3">
      <Panel title={t('bought')} sub={`${t(found.isCompany ? 'ofCompany' : 'ofMine')} · ${against}`}>
        <FigureTiles tiles={useTiles(found, to)} />
      </Panel>
      <ShareTable
        title={t('bySupplier')}
        column={t('supplier')}
        rows={found.suppliers}
        to={({ id }) => to('supplier', id)}
        more={[
          {
            title: t('punctuality'),
            cell: (one) => (one.shippedNum === 0 ? '—' : `${one.onTimeNum} / ${one.shippedNum}`),
            to: (one) => (one.onTimeNum < one.shippedNum ? to('late', one.id) : null),
          },
          { title: t('claims'), cell: (one) => one.claimNum, to: (one) => (one.claimNum > 0 ? to('claims', one.id) : null) },
        ]}
      />
      <ShareTable title={t('byCategory')} column={t('category')} rows={found.categories} to={({ id }) => to('category', id)} />
      <ZincTable rows={found.zinc} to={(days) => `/member/statistics/orders?by=zinc&id=0&${days ?? search}`} span={found} />
      <ShareTable
        title={t('byProject')}
        sub={t('projectHelp')}
        column={t('project')}
        rows={found.projects}
        to={({ id }) => to('project', id)}
      />
      {found.isCompany && (
        <ShareTable title={t('byCostCentre')} column={t('costCentre')} rows={found.costCentres} to={({ id }) => to('costCentre', id)} />
      )}
    </div>
  )
}
