import { App } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { Cursors } from '../../../ui/console/cursor-pager.tsx'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { StoreOrderPage } from '../../order/endpoints-orders.ts'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { shippingMessages } from '../messages.ts'
import type { BelowShipments } from './seller-shipments.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'
import { sheetTime } from '../../../api/sheet-file.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import { orderPageMessages } from '../../order/messages.ts'
import { OrderStateTag } from '../../order/ui/public.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { OrderGoods, OrderShipments, quantityOf } from './seller-order-cells.tsx'

const sellerOrderAddress = (order: Pick<OrderCard, 'orderSn'>): string => `/seller/order/detail?orderSn=${order.orderSn}`

const goodsText = (order: OrderCard, t: Translate<typeof shippingMessages>): string =>
  order.orderProductList.map((line) => `${line.goodsName} ${line.specText} ${quantityOf(order, line, t)}`).join('\n')

/** The columns of a store's order list. */
function useSellerOrderColumns(onShip: (order: OrderCard) => void): readonly ListColumn<OrderCard>[] {
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
      key: 'tonnes',
      title: t('colTonnes'),
      align: 'right',
      isTight: true,
      text: (order) => tonnesText(massOf([order])),
      cell: (order) => <span className="num">{tonnesText(massOf([order])) || '—'}</span>,
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

const sumOf = (orders: readonly OrderCard[]) => orders.reduce((sum, order) => sum + Math.round(order.totalAmount * 100), 0) / 100

/** Kilograms of the orders as far as the SKU say them. */
const massOf = (orders: readonly OrderCard[]) =>
  orders.flatMap((order) => order.orderProductList).reduce((sum, line) => sum + (line.massKg ?? 0), 0)

const tonnesText = (kg: number) => (kg === 0 ? '' : (kg / 1000).toFixed(3))

const numbersOf = (orders: readonly OrderCard[]) => orders.map((order) => order.orderSn).join(',')

type Props = ListPlace<StoreOrderPage> & { readonly cursors: Cursors; readonly below: BelowShipments }

/** Orders of a store: ship, follow what was shipped, print delivery notes for several at once. */
export function SellerOrderList({ cursors, below, ...place }: Props) {
  const { call } = place
  const t = useMessages(shippingMessages)
  const { message } = App.useApp()
  const [shipping, setShipping] = useState<OrderCard | null>(null)
  const columns = useSellerOrderColumns(setShipping)
  const shipped = (text: string) => {
    setShipping(null)
    message.success(text)
    call.reload()
  }
  return (
    <>
      <List
        {...place}
        rows={(page) => page.list}
        keyOf={(order) => order.orderSn}
        columns={columns}
        to={sellerOrderAddress}
        unfold={(order) => <OrderShipments key={order.version} orderSn={order.orderSn} below={below} onDone={call.reload} />}
        bulk={(picked) => (
          <>
            <Anchor className="lk" to={`/seller/shipment/batch?orderSn=${numbersOf(picked)}`}>
              {t('shipChosen')}
            </Anchor>
            <Anchor className="lk" to={`/seller/shipment/print?orderSn=${numbersOf(picked)}`}>
              {t('printNotes')}
            </Anchor>
          </>
        )}
        bulkSum={(picked) =>
          t('chosen', { count: picked.length, tonnes: tonnesText(massOf(picked)) || '0', amount: priceText(sumOf(picked)) })
        }
        sum={(orders) =>
          t('pageSum', { count: orders.length, tonnes: tonnesText(massOf(orders)) || '0', amount: priceText(sumOf(orders)) })
        }
        pages={(page) => ({ cursors, next: page.nextCursor })}
      />
      {shipping && <ShipmentDialog orderSn={shipping.orderSn} onClose={() => setShipping(null)} onDone={shipped} />}
    </>
  )
}
