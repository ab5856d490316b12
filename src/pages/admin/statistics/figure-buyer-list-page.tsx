import { useCall } from '../../../api/browser/use-call.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { platformFigureBuyers } from '../../../modules/analytics/endpoints-figure-rows.ts'
import { buyerFilters, buyerKindOf, FigureBuyerList } from '../../../modules/analytics/ui/figure-buyer-list.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

/** The accounts that paid in a period, or of one month of first payments. */
export default function FigureBuyerListPage() {
  const { values, set, ...list } = useList('admin.figureBuyers', buyerFilters)
  const span = useFigureSpan()
  const kind = buyerKindOf(values.kind)
  const first = /^20[0-9]{2}-(0[1-9]|1[0-2])$/.test(values.first) ? values.first : ''
  const call = useCall(platformFigureBuyers, { kind, first, from: span.from, to: span.to, current: list.page, pageSize: list.size })
  return (
    <FigureBuyerList
      list={list}
      call={call}
      kind={kind}
      first={first}
      span={span}
      set={set}
      to={({ memberId }) => `/admin/order/list?memberId=${memberId}`}
    />
  )
}
