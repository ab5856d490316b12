import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { returnCoupons } from '../../../promotion/server/public.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { lockOrder, lockOrdersOf, moveOrders, scopeParameters, type LockedOrder, type OrderScope } from './order-repository.ts'

type Int = number | bigint
/** A line as it was sold, for those who give money back; quantities in the smallest step of its unit, money in fen. */
export type OrderLineSold = {
  readonly orderLineId: number
  readonly productId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly image: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: bigint
  readonly shipped: bigint
  readonly cancelled: bigint
  readonly stockNumber: bigint
  readonly subtotal: bigint
  readonly discount: bigint
  /** What was given back for its cancelled goods. */
  readonly cancelledAmount: bigint
}
/** An order as far as an after-sale case must know it. */
export type OrderSold = {
  readonly orderId: number
  readonly orderSn: string
  readonly paySn: string
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly buyerTitle: string
  readonly state: LockedOrder['state']
  readonly freight: bigint
  readonly total: bigint
  readonly paid: bigint
  readonly paidAt: Date | null
  readonly finishedAt: Date | null
  readonly lines: readonly OrderLineSold[]
}

const head = {
  name: 'order.sold',
  text: `SELECT o.order_id AS "orderId", o.order_sn AS "orderSn", p.pay_sn AS "paySn", o.member_id AS "memberId", o.enterprise_id AS "enterpriseId", o.store_id AS "storeId",
      o.store_name AS "storeName", o.store_name_en AS "storeNameEn", coalesce(nullif(o.buyer_title, ''), o.buyer_name) AS "buyerTitle", o.state, o.freight, o.total, o.paid,
      o.paid_at AS "paidAt", o.finished_at AS "finishedAt"
    FROM orders o JOIN pay_order p USING (pay_order_id)
    WHERE o.order_sn = $1 AND ($2::bigint IS NULL OR o.member_id = $2) AND ($3::bigint[] IS NULL OR o.store_id = ANY($3))`,
}
const soldLines = {
  name: 'order.soldLines',
  text: `SELECT order_line_id AS "orderLineId", product_id AS "productId", goods_name_zh AS "nameZh", goods_name_en AS "nameEn", spec_text_zh AS "specZh", spec_text_en AS "specEn",
      goods_image AS image, unit_code AS "unitCode", unit_decimals AS decimals, number, shipped, cancelled, stock_number AS "stockNumber", subtotal, discount, cancelled_amount AS "cancelledAmount"
    FROM order_line WHERE order_id = $1 ORDER BY order_line_id`,
}
/** An order of a scope with its lines, as it was sold; null when it is absent or not theirs. Inside a transaction lock it first. */
export async function orderSold(db: Queryable, orderSn: string, scope: OrderScope): Promise<OrderSold | null> {
  type Head = Omit<OrderSold, 'lines' | 'freight' | 'total' | 'paid'> & Readonly<Record<'freight' | 'total' | 'paid', Int>>
  const [found] = await rows<Head>(db, head, [orderSn, ...scopeParameters(scope)])
  if (!found) return null
  const numbers = ['number', 'shipped', 'cancelled', 'stockNumber', 'subtotal', 'discount', 'cancelledAmount'] as const
  type Row = Omit<OrderLineSold, (typeof numbers)[number]> & Readonly<Record<(typeof numbers)[number], Int>>
  const lines = (await rows<Row>(db, soldLines, [found.orderId])).map((row) => ({
    ...row,
    number: BigInt(row.number),
    shipped: BigInt(row.shipped),
    cancelled: BigInt(row.cancelled),
    stockNumber: BigInt(row.stockNumber),
    subtotal: BigInt(row.subtotal),
    discount: BigInt(row.discount),
    cancelledAmount: BigInt(row.cancelledAmount),
  }))
  return { ...found, freight: BigInt(found.freight), total: BigInt(found.total), paid: BigInt(found.paid), lines }
}

/** The same with the order locked. */
export async function lockOrderSold(
  tx: Transaction,
  orderSn: string,
  scope: OrderScope,
): Promise<{ readonly order: LockedOrder; readonly sold: OrderSold } | null> {
  const order = await lockOrder(tx, orderSn, scope)
  const sold = order && (await orderSold(tx, orderSn, scope))
  return sold && { order, sold }
}

/** Everything of a paid order went back: it is CLOSED, and its coupon returns to the buyer (flows.md F2). */
export async function closeOrder(
  tx: Transaction,
  order: LockedOrder,
  { act, reason = '' }: { readonly act: ActorContext; readonly reason?: string },
): Promise<LockedOrder['state'] | Failure> {
  const state = await moveOrders(tx, [{ ...order, frozen: false }], { event: 'closeRefunded', who: 'system', act, reason })
  const sold = isFailure(state) ? null : await orderSold(tx, order.orderSn, { anyone: true })
  if (!sold) return state
  const others = (await lockOrdersOf(tx, order.payOrderId)).filter((other) => other.orderId !== order.orderId)
  await returnCoupons(
    tx,
    sold.paySn,
    order.orderSn,
    others.every((other) => other.state === 'CLOSED' || other.state === 'CANCELLED'),
    act.now,
  )
  return state
}
