import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'
import { storeWeighNotes } from '../../../modules/weighing/ui/weigh-notes.tsx'
import { SellerOrderList } from '../../../modules/fulfilment/ui/seller-order-list.tsx'
import { sellerOrderExport, sellerOrderList, type StoreOrderTab } from '../../../modules/order/endpoints-orders.ts'
import { StoreOrderFilterFields, storeOrderFilterNames, storeOrderSearch } from './store-order-filters.tsx'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'

const shownTabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'partlyShipped',
  'awaitingReceipt',
  'refund',
  'completed',
  'cancelled',
] as const satisfies readonly StoreOrderTab[]

/** The orders of the stores that I serve, with filters in the address. */
export default function SellerOrderListPage() {
  const t = useMessages(shippingMessages)
  const { values, set, ...list } = useList('seller.orders', storeOrderFilterNames, { remembered: true })
  const cursors = useCursors([values, list.size])
  const tab: StoreOrderTab = shownTabs.find((one) => one === values.tab) ?? 'all'
  const search = { tab, ...storeOrderSearch(values) }
  const call = useCall(sellerOrderList, { ...search, cursor: cursors.cursor, pageSize: list.size })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, ['awaitingShipment', 'partlyShipped', 'refund'])
  const { take } = useExportAll(sellerOrderExport, search)
  return (
    <SellerOrderList
      below={storeWeighNotes}
      label={t('sellerOrders')}
      list={list}
      call={call}
      cursors={cursors}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'all' ? '' : next }) }}
      filters={<StoreOrderFilterFields values={values} onFilter={set} />}
      exportAll={take}
      empty={<Empty icon="package-search" title={t('noOrders')} />}
    />
  )
}
