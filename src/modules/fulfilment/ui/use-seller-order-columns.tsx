import { useMessages } from '../../../api/browser/use-messages.tsx'
import { sheetTime } from '../../../api/sheet-file.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import { shippingMessages } from '../messages.ts'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { orderPageMessages } from '../../order/messages.ts'
import { OrderStateTag } from '../../order/ui/public.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { OrderGoods, quantityOf } from './seller-order-cells.tsx'

export const sellerOrderAddress = (order: Pick<OrderCard, 'orderSn'>): string => `/seller/order/detail?orderSn=${order.orderSn}`

const goodsText = (order: OrderCard, t: Translate<typeof shippingMessages>): string =>
  order.orderProductList.map((line) => `${line.goodsName} ${line.specText} ${quantityOf(order, line, t)}`).join('\n')

/** What the store sees of each of its orders. */
export function useSellerOrderColumns(onShip: (order: OrderCard) => void): readonly ListColumn<OrderCard>[] {
  const t = useMessages(shippingMessages)
  const trade = useMessages(orderPageMessages)
  return [
    {
      key: 'order',
      title: t('colOrder'),
      as: 'title',
      isTight: true,
      text: (order) => order.orderSn,
      cell: (order) => <div className="t12 c3 num">{shortTime(order.createTime)}</div>,
    },
    { key: 'time', title: trade('placedAt'), sort: 'time', isTight: true, isOff: true, text: (order) => sheetTime(order.createTime) },
    { key: 'buyer', title: t('colBuyer'), text: (order) => order.buyerName },
    { key: 'goods', title: t('colGoods'), text: (order) => goodsText(order, t), cell: (order) => <OrderGoods order={order} /> },
    {
      key: 'amount',
      title: t('colAmount'),
      sort: 'amount',
      align: 'right',
      isTight: true,
      text: (order) => order.totalAmount,
      cell: (order) => (
        <>
          <div className="num b6">¥{priceText(order.totalAmount)}</div>
          <div className="t12 c3">{trade(`method_${order.payMethod}`)}</div>
        </>
      ),
    },
    {
      key: 'method',
      title: trade('method'),
      isTight: true,
      isOff: true,
      text: (order) => trade(`method_${order.payMethod}`),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: (order) => order.orderStateText,
      cell: (order) => (
        <>
          <OrderStateTag order={order} />
          <div className="t12">
            {order.payDueTime ? <Countdown until={order.payDueTime} /> : <span className="c3">{trade(`by_${order.delivery}`)}</span>}
          </div>
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (order) => (
        <>
          {order.can.includes('ship') && (
            <Button size="sm" tone="action" onClick={() => onShip(order)}>
              {t('ship')}
            </Button>
          )}
          <ButtonLink size="sm" tone="ghost" to={sellerOrderAddress(order)}>
            {t('detail')}
          </ButtonLink>
        </>
      ),
    },
  ]
}
