import { App, Checkbox } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CursorPager, type Cursors } from '../../../ui/console/cursor-pager.tsx'
import type { OrderPage } from '../../order/endpoints-orders.ts'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { shippingMessages } from '../messages.ts'
import { SellerOrderRow } from './seller-order-row.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

const sumOf = (orders: readonly OrderCard[]) => orders.reduce((sum, order) => sum + Math.round(order.totalAmount * 100), 0) / 100

/** The table of the store's orders, with a bar for what can be done to several at once. */
export function SellerOrderTable({ page, cursors, onDone }: { page: OrderPage; cursors: Cursors; onDone: () => void }) {
  const t = useMessages(shippingMessages)
  const { message } = App.useApp()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shipping, setShipping] = useState<OrderCard | null>(null)
  const picked = page.list.filter((order) => chosen.has(order.orderSn))
  const choose = (orderSn: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, orderSn] : [...before].filter((one) => one !== orderSn)))
  const shipped = (text: string) => {
    setShipping(null)
    message.success(text)
    onDone()
  }
  return (
    <>
      {picked.length > 0 && (
        <div className="bulk t13">
          <span>{t('chosen', { count: picked.length, amount: priceText(sumOf(picked)) })}</span>
          <span className="sp" />
          <Anchor className="lk" to={`/seller/shipment/print?orderSn=${picked.map((order) => order.orderSn).join(',')}`}>
            {t('printNotes')}
          </Anchor>
          <button type="button" className="lk q" onClick={() => setChosen(new Set())}>
            {t('unselect')}
          </button>
        </div>
      )}
      <div className="tsc">
        <table className="tbl so">
          <thead>
            <tr>
              <th style={{ width: 40, paddingRight: 0 }}>
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={picked.length === page.list.length}
                  indeterminate={picked.length > 0 && picked.length < page.list.length}
                  onChange={(event) => setChosen(new Set(event.target.checked ? page.list.map((order) => order.orderSn) : []))}
                />
              </th>
              <th>{t('colOrder')}</th>
              <th>{t('colBuyer')}</th>
              <th>{t('colGoods')}</th>
              <th className="r">{t('colAmount')}</th>
              <th>{t('colState')}</th>
              <th className="r">{t('colActions')}</th>
            </tr>
          </thead>
          <tbody>
            {page.list.map((order) => (
              <SellerOrderRow
                key={order.orderSn}
                order={order}
                isChosen={chosen.has(order.orderSn)}
                onChoose={(on) => choose(order.orderSn, on)}
                onShip={() => setShipping(order)}
                onDone={onDone}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="row so-f">
        <span className="c3 t13">{t('pageSum', { count: page.list.length, amount: priceText(sumOf(page.list)) })}</span>
        <span className="sp" />
        <CursorPager cursors={cursors} next={page.nextCursor} />
      </div>
      {shipping && <ShipmentDialog order={shipping} onClose={() => setShipping(null)} onDone={shipped} />}
    </>
  )
}
