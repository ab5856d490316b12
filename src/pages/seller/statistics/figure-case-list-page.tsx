import { useCall } from '../../../api/browser/use-call.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { storeFigureCases } from '../../../modules/analytics/endpoints-figures.ts'
import { caseFilters, FigureCaseList, figureOf, hitOf, isInquiryFigure } from '../../../modules/analytics/ui/figure-case-list.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

/** The rows behind a figure of my stores. */
export default function FigureCaseListPage() {
  const { values, set, ...list } = useList('seller.figureCases', caseFilters)
  const span = useFigureSpan()
  const [figure, hit] = [figureOf(values.figure), hitOf(values.hit)]
  const call = useCall(storeFigureCases, { figure, hit, from: span.from, to: span.to, current: list.page, pageSize: list.size })
  return (
    <FigureCaseList
      list={list}
      call={call}
      figure={figure}
      hit={hit}
      span={span}
      set={set}
      to={({ sn }) => (isInquiryFigure(figure) ? `/seller/quotation/edit?inquirySn=${sn}` : `/seller/order/detail?orderSn=${sn}`)}
    />
  )
}
