import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { platformFigureViews } from '../../../modules/analytics/endpoints-figure-rows.ts'
import { statisticsMessages } from '../../../modules/analytics/messages.ts'
import { FigureViewList, viewFigureOf, viewFilters } from '../../../modules/analytics/ui/figure-view-list.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

/** Views of the mall by store. */
export default function FigureViewListPage() {
  const t = useMessages(statisticsMessages)
  const { values, set: _set, ...list } = useList('admin.figureViews', viewFilters)
  const span = useFigureSpan()
  const figure = viewFigureOf(values.figure)
  const storeId = /^[1-9][0-9]{0,15}$/.test(values.storeId) ? Number(values.storeId) : undefined
  const call = useCall(platformFigureViews, {
    figure,
    from: span.from,
    to: span.to,
    current: list.page,
    pageSize: list.size,
    ...(storeId ? { storeId } : {}),
  })
  return (
    <FigureViewList
      figure={figure}
      list={list}
      call={call}
      span={span}
      column={t('colStore')}
      to={({ id }) => `/admin/store/detail?storeId=${id}`}
    />
  )
}
