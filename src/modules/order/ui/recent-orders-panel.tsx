import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { adminOrderList } from '../endpoints-orders.ts'
import type { OrderCard } from '../endpoints-schemas.ts'
import { orderPageMessages } from '../messages.ts'
import { OrderStateTag } from './order-state-tag.tsx'

type Props = { readonly of: { readonly storeId: number } | { readonly memberId: number } }

/** The last orders of a store or a member, for the platform, with the way to all of them. */
export function RecentOrdersPanel({ of }: Props) {
  const t = useMessages(orderPageMessages)
  const call = useCall(adminOrderList, { ...of, pageSize: 5 })
  const [[name, id] = ['', 0]] = Object.entries(of)
  return (
    <Panel title={t('recentOrders')} more={<MoreLink to={`/admin/order/list?${name}=${id}`}>{t('allOrders')}</MoreLink>}>
      <CallView call={call} rows={3}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="bx t13 c3">{t('noOrdersYet')}</p>
          ) : (
            <OrderTable orders={list} side={'storeId' in of ? 'buyer' : 'store'} />
          )
        }
      </CallView>
    </Panel>
  )
}

function OrderTable({ orders, side }: { orders: readonly OrderCard[]; side: 'buyer' | 'store' }) {
  const t = useMessages(orderPageMessages)
  const other = side === 'buyer' ? t('colBuyer') : t('colStore')
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colOrder')}</th>
            <th>{other}</th>
            <th className="r">{t('colAmount')}</th>
            <th>{t('colState')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderSn}>
              <td className="nw">
                <Anchor className="lk num" to={`/admin/order/detail?orderSn=${order.orderSn}`}>
                  {order.orderSn}
                </Anchor>
                <div className="t12 c3 num">{fullTime(order.createTime)}</div>
              </td>
              <td data-l={other}>{side === 'buyer' ? order.buyerName : order.storeName}</td>
              <td className="r num nw" data-l={t('colAmount')}>
                ¥{priceText(order.totalAmount)}
              </td>
              <td data-l={t('colState')}>
                <OrderStateTag order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
