import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { buyerOrderExport, buyerOrderList, orderTabs, type OrderTab } from '../../../modules/order/endpoints-orders.ts'
import { OrderFilterFields, orderFilterNames, orderSearch } from '../../../modules/order/ui/order-filters.tsx'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { useOrderFileColumns } from '../../../modules/order/ui/use-order-file-columns.ts'
import { BuyerOrderCard } from './order-card.tsx'
import { ProjectFilter } from './order-project.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

const filterNames = [...orderFilterNames, 'projectId'] as const

/** My orders by state, with search, days and project in the address. */
export default function OrderListPage() {
  const { values, set, ...list } = useList('member.orders', filterNames, { remembered: true, pageSize: 10 })
  const t = useMessages(shippingMessages)
  const cursors = useCursors([values, list.order, list.size])
  const tab: OrderTab = orderTabs.find((orderTab) => orderTab === values.tab) ?? 'all'
  const projectId = /^[1-9][0-9]{0,9}$/.test(values.projectId) ? Number(values.projectId) : undefined
  const search = { tab, projectId, ...orderSearch({ ...values, order: list.order }) }
  const call = useCall(buyerOrderList, { ...search, cursor: cursors.cursor, pageSize: list.size })
  const { take } = useExportAll(buyerOrderExport, search)
  const columns = useOrderFileColumns({ isSorted: true })
  const tabs = useOrderTabs(orderTabs, call.data?.counts, ['awaitingPayment', 'awaitingReceipt', 'awaitingEvaluation'])
  return (
    <List
      label={t('orderList')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ orderSn }) => orderSn}
      columns={columns}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'all' ? '' : next }) }}
      filters={
        <>
          <OrderFilterFields values={values} onFilter={set} keywordLabel={t('keyword')} />
          <ProjectFilter value={values.projectId} onFilter={(chosen) => set({ projectId: chosen })} />
        </>
      }
      exportAll={take}
      body={(orders) => orders.map((order) => <BuyerOrderCard key={order.orderSn} order={order} onDone={call.reload} />)}
      pages={({ nextCursor }) => ({ cursors, next: nextCursor })}
      empty={
        <Empty
          icon="package-search"
          title={t('noOrders')}
          help={t('noOrdersHelp')}
          actions={
            <ButtonLink to="/goods/list" tone="brand">
              {t('goShopping')}
            </ButtonLink>
          }
        />
      }
    />
  )
}
