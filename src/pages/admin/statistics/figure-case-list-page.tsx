import { useCall } from '../../../api/browser/use-call.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { platformFigureCases } from '../../../modules/analytics/endpoints-figures.ts'
import { caseFilters, FigureCaseList, figureOf, hitOf, isInquiryFigure } from '../../../modules/analytics/ui/figure-case-list.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

/** The rows behind a figure, of all stores or of the one in the address. */
export default function FigureCaseListPage() {
  const { values, set, ...list } = useList('admin.figureCases', caseFilters)
  const span = useFigureSpan()
  const [figure, hit] = [figureOf(values.figure), hitOf(values.hit)]
  const storeId = /^[1-9][0-9]{0,15}$/.test(values.storeId) ? Number(values.storeId) : undefined
  const call = useCall(platformFigureCases, {
    figure,
    hit,
    from: span.from,
    to: span.to,
    current: list.page,
    pageSize: list.size,
    ...(storeId ? { storeId } : {}),
  })
  return (
    <FigureCaseList
      withStore
      list={list}
      call={call}
      figure={figure}
      hit={hit}
      span={span}
      set={set}
      to={({ sn }) => (isInquiryFigure(figure) ? `/admin/inquiry/list?keyword=${sn}` : `/admin/order/detail?orderSn=${sn}`)}
    />
  )
}
