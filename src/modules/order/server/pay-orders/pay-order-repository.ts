import { transition } from '../../../../kernel/state-machine/transition.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { payOrderMachine, type PayOrderEvent, type PayOrderState, type PayOrderActorKind } from '../../rules/pay-order-machine.ts'
import type { PayMethod } from '../../endpoints-schemas.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'

export type PayOrder = {
  readonly payOrderId: number
  readonly paySn: string
  readonly memberId: number
  readonly state: PayOrderState
  readonly version: number
  readonly payMethod: PayMethod
  readonly paid: bigint
  readonly payDueAt: Date
  /** The one extension after a rejected voucher was given. */
  readonly isExtended: boolean
  /** Until when its prices hold; null where they do not move. */
  readonly heldUntil: Date | null
}

type PayOrderRow = {
  pay_order_id: number
  pay_sn: string
  member_id: number
  state: PayOrderState
  version: number
  pay_method: PayMethod
  paid: number | bigint
  pay_due_at: Date
  due_extended: boolean
  price_held_until: Date | null
}

const columns = 'pay_order_id, pay_sn, member_id, state, version, pay_method, paid, pay_due_at, due_extended, price_held_until'
const lock = {
  name: 'order.payOrderLock',
  text: `SELECT ${columns} FROM pay_order WHERE pay_sn = $1 AND ($2::bigint IS NULL OR member_id = $2) FOR UPDATE`,
}
const lockOfOrder = {
  name: 'order.payOrderLockOfOrder',
  // The payment is locked before its orders, always, so that a cancellation and a payment cannot wait for each other.
  text: `SELECT ${columns} FROM pay_order WHERE pay_order_id = (SELECT pay_order_id FROM orders WHERE order_sn = $1 AND ($2::bigint IS NULL OR member_id = $2)) FOR UPDATE`,
}
const find = { name: 'order.payOrderFind', text: `SELECT ${columns} FROM pay_order WHERE pay_sn = $1 AND member_id = $2` }
const move = {
  name: 'order.payOrderMove',
  text: `UPDATE pay_order SET state = $2, version = version + 1, paid = paid + $5,
           paid_at = CASE WHEN $2 = 'PAID' THEN $6 ELSE paid_at END,
           closed_at = CASE WHEN $2 = 'CLOSED' THEN $6 ELSE closed_at END
         WHERE pay_order_id = $1 AND state = ANY($3) AND version = $4`,
}
const moveDue = {
  name: 'order.payOrderDue',
  text: `UPDATE pay_order SET pay_due_at = $2, due_extended = true, version = version + 1 WHERE pay_order_id = $1`,
}

function payOrderOf(row: PayOrderRow | undefined): PayOrder | null {
  if (!row) return null
  return {
    payOrderId: row.pay_order_id,
    paySn: row.pay_sn,
    memberId: row.member_id,
    state: row.state,
    version: row.version,
    payMethod: row.pay_method,
    paid: BigInt(row.paid),
    payDueAt: row.pay_due_at,
    isExtended: row.due_extended,
    heldUntil: row.price_held_until,
  }
}

/** Locks a checkout's payment. `memberId` null is for gateways, timers and platform staff. Null when it is not there or not theirs. */
export async function lockPayOrder(tx: Transaction, paySn: string, memberId: number | null): Promise<PayOrder | null> {
  const [row] = await rows<PayOrderRow>(tx, lock, [paySn, memberId])
  return payOrderOf(row)
}

/** Locks the payment that an order belongs to, before the order itself is locked. */
export async function lockPayOrderOf(tx: Transaction, orderSn: string, memberId: number | null): Promise<PayOrder | null> {
  const [row] = await rows<PayOrderRow>(tx, lockOfOrder, [orderSn, memberId])
  return payOrderOf(row)
}

/** Reads a checkout's payment of one buyer, without a lock. */
export async function payOrderOfBuyer(db: Queryable, paySn: string, memberId: number): Promise<PayOrder | null> {
  const [row] = await rows<PayOrderRow>(db, find, [paySn, memberId])
  return payOrderOf(row)
}

export type PayOrderMove = {
  readonly event: PayOrderEvent
  readonly who: PayOrderActorKind
  readonly act: ActorContext
  /** Fen that arrive with the move. */
  readonly paid?: bigint
}

/** Moves a locked payment by its machine and writes the audit row; a refusal of the machine is handed on. */
export async function movePayOrder(tx: Transaction, payOrder: PayOrder, payOrderMove: PayOrderMove): Promise<PayOrderState | Failure> {
  const { event, who, act, paid = 0n } = payOrderMove
  const { payOrderId, paySn, state, version } = payOrder
  const done = await transition(tx, {
    machine: payOrderMachine,
    event,
    who,
    from: state,
    update: async (to, sources) => (await execute(tx, move, [payOrderId, to, sources, version, paid, act.now])) > 0,
    audit: { act, action: `payOrder.${event}`, entity: 'payOrder', entityId: paySn },
  })
  return isFailure(done) ? done : done.to
}

/** Sets the moment until which a locked payment waits after a rejected voucher: its one extension. */
export async function extendPayDue(tx: Transaction, payOrder: PayOrder, dueAt: Date): Promise<void> {
  await execute(tx, moveDue, [payOrder.payOrderId, dueAt])
}
