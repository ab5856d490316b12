import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { adminOrderExport, adminOrderList, mostCounted, type OrderTab } from '../../../modules/order/endpoints-orders.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { OrderFilterFields, orderFilterNames, orderSearch } from '../../../modules/order/ui/order-filters.tsx'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { usePlatformOrderColumns } from './use-platform-order-columns.tsx'

const shownTabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'refund',
  'completed',
  'cancelled',
] as const satisfies readonly OrderTab[]

// Orders of one member or one store: details of both lead here.
const filterNames = [...orderFilterNames, 'memberId', 'storeId'] as const

const sumOf = (orders: readonly OrderCard[]) => orders.reduce((sum, order) => sum + Math.round(order.totalAmount * 100), 0) / 100

/** Every order of the platform, to read. */
export default function AdminOrderListPage() {
  const t = useMessages(orderPageMessages)
  const { values, set, ...list } = useList('admin.orders', filterNames, { remembered: true })
  const cursors = useCursors([values, list.size])
  const tab: OrderTab = shownTabs.find((one) => one === values.tab) ?? 'all'
  const only = { memberId: Number(values.memberId) || undefined, storeId: Number(values.storeId) || undefined }
  const search = { tab, ...orderSearch(values), ...only }
  const call = useCall(adminOrderList, { ...search, cursor: cursors.cursor, pageSize: list.size })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, [], mostCounted)
  const columns = usePlatformOrderColumns()
  const { take } = useExportAll(adminOrderExport, search)
  const [first] = call.data?.list ?? []
  return (
    <List
      label={t('adminOrders')}
      list={list}
      call={call}
      rows={(page) => page.list}
      keyOf={(order) => order.orderSn}
      columns={columns}
      to={(order) => `/admin/order/detail?orderSn=${order.orderSn}`}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'all' ? '' : next }) }}
      filters={
        <>
          <OrderFilterFields values={values} onFilter={set} keywordLabel={t('keyword')} />
          {only.memberId && first && <Tag tone="info">{`${t('colBuyer')} · ${first.buyerName}`}</Tag>}
          {only.storeId && first && <Tag tone="info">{`${t('colStore')} · ${first.storeName}`}</Tag>}
        </>
      }
      sum={(orders) => t('pageSum', { count: orders.length, amount: priceText(sumOf(orders)) })}
      pages={(page) => ({ cursors, next: page.nextCursor })}
      exportAll={take}
      empty={<Empty icon="package-search" title={t('noOrders')} />}
    />
  )
}
