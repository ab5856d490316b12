import { useCall } from '../../../api/browser/use-call.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { storeFigureBuyers } from '../../../modules/analytics/endpoints-figure-rows.ts'
import { buyerFilters, buyerKindOf, FigureBuyerList } from '../../../modules/analytics/ui/figure-buyer-list.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

/** Who paid for orders of my stores in a period. */
export default function FigureBuyerListPage() {
  const { values, set, ...list } = useList('seller.figureBuyers', buyerFilters)
  const span = useFigureSpan()
  const kind = buyerKindOf(values.kind)
  const call = useCall(storeFigureBuyers, { kind, from: span.from, to: span.to, current: list.page, pageSize: list.size })
  return (
    <FigureBuyerList
      list={list}
      call={call}
      kind={kind}

      span={span}
      set={set}
      to={({ key }) => `/seller/customer/detail?key=${key}`}
    />
  )
}
