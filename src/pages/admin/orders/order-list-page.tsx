import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminOrderExport, adminOrderList, type OrderPage, type OrderTab } from '../../../modules/order/endpoints-orders.ts'
import { OrderFilterBar, orderFilterNames, orderSearch } from '../../../modules/order/ui/order-filters.tsx'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { useOrderTabs } from '../../../modules/order/ui/use-order-tabs.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

const shownTabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'completed',
  'cancelled',
] as const satisfies readonly OrderTab[]

/** Every order of the platform, to read. */
export default function AdminOrderListPage() {
  const { values, set } = useFilters(orderFilterNames, { remembered: true })
  const t = useMessages(orderPageMessages)
  const cursors = useCursors(values)
  const tab: OrderTab = shownTabs.find((one) => one === values.tab) ?? 'all'
  const call = useCall(adminOrderList, {
    tab,
    ...orderSearch(values),
    cursor: cursors.cursor,
    pageSize: 20,
  })
  const tabs = useOrderTabs(shownTabs, call.data?.counts, [])
  return (
    <ListFrame
      label={t('adminOrders')}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'all' ? '' : next }) }}
      bar={
        <OrderFilterBar values={values} onFilter={set} keywordLabel={t('keyword')}>
          <ExportButton call={adminOrderExport} filters={{ tab, ...orderSearch(values) }} disabled={call.data?.list.length === 0} />
        </OrderFilterBar>
      }
      call={call}
      empty={<Empty icon="package-search" title={t('noOrders')} />}
      foot={(page) => <CursorPager cursors={cursors} next={page.nextCursor} />}
    >
      {(page) => <AdminOrderTable orders={page.list} />}
    </ListFrame>
  )
}

function AdminOrderTable({ orders }: { orders: OrderPage['list'] }) {
  const t = useMessages(orderPageMessages)
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('colOrder')}</th>
            <th>{t('colBuyer')}</th>
            <th>{t('colStore')}</th>
            <th>{t('goods')}</th>
            <th className="r">{t('colAmount')}</th>
            <th>{t('colState')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderSn}>
              <td className="nw">
                <Anchor className="cl num b5" to={`/admin/order/detail?orderSn=${order.orderSn}`}>
                  {order.orderSn}
                </Anchor>
                <div className="t12 c3 num">{fullTime(order.createTime)}</div>
              </td>
              <td>{order.buyerName}</td>
              <td>{order.storeName}</td>
              <td>
                {order.orderProductList.slice(0, 2).map((line) => (
                  <div key={line.orderProductId} className="t12 el" style={{ maxWidth: 300 }}>
                    {line.goodsName} {line.specText} <span className="c3 num">× {counted(line.buyNum, line.unitName)}</span>
                  </div>
                ))}
              </td>
              <td className="r nw">
                <div className="num b6">¥{priceText(order.totalAmount)}</div>
                <div className="t12 c3">{t(`method_${order.payMethod}`)}</div>
              </td>
              <td className="nw">
                <OrderStateTag order={order} />
                {order.payDueTime && (
                  <div className="t12">
                    {t('due')} <Countdown until={order.payDueTime} />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
