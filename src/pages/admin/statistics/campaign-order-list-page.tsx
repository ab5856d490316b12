import { useCall } from '../../../api/browser/use-call.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { platformCampaignOrders } from '../../../modules/analytics/endpoints-figure-rows.ts'
import { campaignFilters, CampaignOrderList, campaignSearch } from '../../../modules/analytics/ui/campaign-order-list.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

/** The orders that a campaign took something off. */
export default function CampaignOrderListPage() {
  const { values, set, ...list } = useList('admin.campaignOrders', campaignFilters)
  const span = useFigureSpan()
  const call = useCall(platformCampaignOrders, {
    ...campaignSearch(values),
    from: span.from,
    to: span.to,
    current: list.page,
    pageSize: list.size,
  })
  return (
    <CampaignOrderList
      withStore
      list={list}
      call={call}
      values={values}
      span={span}
      set={set}
      to={({ orderSn }) => `/admin/order/detail?orderSn=${orderSn}`}
    />
  )
}
