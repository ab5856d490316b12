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
import { OrderShipments } from './seller-order-cells.tsx'
import type { BelowShipments } from './seller-shipments.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'
import { sellerOrderAddress, useSellerOrderColumns } from './use-seller-order-columns.tsx'

const sumOf = (orders: readonly OrderCard[]) => orders.reduce((sum, order) => sum + Math.round(order.totalAmount * 100), 0) / 100

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
        bulkSum={(picked) => t('chosen', { count: picked.length, amount: priceText(sumOf(picked)) })}
        sum={(orders) => t('pageSum', { count: orders.length, amount: priceText(sumOf(orders)) })}
        pages={(page) => ({ cursors, next: page.nextCursor })}
      />
      {shipping && <ShipmentDialog orderSn={shipping.orderSn} onClose={() => setShipping(null)} onDone={shipped} />}
    </>
  )
}
