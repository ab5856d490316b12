import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useCall } from '../../../api/browser/use-call.ts'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sellerOrderExport, sellerOrderList, type OrderTab } from '../../../modules/order/endpoints-orders.ts'
import { OrderFilterBar, orderFilterNames, orderSearch } from '../../../modules/order/ui/order-filters.tsx'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { SellerOrderTable } from '../../../modules/fulfilment/ui/seller-order-table.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const shownTabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'completed',
  'cancelled',
] as const satisfies readonly OrderTab[]

/** The orders of the stores that I serve, with filters in the address. */
export default function SellerOrderListPage() {
  const { values, set } = useFilters(orderFilterNames, { remembered: true })
  const t = useMessages(shippingMessages)
  const cursors = useCursors(values)
  const tab: OrderTab = shownTabs.find((one) => one === values.tab) ?? 'all'
  const call = useCall(sellerOrderList, {
    tab,
    ...orderSearch(values),
    cursor: cursors.cursor,
    pageSize: 20,
  })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, ['awaitingShipment'])
  return (
    <ListFrame
      label={t('sellerOrders')}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'all' ? '' : next }) }}
      bar={
        <OrderFilterBar values={values} onFilter={set} keywordLabel={t('sellerKeyword')}>
          <ExportButton call={sellerOrderExport} filters={{ tab, ...orderSearch(values) }} disabled={call.data?.list.length === 0} />
        </OrderFilterBar>
      }
      call={call}
      empty={<Empty icon="package-search" title={t('noOrders')} />}
    >
      {(page) => <SellerOrderTable page={page} cursors={cursors} onDone={call.reload} />}
    </ListFrame>
  )
}
