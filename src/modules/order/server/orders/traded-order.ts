import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { orderLabelOf } from '../../rules/order-label.ts'
import type { OrderState } from '../../rules/order-machine.ts'
import { orderMessages } from '../../messages.ts'

const spent = {
  name: 'order.spentBy',
  text: `SELECT coalesce(sum(total), 0)::bigint AS total FROM orders
         WHERE member_id = ANY($1) AND created_at >= $2 AND state NOT IN ('CANCELLED', 'APPROVAL_REJECTED', 'CLOSED')`,
}

/** What these members ordered since a moment, in fen; orders that came to nothing do not count. */
export async function memberSpending(db: Queryable, memberIds: readonly number[], since: Date): Promise<bigint> {
  const [found] = await rows<{ total: number | bigint }>(db, spent, [memberIds, since])
  return BigInt(found?.total ?? 0)
}

const products = {
  name: 'order.productsOfOrders',
  text: `SELECT DISTINCT l.product_id AS "productId" FROM order_line l JOIN orders o USING (order_id) WHERE o.order_sn = ANY($1::text[])`,
}

/** The SKUs that orders hold. */
export async function skuIdsOfOrders(db: Queryable, orderSnList: readonly string[]): Promise<number[]> {
  return (await rows<{ productId: number }>(db, products, [orderSnList])).map((row) => Number(row.productId))
}

const liveStores = {
  name: 'order.liveStores',
  text: `SELECT order_sn AS "orderSn", store_id AS "storeId", ARRAY(SELECT quote_line FROM order_line l WHERE l.order_id = o.order_id AND quote_line <> '') AS "quoteLines"
    FROM orders o WHERE order_sn = ANY($1::text[]) AND state <> 'CANCELLED'`,
}
export type LiveOrder = {
  readonly orderSn: string
  readonly storeId: number
  /** Lines of quotations that it was placed for. */
  readonly quoteLines: readonly string[]
}

/** Those of some orders that were not cancelled, with their stores and what was quoted for them. */
export async function liveOrdersOf(db: Queryable, orderSnList: readonly string[]): Promise<LiveOrder[]> {
  return orderSnList.length === 0 ? [] : rows<LiveOrder>(db, liveStores, [orderSnList])
}

type Int = number | bigint
/** What later modules must know of a trade. Amounts in fen; goods without freight, at what was paid for them. */
export type TradedOrder = {
  readonly orderSn: string
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly storeName: string
  readonly storeNameEn: string
  readonly state: OrderState
  readonly openCases: number
  readonly goodsAmount: bigint
  readonly createdAt: Date
}

const statement = {
  name: 'order.tradeFacts',
  text: `SELECT order_sn AS "orderSn", member_id AS "memberId", enterprise_id AS "enterpriseId", store_name AS "storeName", store_name_en AS "storeNameEn",
      state, open_cases AS "openCases", goods_amount - discount AS "goodsAmount", created_at AS "createdAt"
    FROM orders WHERE order_sn = ANY($1)`,
}

/** Facts of orders by their numbers; numbers of no order are missing. Whose they are to see, the caller judges. */
export async function orderDetailsBySn(db: Queryable, orderSns: readonly string[]): Promise<Map<string, TradedOrder>> {
  if (orderSns.length === 0) return new Map()
  const found = await rows<Omit<TradedOrder, 'goodsAmount'> & { goodsAmount: Int }>(db, statement, [orderSns])
  return new Map(found.map((row) => [row.orderSn, { ...row, goodsAmount: BigInt(row.goodsAmount) }]))
}

/** An order's status for somebody who is neither its buyer nor its store: evaluations are none of theirs. */
export function orderStateText({ state, openCases }: TradedOrder, lang: Language): string {
  return translate(lang, orderMessages)(orderLabelOf({ state, openCases, evaluated: true, mayEvaluate: false }))
}
