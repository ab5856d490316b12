import { composeStatement, when, type Composed, type Condition } from '../../../../kernel/database/compose-statement.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { UnitKind } from '../../../catalog/rules/sale-quantity.ts'
import type { DeliveryMethod, InvoiceChoice, PayMethod, PurchaseData, Receiver } from '../../endpoints-schemas.ts'
import { mostCounted, type OrderSort, type OrderTab, type StoreOrderTab } from '../../endpoints-orders.ts'
import type { OrderState } from '../../rules/order-machine.ts'
import type { OrderScope } from './order-repository.ts'

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
  awaits_team: boolean
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
  given_back: Int
  receiver: Receiver | null
  invoice: InvoiceChoice
  buyer_remark: string
  purchase_data: Partial<PurchaseData>
  project_id: number | null
  project_title: string
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
  cancelled: Int
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
  no_free_return: boolean
  /** Grams of the line by the weight of the SKU; null where that is not known. */
  readonly mass_g: number | bigint | null
}

const columns = `o.order_id, o.order_sn, o.pay_order_id, p.pay_sn, o.member_id, o.enterprise_id, o.buyer_name, o.buyer_title, o.store_id, o.store_name, o.store_name_en, o.state, o.version, o.frozen, o.awaits_team, o.open_cases,
  o.delivery, o.pay_method, o.goods_amount, o.freight, o.discount, o.benefits, o.total, o.tax, o.paid, o.given_back, o.receiver, o.invoice, o.buyer_remark, o.purchase_data, o.project_id, o.project_title, o.seller_remark, o.created_at,
  o.paid_at, o.shipped_at, o.finished_at, o.cancel_reason, o.shipments_open, o.auto_receive_at, o.receive_extended, o.evaluated, o.appended,
  o.evaluate_until, o.hidden_at, p.pay_due_at`

const isEvaluable = "o.state = 'COMPLETED' AND NOT o.evaluated AND o.evaluate_until > ?"
// What each tab shows; a `?` is now.
const inTab: Readonly<Record<OrderTab, string>> = {
  all: 'true',
  awaitingPayment: "o.state IN ('PENDING_PAYMENT', 'PAYMENT_REVIEW', 'PENDING_APPROVAL', 'APPROVAL_REJECTED')",
  awaitingShipment: "o.state IN ('PENDING_SHIPMENT', 'PARTIALLY_SHIPPED')",
  awaitingReceipt: "(o.state = 'SHIPPED' OR o.shipments_open > 0)",
  awaitingEvaluation: isEvaluable,
  completed: "o.state = 'COMPLETED'",
  cancelled: "o.state IN ('CANCELLED', 'CLOSED')",
  refund: 'o.open_cases > 0',
  recycle: 'true',
}
// In a store each paid order waits in one tab: what cannot go now, since its buyer wants it back or its team is not complete, in none to ship.
const inStoreTab: Readonly<Record<StoreOrderTab, string>> = {
  ...inTab,
  awaitingShipment: "o.state = 'PENDING_SHIPMENT' AND NOT o.frozen",
  partlyShipped: "o.state = 'PARTIALLY_SHIPPED' AND NOT o.frozen",
  awaitingReceipt: "(o.state = 'SHIPPED' OR o.shipments_open > 0 AND o.state <> 'PARTIALLY_SHIPPED')",
}
const tabsOf = (scope: OrderScope): Readonly<Partial<Record<StoreOrderTab, string>>> => ('storeIds' in scope ? inStoreTab : inTab)
/** The condition of a tab within a scope; one that the scope does not have is empty. */
const whereOf = (tab: StoreOrderTab, scope: OrderScope): string => tabsOf(scope)[tab] ?? 'false'
type Cursor = { readonly orderId: number; readonly total: number | null }
// What each order of the list goes by, and what comes behind an order that was shown.
const inOrder: Readonly<Record<OrderSort, { readonly after: string; readonly by: string }>> = {
  '-time': { after: 'o.order_id < ?', by: 'o.order_id DESC' },
  time: { after: 'o.order_id > ?', by: 'o.order_id' },
  '-amount': { after: '(o.total, o.order_id) < (?, ?)', by: 'o.total DESC, o.order_id DESC' },
  amount: { after: '(o.total, o.order_id) > (?, ?)', by: 'o.total, o.order_id' },
}
function behind(sort: OrderSort, after: Cursor | null): readonly Condition[] {
  if (!after) return []
  return [{ key: 'after', sql: inOrder[sort].after, values: after.total === null ? [after.orderId] : [after.total, after.orderId] }]
}
// The keys of our own tables above.
const namesOf = (scope: OrderScope) => Object.keys(tabsOf(scope)) as StoreOrderTab[]

// Only the buyer's own bin hides an order, and only from the buyer.
function hiddenIn(tab: StoreOrderTab, scope: OrderScope): string {
  if (tab === 'recycle') return 'o.hidden_at IS NOT NULL'
  return 'memberId' in scope ? 'o.hidden_at IS NULL' : 'true'
}

function scopedTo(scope: OrderScope): readonly Condition[] {
  if ('memberId' in scope) return [{ key: 'buyer', sql: 'o.member_id = ?', values: [scope.memberId] }]
  if (!('storeIds' in scope)) return []
  const [only, ...more] = scope.storeIds
  // One store, which nearly everybody has, walks its index in the order of the list.
  if (only !== undefined && more.length === 0) return [{ key: 'store', sql: 'o.store_id = ?', values: [only] }]
  return [{ key: 'stores', sql: 'o.store_id = ANY(?::bigint[])', values: [scope.storeIds] }]
}

// As `maskName` writes it: a store finds a person by what its rows show, never by the account's name.
const nameForStore = `coalesce(nullif(o.buyer_title, ''), CASE WHEN length(o.buyer_name) > 1 THEN left(o.buyer_name, 1) || '***' || right(o.buyer_name, 1) ELSE '***' END)`

/** Store and platform search by the buyer that their rows show, too. */
function wordsOf(scope: OrderScope, keyword: string, like: string): Condition {
  const words = 'o.order_sn = ? OR o.search_text LIKE ?'
  if ('memberId' in scope) return { key: 'words', sql: `(${words})`, values: [keyword, like] }
  if ('storeIds' in scope) return { key: 'wordsOrBuyer', sql: `(${words} OR lower(${nameForStore}) LIKE ?)`, values: [keyword, like, like] }
  const sql = `(${words} OR lower(o.buyer_title) LIKE ? OR lower(o.buyer_name) LIKE ?)`
  return { key: 'wordsOrAccount', sql, values: [keyword, like, like, like] }
}

// An aggregate per order: a join of all lines would read their whole table.
const wordsOfLine = `concat_ws(' ', l.goods_name_zh, l.spec_text_zh, l.goods_name_en, l.spec_text_en, l.material_code)`

/** The statement of a page of orders; a test asks the database for its plan. */
export function orderPageStatement(orderListQuery: OrderListQuery): Composed {
  const { keyword, scope, tab, sort, now } = orderListQuery
  const like = likeOf(keyword)
  const inIt = whereOf(tab, scope)
  const conditions: Condition[] = [
    ...scopedTo(scope),
    { key: `tab-${tab}`, sql: `${hiddenIn(tab, scope)} AND ${inIt}`, values: inIt.includes('?') ? [now] : [] },
    ...behind(sort, orderListQuery.after),
    ...(like === '' ? [] : [wordsOf(scope, keyword, like)]),
    ...when('from', "o.created_at >= ?::date::timestamp AT TIME ZONE 'Asia/Shanghai'", orderListQuery.startDate),
    ...when('to', "o.created_at < (?::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'", orderListQuery.endDate),
    ...when('project', 'o.project_id = ?', orderListQuery.projectId),
    ...when('ofStore', 'o.store_id = ?', orderListQuery.storeId),
    ...when('ofMember', 'o.member_id = ?', orderListQuery.memberId),
    ...when('buyer', `lower(${nameForStore}) LIKE ?`, likeOf(orderListQuery.buyer)),
    ...when(
      'goods',
      `(SELECT bool_or(lower(${wordsOfLine}) LIKE ?) FROM order_line l WHERE l.order_id = o.order_id)`,
      likeOf(orderListQuery.goods),
    ),
    ...when('payMethod', 'o.pay_method = ?', orderListQuery.payMethod),
    ...when('least', 'o.total >= ?::bigint * 100', orderListQuery.amountFrom),
    ...when('most', 'o.total <= ?::bigint * 100', orderListQuery.amountTo),
  ]
  return composeStatement(
    `order.page.${sort}`,
    conditions,
    (where, put) =>
      `SELECT ${columns} FROM orders o JOIN pay_order p USING (pay_order_id) WHERE ${where} ORDER BY ${inOrder[sort].by} LIMIT ${put(orderListQuery.limit)}`,
  )
}

/** The statement that counts the orders of a scope by tab: all those of a buyer or a store, at most `mostCounted` in each tab of the platform. */
export function orderCountsStatement(scope: OrderScope, now: Date): Composed {
  if ('anyone' in scope) return boundedCounts(scope, now)
  return composeStatement('order.counts', scopedTo(scope), (where, put) => {
    const at = `${put(now)}::timestamptz`
    const counted = namesOf(scope).map(
      (tab) => `count(*) FILTER (WHERE ${hiddenIn(tab, scope)} AND ${whereOf(tab, scope).replace('?', at)}) AS "${tab}"`,
    )
    return `SELECT ${counted.join(', ')} FROM orders o WHERE ${where}`
  })
}

// Each tab has an index, and nobody waits until millions are counted. A plan for any moment thinks that many orders can still be evaluated
// and would walk through all: the order of the index keeps it to the index.
function boundedCounts(scope: OrderScope, now: Date): Composed {
  return composeStatement('order.boundedCounts', [], (_where, put) => {
    const at = `${put(now)}::timestamptz`
    const counted = namesOf(scope).map(
      (tab) =>
        `(SELECT count(*) FROM (SELECT FROM orders o WHERE ${hiddenIn(tab, scope)} AND ${whereOf(tab, scope).replace('?', at)} ORDER BY ${tab === 'awaitingEvaluation' ? 'o.evaluate_until' : 'o.order_id'} DESC LIMIT ${mostCounted}) one) AS "${tab}"`,
    )
    return `SELECT ${counted.join(', ')}`
  })
}

const linesOfOrders = {
  name: 'order.lines',
  text: `SELECT order_id, order_line_id, product_id, goods_id, goods_name_zh, goods_name_en, spec_text_zh, spec_text_en, goods_image, unit, unit_code,
      unit_decimals, number, shipped, received, cancelled, unit_price, price_reason, formula_price_id, formula_class, subtotal, discount, tax_rate_bp, tax, evaluated, material_code, no_free_return,
      (SELECT round(s.unit_mass_g * l.stock_number / 10::numeric ^ g.unit_precision) FROM sku s JOIN goods g USING (goods_id) WHERE s.product_id = l.product_id)::bigint AS mass_g
    FROM order_line l WHERE order_id = ANY($1) ORDER BY order_line_id`,
}

export type OrderListQuery = {
  readonly scope: OrderScope
  readonly tab: StoreOrderTab
  readonly keyword: string
  readonly startDate?: string
  readonly endDate?: string
  readonly sort: OrderSort
  /** The last order that was shown: its id, and its amount in fen where the list goes by that. */
  readonly after: Cursor | null
  readonly projectId?: number
  readonly storeId?: number
  readonly memberId?: number
  readonly buyer?: string
  readonly goods?: string
  readonly payMethod?: PayMethod
  /** Whole yuan. */
  readonly amountFrom?: number
  readonly amountTo?: number
  readonly limit: number
  readonly now: Date
}

function likeOf(keyword = ''): string {
  return keyword === '' ? '' : `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** Orders of a scope as `sort` says, those that come behind `after`. */
export function ordersPage(db: Queryable, orderListQuery: OrderListQuery): Promise<OrderRow[]> {
  const { statement, values } = orderPageStatement(orderListQuery)
  return rows<OrderRow>(db, statement, values)
}

/** Number of orders per tab that the scope has: a store has one more. */
export async function orderCounts<Tab extends StoreOrderTab>(db: Queryable, scope: OrderScope, now: Date): Promise<Record<Tab, number>> {
  const { statement, values } = orderCountsStatement(scope, now)
  const [row] = await rows<Record<Tab, number>>(db, statement, values)
  if (!row) throw new Error('an aggregate returned no row')
  return row
}

/** One order of a scope; null when it is absent or not theirs. */
export async function findOrderRow(db: Queryable, orderSn: string, scope: OrderScope): Promise<OrderRow | null> {
  const { statement, values } = composeStatement(
    'order.one',
    [{ key: 'sn', sql: 'o.order_sn = ?', values: [orderSn] }, ...scopedTo(scope)],
    (where) => `SELECT ${columns} FROM orders o JOIN pay_order p USING (pay_order_id) WHERE ${where}`,
  )
  return (await rows<OrderRow>(db, statement, values))[0] ?? null
}

/** Lines by order id. */
export async function linesByOrder(db: Queryable, orderIds: readonly number[]): Promise<Map<number, OrderLineRow[]>> {
  return Map.groupBy(orderIds.length === 0 ? [] : await rows<OrderLineRow>(db, linesOfOrders, [orderIds]), (line) => line.order_id)
}
