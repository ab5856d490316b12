import { z } from 'zod'
import type { Subscriber } from '../../../api/background.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { addGoodsSold } from '../../catalog/server/public.ts'

const happened = z.object({ orderSnList: z.array(z.string()) })
const isSold = `o.paid_at IS NOT NULL AND o.state NOT IN ('CANCELLED', 'CLOSED')`
const concerned = {
  name: 'purchaseHistory.saleOrders',
  text: `SELECT order_id AS "orderId", ${isSold} AS sold FROM orders o WHERE order_sn = ANY($1::text[]) ORDER BY order_id FOR UPDATE`,
}
const count = {
  name: 'purchaseHistory.countSale',
  text: `INSERT INTO sold_goods (order_id, goods_id) SELECT DISTINCT order_id, goods_id FROM order_line WHERE order_id = $1 AND cancelled < number
         ON CONFLICT DO NOTHING RETURNING goods_id AS "goodsId"`,
}
const takeOff = {
  name: 'purchaseHistory.takeSaleOff',
  text: `DELETE FROM sold_goods c WHERE order_id = $1
           AND ($2 OR NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = c.order_id AND l.goods_id = c.goods_id AND l.cancelled < l.number))
         RETURNING goods_id AS "goodsId"`,
}

type Counted = { readonly goodsId: number | string }
const idsOf = (counted: readonly Counted[]) => counted.map((row) => Number(row.goodsId)).toSorted((a, b) => a - b)

/**
 * Keeps `goods.sold_count`: the paid orders that hold the goods, less those that were cancelled or closed and the lines that were
 * taken out of one. Looks at how an order stands now, so neither the order of the events nor a repetition matters.
 */
export const countSales: Subscriber = {
  consumer: 'order.countSales',
  events: ['payOrder.paid', 'order.cancelled', 'order.closed', 'order.linesCancelled'],
  take: async (tx, { payload }) => {
    const { orderSnList } = happened.parse(payload)
    for (const { orderId, sold } of await rows<{ orderId: number; sold: boolean }>(tx, concerned, [orderSnList])) {
      const off = await rows<Counted>(tx, takeOff, [orderId, !sold])
      const on = sold ? await rows<Counted>(tx, count, [orderId]) : []
      await addGoodsSold(tx, idsOf(off), -1)
      await addGoodsSold(tx, idsOf(on), 1)
    }
  },
}
