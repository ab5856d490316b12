import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'

/** The latest orders as a table, each with its next step. */
export function RecentOrders({ orders }: { orders: readonly OrderCard[] }) {
  const t = useMessages(orderPageMessages)
  return (
    <div className="tsc">
      <table className="tbl d border-t border-line">
        <thead>
          <tr>
            <th>{t('orderSn')}</th>
            <th>{t('colStore')}</th>
            <th>{t('goods')}</th>
            <th className="r">{t('colAmount')}</th>
            <th>{t('colState')}</th>
            <th />
            <th />
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const [first, ...more] = order.orderProductList
            const to = `/member/order/detail?orderSn=${order.orderSn}`
            return (
              <tr key={order.orderSn}>
                <td className="nw">
                  <Anchor className="cl num" to={to}>
                    {order.orderSn}
                  </Anchor>
                </td>
                <td className="nw c2">{order.storeName}</td>
                <td>
                  {first && (
                    <span className="row g2">
                      <Picture src={first.goodsImage} alt="" width={36} className="w36" />
                      <span className="el max-w-65">
                        {first.goodsName} {more.length > 0 && t('andMore', { count: order.orderProductList.length })}
                      </span>
                    </span>
                  )}
                </td>
                <td className="r n b6 nw">¥{priceText(order.totalAmount)}</td>
                <td className="nw">
                  <OrderStateTag order={order} />
                </td>
                <td className="c3 t12 nw num">{order.payDueTime ? <Countdown until={order.payDueTime} /> : shortTime(order.createTime)}</td>
                <td className="r">
                  {order.can.includes('pay') ? (
                    <ButtonLink size="sm" tone="action" to={`/buy/pay?paySn=${order.paySn}`}>
                      {t('pay')}
                    </ButtonLink>
                  ) : (
                    <ButtonLink size="sm" to={to}>
                      {t('detail')}
                    </ButtonLink>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
