import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { useBuyerOrderCommands } from '../../../modules/fulfilment/ui/use-buyer-order-commands.ts'

type Props = { readonly orders: readonly OrderCard[]; readonly onDone: () => void }

/** The latest orders as a table, each with its next step. */
export function RecentOrders({ orders, onDone }: Props) {
  const t = useMessages(orderPageMessages)
  return (
    <div className="tsc">
      <table className="tbl d border-t border-line">
        <thead>
          <tr>
            <th>{t('orderSn')}</th>
            <th>{t('colStore')}</th>
            <th>{t('goods')}</th>
            <th className="r">{t('quantity')}</th>
            <th className="r">{t('colAmount')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('nextStep')}</th>
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
                  <div className="c3 t12 num">{shortTime(order.createTime)}</div>
                </td>
                <td className="c2">
                  <span className="el block max-w-35">{order.storeName}</span>
                </td>
                <td>
                  {first && (
                    <span className="row g2">
                      <Picture src={first.goodsImage} alt="" width={36} className="w36" />
                      <span className="el max-w-48">
                        {first.goodsName} {more.length > 0 && t('andMore', { count: order.orderProductList.length })}
                      </span>
                    </span>
                  )}
                </td>
                <td className="r n nw">{first && more.length === 0 && `${quantityText(first.buyNum)} ${first.unitName}`}</td>
                <td className="r n b6 nw">¥{priceText(order.totalAmount)}</td>
                <td className="nw">
                  <OrderStateTag order={order} />
                  {order.payDueTime && (
                    <div className="t12">
                      {t('due')} <Countdown until={order.payDueTime} />
                    </div>
                  )}
                </td>
                <td className="r">
                  <NextStep order={order} onDone={onDone} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The one button that moves the order on; the order itself where nothing is the buyer's to do. */
function NextStep({ order, onDone }: { readonly order: OrderCard; readonly onDone: () => void }) {
  const t = useMessages(orderPageMessages)
  const step = useMessages(shippingMessages)
  const commands = useBuyerOrderCommands(onDone)
  const can = (action: string) => order.can.includes(action)
  const payTo = `/buy/pay?paySn=${order.paySn}`
  if (can('uploadVoucher') && order.payMethod === 'TRANSFER')
    return (
      <ButtonLink size="sm" tone="action" to={`${payTo}&method=transfer`}>
        {step('uploadVoucher')}
      </ButtonLink>
    )
  if (can('pay'))
    return (
      <ButtonLink size="sm" tone="action" to={payTo}>
        {t('pay')}
      </ButtonLink>
    )
  if (can('receive'))
    return (
      <Button size="sm" tone="action" onClick={() => commands.receive(order)}>
        {step('receive')}
      </Button>
    )
  if (can('evaluate'))
    return (
      <ButtonLink size="sm" tone="action-outline" to={`/member/order/evaluate?orderSn=${order.orderSn}`}>
        {step('evaluate')}
      </ButtonLink>
    )
  return (
    <ButtonLink size="sm" to={`/member/order/detail?orderSn=${order.orderSn}`}>
      {t('detail')}
    </ButtonLink>
  )
}
