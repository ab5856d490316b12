import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { buyerOrderExport, buyerOrderList, orderTabs, type OrderTab } from '../../../modules/order/endpoints-orders.ts'
import { OrderFilterBar, orderFilterNames, orderSearch } from '../../../modules/order/ui/order-filters.tsx'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { BuyerOrderCard } from './order-card.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

/** My orders by state, with search and days in the address. */
export default function OrderListPage() {
  const { values, set } = useFilters(orderFilterNames, { remembered: true })
  const t = useMessages(shippingMessages)
  const cursors = useCursors(values)
  const tab: OrderTab = orderTabs.find((orderTab) => orderTab === values.tab) ?? 'all'
  const call = useCall(buyerOrderList, {
    tab,
    ...orderSearch(values),
    cursor: cursors.cursor,
    pageSize: 10,
  })
  const tabs = useOrderTabs(orderTabs, call.data?.counts, ['awaitingPayment', 'awaitingReceipt', 'awaitingEvaluation'])
  return (
    <ConsoleList
      label={t('orderList')}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'all' ? '' : next }) }}
      bar={
        <OrderFilterBar values={values} onFilter={set} keywordLabel={t('keyword')}>
          <ExportButton call={buyerOrderExport} filters={{ tab, ...orderSearch(values) }} disabled={call.data?.list.length === 0} />
        </OrderFilterBar>
      }
      call={call}
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
      foot={(page) => <CursorPager cursors={cursors} next={page.nextCursor} />}
    >
      {(page) => page.list.map((order) => <BuyerOrderCard key={order.orderSn} order={order} onDone={call.reload} />)}
    </ConsoleList>
  )
}
