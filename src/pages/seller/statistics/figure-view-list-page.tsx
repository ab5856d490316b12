import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { storeFigureViews } from '../../../modules/analytics/endpoints-figure-rows.ts'
import { statisticsMessages } from '../../../modules/analytics/messages.ts'
import { FigureViewList, viewFigureOf, viewFilters } from '../../../modules/analytics/ui/figure-view-list.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

/** Views of my stores by goods. */
export default function FigureViewListPage() {
  const t = useMessages(statisticsMessages)
  const { values, set: _set, ...list } = useList('seller.figureViews', viewFilters)
  const span = useFigureSpan()
  const figure = viewFigureOf(values.figure)
  const call = useCall(storeFigureViews, { figure, from: span.from, to: span.to, current: list.page, pageSize: list.size })
  return (
    <FigureViewList
      figure={figure}
      list={list}
      call={call}
      span={span}
      column={t('colGoods')}
      to={({ productId }) => (productId ? `/goods/detail/${productId}` : null)}
    />
  )
}
