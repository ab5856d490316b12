import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { UnitKind } from '../../../catalog/rules/sale-quantity.ts'
import type { DeliveryMethod, InvoiceChoice, PayMethod, Receiver } from '../../endpoints-schemas.ts'
import type { OrderSort, OrderTab } from '../../endpoints-orders.ts'
import type { OrderState } from '../../rules/order-machine.ts'
import { scopeParameters, type OrderScope } from './order-repository.ts'

type Int = number | bigint

/** A row of `orders` as lists and details read it. */
export type OrderRow = {
  order_id: number
  order_sn: string
  pay_order_id: number
  pay_sn: string
  member_id: number
  enterprise_id: number | null
  buyer_name: string
  /** As what stores know the buyer; empty on orders placed before there was one. */
  buyer_title: string
  store_id: number
  store_name: string
  store_name_en: string
  state: OrderState
  version: number
  frozen: boolean
  open_cases: number
  delivery: DeliveryMethod
  pay_method: PayMethod
  goods_amount: Int
  freight: Int
  discount: Int
  /** Amounts in fen as text. */
  benefits: readonly { kind: string; nameZh: string; nameEn: string; amount: string }[]
  total: Int
  tax: Int
  paid: Int
  receiver: Receiver | null
  invoice: InvoiceChoice
  buyer_remark: string
  seller_remark: string
  created_at: Date
  paid_at: Date | null
  shipped_at: Date | null
  finished_at: Date | null
  cancel_reason: string
  shipments_open: number
  auto_receive_at: Date | null
  receive_extended: boolean
  evaluated: boolean
  appended: boolean
  evaluate_until: Date | null
  hidden_at: Date | null
  pay_due_at: Date
}
export type OrderLineRow = {
  order_id: number
  order_line_id: number
  product_id: number
  goods_id: number
  goods_name_zh: string
  goods_name_en: string
  spec_text_zh: string
  spec_text_en: string
  goods_image: string
  unit: UnitKind
  unit_code: string
  unit_decimals: number
  number: Int
  shipped: Int
  received: Int
  unit_price: Int
  price_reason: string
  formula_price_id: number | null
  formula_class: 'retail' | 'business' | null
  subtotal: Int
  discount: Int
  tax_rate_bp: number
  tax: Int
  evaluated: boolean
  material_code: string
}

const columns = `o.order_id, o.order_sn, o.pay_order_id, p.pay_sn, o.member_id, o.enterprise_id, o.buyer_name, o.buyer_title, o.store_id, o.store_name, o.store_name_en, o.state, o.version, o.frozen, o.open_cases,
  o.delivery, o.pay_method, o.goods_amount, o.freight, o.discount, o.benefits, o.total, o.tax, o.paid, o.receiver, o.invoice, o.buyer_remark, o.seller_remark, o.created_at,
  o.paid_at, o.shipped_at, o.finished_at, o.cancel_reason, o.shipments_open, o.auto_receive_at, o.receive_extended, o.evaluated, o.appended,
  o.evaluate_until, o.hidden_at, p.pay_due_at`

// What each tab shows; `$1` is now. Only the buyer's own bin hides an order, and only from the buyer.
const inTab: Readonly<Record<OrderTab, string>> = {
  all: 'true',
  awaitingPayment: "o.state IN ('PENDING_PAYMENT', 'PAYMENT_REVIEW', 'PENDING_APPROVAL', 'APPROVAL_REJECTED')",
  awaitingShipment: "o.state IN ('PENDING_SHIPMENT', 'PARTIALLY_SHIPPED')",
  awaitingReceipt: "(o.state = 'SHIPPED' OR o.shipments_open > 0)",
  awaitingEvaluation: "o.state = 'COMPLETED' AND NOT o.evaluated AND o.evaluate_until > $1",
  completed: "o.state = 'COMPLETED'",
  cancelled: "o.state IN ('CANCELLED', 'CLOSED')",
  refund: 'o.open_cases > 0',
  recycle: 'true',
}
const scoped = '($2::bigint IS NULL OR o.member_id = $2) AND ($3::bigint[] IS NULL OR o.store_id = ANY($3))'
const hiddenIn = (tab: OrderTab) => (tab === 'recycle' ? 'o.hidden_at IS NOT NULL' : '($2::bigint IS NULL OR o.hidden_at IS NULL)')

// What each order of the list goes by, and which of two neighbours comes first; `$4` is the last id that was shown, `$12` its amount.
const inOrder: Readonly<Record<OrderSort, { readonly after: string; readonly by: string }>> = {
  '-time': { after: 'o.order_id < $4', by: 'o.order_id DESC' },
  time: { after: 'o.order_id > $4', by: 'o.order_id' },
  '-amount': { after: '(o.total, o.order_id) < ($12, $4)', by: 'o.total DESC, o.order_id DESC' },
  amount: { after: '(o.total, o.order_id) > ($12, $4)', by: 'o.total, o.order_id' },
}
const pageOf = (tab: OrderTab, sort: OrderSort) => ({
  name: `order.page.${tab}.${sort}`,
  text: `SELECT ${columns} FROM orders o JOIN pay_order p USING (pay_order_id)
    WHERE ${scoped} AND ${hiddenIn(tab)} AND ${inTab[tab]}
      AND ($4::bigint IS NULL OR ${inOrder[sort].after}) AND ($12::bigint IS NULL OR $4 IS NOT NULL)
      AND ($5 = '' OR o.order_sn = $6 OR o.search_text LIKE $5)
      AND ($7::date IS NULL OR o.created_at >= $7::date::timestamp AT TIME ZONE 'Asia/Shanghai')
      AND ($8::date IS NULL OR o.created_at < ($8::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')
      AND ($9::bigint IS NULL OR o.store_id = $9) AND ($10::bigint IS NULL OR o.member_id = $10)
      AND $1::timestamptz IS NOT NULL
    ORDER BY ${inOrder[sort].by} LIMIT $11`,
})
const tabs = Object.keys(inTab) as OrderTab[]
type Pages = Readonly<Record<OrderTab, Readonly<Record<OrderSort, ReturnType<typeof pageOf>>>>>
const sortsOf = (tab: OrderTab) => Object.fromEntries((Object.keys(inOrder) as OrderSort[]).map((sort) => [sort, pageOf(tab, sort)]))
const pages = Object.fromEntries(tabs.map((tab) => [tab, sortsOf(tab)])) as Pages
const counts = {
  name: 'order.counts',
  text: `SELECT ${tabs.map((tab) => `count(*) FILTER (WHERE ${hiddenIn(tab)} AND ${inTab[tab]}) AS "${tab}"`).join(', ')} FROM orders o WHERE ${scoped}`,
}
const one = {
  name: 'order.one',
  text: `SELECT ${columns} FROM orders o JOIN pay_order p USING (pay_order_id) WHERE o.order_sn = $1 AND ${scoped}`,
}
const linesOfOrders = {
  name: 'order.lines',
  text: `SELECT order_id, order_line_id, product_id, goods_id, goods_name_zh, goods_name_en, spec_text_zh, spec_text_en, goods_image, unit, unit_code,
      unit_decimals, number, shipped, received, unit_price, price_reason, formula_price_id, formula_class, subtotal, discount, tax_rate_bp, tax, evaluated, material_code
    FROM order_line WHERE order_id = ANY($1) ORDER BY order_line_id`,
}

export type OrderListQuery = {
  readonly scope: OrderScope
  readonly tab: OrderTab
  readonly keyword: string
  readonly startDate?: string
  readonly endDate?: string
  readonly sort: OrderSort
  /** The last order that was shown: its id, and its amount in fen where the list goes by that. */
  readonly after: { readonly orderId: number; readonly total: number | null } | null
  readonly storeId?: number
  readonly memberId?: number
  readonly limit: number
  readonly now: Date
}

function likeOf(keyword: string): string {
  return keyword === '' ? '' : `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** Orders of a scope as `sort` says, those that come behind `after`. */
export function ordersPage(db: Queryable, orderListQuery: OrderListQuery): Promise<OrderRow[]> {
  const { keyword } = orderListQuery
  return rows<OrderRow>(db, pages[orderListQuery.tab][orderListQuery.sort], [
    orderListQuery.now,
    ...scopeParameters(orderListQuery.scope),
    orderListQuery.after?.orderId ?? null,
    likeOf(keyword),
    keyword,
    orderListQuery.startDate ?? null,
    orderListQuery.endDate ?? null,
    orderListQuery.storeId ?? null,
    orderListQuery.memberId ?? null,
    orderListQuery.limit,
    orderListQuery.after?.total ?? null,
  ])
}

/** Number of orders per tab within a scope. */
export async function orderCounts(db: Queryable, scope: OrderScope, now: Date): Promise<Record<OrderTab, number>> {
  const [row] = await rows<Record<OrderTab, number>>(db, counts, [now, ...scopeParameters(scope)])
  if (!row) throw new Error('an aggregate returned no row')
  return row
}

/** One order of a scope; null when it is absent or not theirs. */
export async function findOrderRow(db: Queryable, orderSn: string, scope: OrderScope): Promise<OrderRow | null> {
  return (await rows<OrderRow>(db, one, [orderSn, ...scopeParameters(scope)]))[0] ?? null
}

/** Lines by order id. */
export async function linesByOrder(db: Queryable, orderIds: readonly number[]): Promise<Map<number, OrderLineRow[]>> {
  return Map.groupBy(orderIds.length === 0 ? [] : await rows<OrderLineRow>(db, linesOfOrders, [orderIds]), (line) => line.order_id)
}
