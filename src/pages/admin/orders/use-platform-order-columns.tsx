import { useMessages } from '../../../api/browser/use-messages.tsx'
import { sheetTime } from '../../../api/sheet-file.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { OrderStateTag } from '../../../modules/order/ui/order-state-tag.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'

type Line = OrderCard['orderProductList'][number]
const numberOf = (line: Line): string => `× ${counted(line.buyNum, line.unitName)}`

/** What the platform sees of each order. */
export function usePlatformOrderColumns(): readonly ListColumn<OrderCard>[] {
  const t = useMessages(orderPageMessages)
  return [
    {
      key: 'order',
      title: t('colOrder'),
      as: 'title',
      isTight: true,
      text: (order) => order.orderSn,
      cell: (order) => <div className="t12 c3 num">{fullTime(order.createTime)}</div>,
    },
    { key: 'time', title: t('placedAt'), sort: 'time', isTight: true, isOff: true, text: (order) => sheetTime(order.createTime) },
    { key: 'buyer', title: t('colBuyer'), text: (order) => order.buyerName },
    { key: 'store', title: t('colStore'), text: (order) => order.storeName },
    {
      key: 'goods',
      title: t('goods'),
      text: (order) => order.orderProductList.map((line) => `${line.goodsName} ${line.specText} ${numberOf(line)}`).join('\n'),
      cell: (order) =>
        order.orderProductList.slice(0, 2).map((line) => (
          <div key={line.orderProductId} className="t12 el max-w-75">
            {line.goodsName} {line.specText} <span className="c3 num">{numberOf(line)}</span>
          </div>
        )),
    },
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
          <div className="t12 c3">{t(`method_${order.payMethod}`)}</div>
        </>
      ),
    },
    { key: 'paySn', title: t('paySn'), isTight: true, isOff: true, text: (order) => order.paySn },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: (order) => order.orderStateText,
      cell: (order) => (
        <>
          <OrderStateTag order={order} />
          {order.payDueTime && (
            <div className="t12">
              {t('due')} <Countdown until={order.payDueTime} />
            </div>
          )}
        </>
      ),
    },
  ]
}
