import { auditMany } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { orderMachine, type OrderEvent, type OrderState, type OrderActorKind } from '../../rules/order-machine.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'

/** An order whose row is locked in the open transaction. */
export type LockedOrder = {
  readonly orderId: number
  readonly orderSn: string
  readonly payOrderId: number
  readonly memberId: number
  readonly storeId: number
  readonly state: OrderState
  readonly version: number
  readonly frozen: boolean
  /** After-sale cases that are open. */
  readonly openCases: number
  readonly total: bigint
  readonly delivery: 'DELIVERY' | 'PICKUP'
  readonly shipmentsOpen: number
  readonly extended: boolean
  readonly hidden: boolean
  readonly evaluated: boolean
  readonly appended: boolean
  readonly finishedAt: Date | null
  readonly evaluateUntil: Date | null
}

type Row = {
  order_id: number
  order_sn: string
  pay_order_id: number
  member_id: number
  store_id: number
  state: OrderState
  version: number
  frozen: boolean
  open_cases: number
  total: number | bigint
  delivery: 'DELIVERY' | 'PICKUP'
  shipments_open: number
  receive_extended: boolean
  hidden: boolean
  evaluated: boolean
  appended: boolean
  finished_at: Date | null
  evaluate_until: Date | null
}

const columns = `order_id, order_sn, pay_order_id, member_id, store_id, state, version, frozen, open_cases, total, delivery, shipments_open,
  receive_extended, hidden_at IS NOT NULL AS hidden, evaluated, appended, finished_at, evaluate_until`
const lockOfPay = { name: 'order.lockOfPay', text: `SELECT ${columns} FROM orders WHERE pay_order_id = $1 ORDER BY order_id FOR UPDATE` }
const lockOne = {
  name: 'order.lockOne',
  text: `SELECT ${columns} FROM orders WHERE order_sn = $1 AND ($2::bigint IS NULL OR member_id = $2) AND ($3::bigint[] IS NULL OR store_id = ANY($3)) FOR UPDATE`,
}
const move = {
  name: 'order.move',
  text: `UPDATE orders SET state = $2, version = version + 1,
           paid = CASE WHEN $5 THEN total ELSE paid END,
           paid_at = CASE WHEN $5 THEN $4 ELSE paid_at END,
           shipped_at = CASE WHEN $2 = 'SHIPPED' THEN $4 ELSE shipped_at END,
           finished_at = CASE WHEN $2 IN ('COMPLETED', 'CANCELLED', 'CLOSED') THEN $4 ELSE finished_at END,
           cancel_reason = CASE WHEN $2 = 'CANCELLED' THEN $6 ELSE cancel_reason END,
           evaluate_until = coalesce($7, evaluate_until)
         WHERE order_id = ANY($1) AND state = ANY($3)`,
}
const log = {
  name: 'order.log',
  text: `INSERT INTO order_event (order_id, at, event, from_state, to_state, actor_kind, actor_id, actor_name, reason)
         SELECT entry.id, $2, $3, entry."from", entry."to", $4, $5, $6, $7
         FROM json_to_recordset($1::json) AS entry(id bigint, "from" text, "to" text)`,
}

function lockedOf(row: Row): LockedOrder {
  return {
    orderId: row.order_id,
    orderSn: row.order_sn,
    payOrderId: row.pay_order_id,
    memberId: row.member_id,
    storeId: row.store_id,
    state: row.state,
    version: row.version,
    frozen: row.frozen,
    openCases: row.open_cases,
    total: BigInt(row.total),
    delivery: row.delivery,
    shipmentsOpen: row.shipments_open,
    extended: row.receive_extended,
    hidden: row.hidden,
    evaluated: row.evaluated,
    appended: row.appended,
    finishedAt: row.finished_at,
    evaluateUntil: row.evaluate_until,
  }
}

/** Locks the orders of a checkout in id order; its payment must be locked already. */
export async function lockOrdersOf(tx: Transaction, payOrderId: number): Promise<LockedOrder[]> {
  return (await rows<Row>(tx, lockOfPay, [payOrderId])).map(lockedOf)
}

/** Whose orders may be touched: one buyer's, or those of some stores. */
export type OrderScope = { readonly memberId: number } | { readonly storeIds: readonly number[] } | { readonly anyone: true }

/** The two parameters of a scope as the statements take them: buyer, stores. */
export function scopeParameters(scope: OrderScope): [number | null, readonly number[] | null] {
  if ('memberId' in scope) return [scope.memberId, null]
  return 'storeIds' in scope ? [null, scope.storeIds] : [null, null]
}

/** Locks one order within a scope; null when it is not there or not theirs, which is the same to them. */
export async function lockOrder(tx: Transaction, orderSn: string, scope: OrderScope): Promise<LockedOrder | null> {
  const [row] = await rows<Row>(tx, lockOne, [orderSn, ...scopeParameters(scope)])
  return row ? lockedOf(row) : null
}

export type OrderMove = {
  readonly event: OrderEvent
  readonly who: OrderActorKind
  readonly act: CommandActor
  readonly reason?: string
  /** True when the money has arrived with this move. */
  readonly paid?: boolean
  readonly evaluateUntil?: Date
}

/** Moves locked orders by one event, all or none, and writes their event and audit rows. */
export async function moveOrders(tx: Transaction, orders: readonly LockedOrder[], orderMove: OrderMove): Promise<OrderState | Failure> {
  const targets = orders.map((order) => orderMachine.next(order.state, orderMove.event, orderMove.who, order.frozen ? ['frozen'] : []))
  const refused = targets.find(isFailure)
  if (refused) return refused
  const [to] = targets
  if (to === undefined || isFailure(to)) return failure('order.orderGone')
  const ids = orders.map((order) => order.orderId)
  const { act, reason = '', evaluateUntil = null } = orderMove
  const sources = orderMachine.sources(orderMove.event, orderMove.who)
  const moved = await execute(tx, move, [ids, to, sources, act.now, orderMove.paid ?? false, reason, evaluateUntil])
  if (moved !== ids.length) return failure('api.stale')
  await logOrderMoves(tx, orders, { event: orderMove.event, to, act, reason })
  // Whoever closes an order takes it out of the sales figures.
  if (to === 'CLOSED') await emit(tx, { event: 'order.closed', payload: { orderSnList: orders.map((order) => order.orderSn) } })
  return to
}

/** Writes the rows that say what happened to orders: their own history and the audit log. */
export async function logOrderMoves(
  tx: Transaction,
  orders: readonly { readonly orderId: number; readonly orderSn: string; readonly state: OrderState }[],
  happened: { readonly event: string; readonly to?: OrderState; readonly act: CommandActor; readonly reason?: string },
): Promise<void> {
  const { actor, channel, requestId, now } = happened.act
  const reason = happened.reason ?? ''
  const entries = orders.map((order) => ({ id: order.orderId, from: order.state, to: happened.to ?? order.state }))
  await execute(tx, log, [JSON.stringify(entries), now, happened.event, actor.kind, actor.id, actor.name, reason])
  await auditMany(
    tx,
    orders.map((order) => ({
      actor,
      channel,
      requestId,
      action: `order.${happened.event}`,
      entity: 'order',
      entityId: order.orderSn,
      from: order.state,
      to: happened.to ?? order.state,
      reason,
    })),
  )
}
