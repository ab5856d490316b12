import { when, type Composed } from '../../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../../kernel/database/paging.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Currency } from '../../rules/lot-machine.ts'
import type { MallOrderState } from '../../rules/mall-order-machine.ts'

export type MallOrder = {
  readonly orderId: number
  readonly orderSn: string
  readonly mall: Currency
  readonly memberId: number
  readonly memberName: string
  readonly goodsId: number
  readonly titleZh: string
  readonly titleEn: string
  readonly image: string
  readonly quantity: number
  readonly points: number
  readonly cashFen: bigint
  readonly state: MallOrderState
  readonly version: number
  readonly receiver: string
  readonly phone: string
  readonly address: string
  readonly remark: string
  readonly carrier: string
  readonly trackingNo: string
  readonly cancelReason: string
  readonly createdAt: Date
  readonly payUntil: Date | null
  readonly paidAt: Date | null
  readonly shippedAt: Date | null
  readonly endedAt: Date | null
}
type Int = number | bigint
type Row = Omit<MallOrder, 'points' | 'cashFen'> & { points: Int; cashFen: Int }

const columns = `order_id AS "orderId", order_sn AS "orderSn", mall, member_id AS "memberId", member_name AS "memberName", goods_id AS "goodsId",
  title_zh AS "titleZh", title_en AS "titleEn", image, quantity, points, cash AS "cashFen", state, version, receiver, phone, address, remark, carrier,
  tracking_no AS "trackingNo", cancel_reason AS "cancelReason", created_at AS "createdAt", pay_until AS "payUntil", paid_at AS "paidAt",
  shipped_at AS "shippedAt", ended_at AS "endedAt"`
const orderOf = (row: Row): MallOrder => ({ ...row, points: Number(row.points), cashFen: BigInt(row.cashFen) })

const number = {
  name: 'loyalty.number',
  text: `SELECT $1 || to_char($2::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('loyalty_number')::text, 8, '0') AS sn`,
}
const insert = {
  name: 'loyalty.orderInsert',
  text: `INSERT INTO loyalty_order (order_sn, mall, member_id, member_name, goods_id, title_zh, title_en, image, quantity, points, cash, state, receiver, phone,
      address, remark, created_at, pay_until, paid_at)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19) RETURNING ${columns}`,
}
const bySn = {
  name: 'loyalty.order',
  text: `SELECT ${columns} FROM loyalty_order WHERE order_sn = $1 AND ($2::bigint IS NULL OR member_id = $2)`,
}
const lockSn = {
  name: 'loyalty.orderLock',
  text: `SELECT ${columns} FROM loyalty_order WHERE order_sn = $1 AND ($2::bigint IS NULL OR member_id = $2) FOR UPDATE`,
}
const bought = {
  name: 'loyalty.bought',
  text: `SELECT coalesce(sum(quantity), 0)::int AS count FROM loyalty_order WHERE member_id = $1 AND goods_id = $2 AND state <> 'CANCELLED'`,
}
const waiting = {
  name: 'loyalty.ordersWaiting',
  text: `SELECT count(*)::int AS count FROM loyalty_order WHERE mall = $1 AND state = 'PENDING_SHIPMENT'`,
}
const move = {
  name: 'loyalty.orderMove',
  text: `UPDATE loyalty_order SET state = $2, version = version + 1, paid_at = coalesce($4, paid_at), shipped_at = coalesce($5, shipped_at),
      ended_at = coalesce($6, ended_at), carrier = coalesce($7, carrier), tracking_no = coalesce($8, tracking_no), cancel_reason = coalesce($9, cancel_reason)
    WHERE order_id = $1 AND state = ANY($3) RETURNING ${columns}`,
}

/** The next number of a document: `P` points order, `T` score order, `A` adjustment. */
export async function nextNumber(tx: Transaction, letter: 'P' | 'T' | 'A', now: Date): Promise<string> {
  const [row] = await rows<{ sn: string }>(tx, number, [letter, now])
  if (!row) throw new Error('a sequence gave no number')
  return row.sn
}

export type NewMallOrder = Omit<MallOrder, 'orderId' | 'version' | 'carrier' | 'trackingNo' | 'cancelReason' | 'shippedAt' | 'endedAt'>

export async function addOrder(tx: Transaction, of: NewMallOrder): Promise<MallOrder> {
  const goods = [of.goodsId, of.titleZh, of.titleEn, of.image, of.quantity, of.points, of.cashFen, of.state]
  const where = [of.receiver, of.phone, of.address, of.remark, of.createdAt, of.payUntil, of.paidAt]
  const [row] = await rows<Row>(tx, insert, [of.orderSn, of.mall, of.memberId, of.memberName, ...goods, ...where])
  if (!row) throw new Error('an insert returned no row')
  return orderOf(row)
}

/** An order, of this member where one is named. */
export async function orderBySn(db: Queryable, orderSn: string, memberId: number | null): Promise<MallOrder | null> {
  const [row] = await rows<Row>(db, bySn, [orderSn, memberId])
  return row ? orderOf(row) : null
}

export async function lockOrder(tx: Transaction, orderSn: string, memberId: number | null): Promise<MallOrder | null> {
  const [row] = await rows<Row>(tx, lockSn, [orderSn, memberId])
  return row ? orderOf(row) : null
}

/** How many pieces of goods a member has ordered, cancelled ones not counted. */
export async function boughtBy(db: Queryable, memberId: number, goodsId: number): Promise<number> {
  return (await rows<{ count: number }>(db, bought, [memberId, goodsId]))[0]?.count ?? 0
}

type OrderSearch = PageNumber & {
  readonly mall: Currency
  readonly memberId: number | null
  readonly state: MallOrderState | ''
  readonly keyword: string
}

/** The statement of a list of orders; a test asks the database for its plan. */
export function mallOrderListStatement({ mall, memberId, state, keyword, ...page }: OrderSearch): Composed {
  const words = '(order_sn = ? OR tracking_no = ? OR strpos(member_name, ?) > 0 OR strpos(title_zh, ?) > 0)'
  const conditions = [
    ...when('mall', 'mall = ?', mall),
    ...when('member', 'member_id = ?', memberId),
    ...when('state', 'state = ?', state),
    ...(keyword === '' ? [] : [{ key: 'words', sql: words, values: [keyword, keyword, keyword, keyword] }]),
  ]
  return pageStatement('loyalty.orderPage', conditions, { columns, tables: 'loyalty_order', orderBy: 'order_id DESC' }, page)
}

/** Orders of a mall, the newest first. */
export async function orderPage(db: Queryable, search: OrderSearch): Promise<ListPage<MallOrder>> {
  const { list, total } = await readPage<Row>(db, mallOrderListStatement(search))
  return { list: list.map(orderOf), total }
}

/** Orders that the platform must ship. */
export async function countToShip(db: Queryable, mall: Currency): Promise<number> {
  return (await rows<{ count: number }>(db, waiting, [mall]))[0]?.count ?? 0
}

export type OrderChange = {
  readonly paidAt?: Date
  readonly shippedAt?: Date
  readonly endedAt?: Date
  readonly carrier?: string
  readonly trackingNo?: string
  readonly cancelReason?: string
}

export async function moveOrderRow(
  tx: Transaction,
  orderId: number,
  { to, from }: { readonly to: MallOrderState; readonly from: readonly MallOrderState[] },
  change: OrderChange,
): Promise<MallOrder | null> {
  const { paidAt = null, shippedAt = null, endedAt = null, carrier = null, trackingNo = null, cancelReason = null } = change
  const [row] = await rows<Row>(tx, move, [orderId, to, from, paidAt, shippedAt, endedAt, carrier, trackingNo, cancelReason])
  return row ? orderOf(row) : null
}
