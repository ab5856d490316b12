import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { lockOrder, scopeParameters, type LockedOrder, type OrderScope } from './order-repository.ts'

/** A line as shipping sees it; quantities count the smallest step of its unit. */
export type ShippableLine = {
  readonly orderLineId: number
  readonly productId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly image: string
  /** The buying company's own code. */
  readonly materialCode: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: bigint
  readonly shipped: bigint
  readonly received: bigint
  readonly cancelled: bigint
  /** What the whole line takes from the stock, in trade-unit steps. */
  readonly stockNumber: bigint
}

type Int = number | bigint
type Row = Omit<ShippableLine, 'number' | 'shipped' | 'received' | 'cancelled' | 'stockNumber'> &
  Readonly<Record<'number' | 'shipped' | 'received' | 'cancelled' | 'stockNumber', Int>>

const linesOf = {
  name: 'order.shippableLines',
  text: `SELECT order_line_id AS "orderLineId", product_id AS "productId", goods_name_zh AS "nameZh", goods_name_en AS "nameEn", spec_text_zh AS "specZh",
      spec_text_en AS "specEn", goods_image AS image, material_code AS "materialCode", unit_code AS "unitCode", unit_decimals AS decimals, number, shipped, received, cancelled,
      stock_number AS "stockNumber"
    FROM order_line WHERE order_id = $1 ORDER BY order_line_id`,
}
const find = {
  name: 'order.shippableFind',
  text: `SELECT order_id AS "orderId", order_sn AS "orderSn", version, shipments_open AS "shipmentsOpen", frozen, receive_extended AS extended FROM orders
    WHERE order_sn = $1 AND ($2::bigint IS NULL OR member_id = $2) AND ($3::bigint[] IS NULL OR store_id = ANY($3))`,
}

export type ShippableOrder = { readonly order: LockedOrder; readonly lines: readonly ShippableLine[] }

/** The lines of an order. */
export async function shippableLines(db: Queryable, orderId: number): Promise<ShippableLine[]> {
  return (await rows<Row>(db, linesOf, [orderId])).map((row) => ({
    ...row,
    number: BigInt(row.number),
    shipped: BigInt(row.shipped),
    received: BigInt(row.received),
    cancelled: BigInt(row.cancelled),
    stockNumber: BigInt(row.stockNumber),
  }))
}

/** Locks an order of a scope with its lines; null when it is absent or not theirs. Lock an order before its shipments. */
export async function lockShippableOrder(tx: Transaction, orderSn: string, scope: OrderScope): Promise<ShippableOrder | null> {
  const order = await lockOrder(tx, orderSn, scope)
  return order && { order, lines: await shippableLines(tx, order.orderId) }
}

/** What a list of shipments must know of its order. */
export type OrderHeader = {
  readonly orderId: number
  readonly orderSn: string
  readonly version: number
  readonly shipmentsOpen: number
  readonly frozen: boolean
  readonly extended: boolean
}

/** The head of an order of a scope, without a lock; null when it is absent or not theirs. */
export async function findOrderHeader(db: Queryable, orderSn: string, scope: OrderScope): Promise<OrderHeader | null> {
  return (await rows<OrderHeader>(db, find, [orderSn, ...scopeParameters(scope)]))[0] ?? null
}
