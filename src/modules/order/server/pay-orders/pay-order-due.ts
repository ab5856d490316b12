import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { sumFen } from '../../../../kernel/money/money.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { OrderState } from '../../rules/order-machine.ts'
import type { PayOrderState } from '../../rules/pay-order-machine.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { lockPayOrder, movePayOrder, payOrderOfBuyer, type PayOrder } from './pay-order-repository.ts'

/** What a checkout still has to be paid. */
export type PayOrderDue = {
  readonly payOrderId: number
  readonly paySn: string
  readonly memberId: number
  readonly state: PayOrderState
  readonly version: number
  readonly payMethod: PayOrder['payMethod']
  /** Fen still due: the orders that are not cancelled, less what has been paid. 0 once paid or closed. */
  readonly due: bigint
  readonly paid: bigint
  readonly payDueAt: Date
  /** A voucher is being checked. */
  readonly inReview: boolean
  readonly orders: readonly {
    readonly orderSn: string
    readonly storeId: number
    readonly storeName: string
    readonly storeNameEn: string
    readonly state: OrderState
    readonly total: bigint
  }[]
}

type PartRow = { order_sn: string; store_id: number; store_name: string; store_name_en: string; state: OrderState; total: number | bigint }
const parts = {
  name: 'order.payOrderParts',
  text: `SELECT order_sn, store_id, store_name, store_name_en, state, total FROM orders WHERE pay_order_id = $1 ORDER BY order_id`,
}

const payable: readonly PayOrderState[] = ['OPEN', 'PAYING', 'PART_PAID']

/** The amount due for a payment in a state, given its orders. */
export async function amountDueOf(db: Queryable, payOrder: PayOrder): Promise<PayOrderDue> {
  const orders = (await rows<PartRow>(db, parts, [payOrder.payOrderId])).map((row) => ({
    orderSn: row.order_sn,
    storeId: row.store_id,
    storeName: row.store_name,
    storeNameEn: row.store_name_en || row.store_name,
    state: row.state,
    total: BigInt(row.total),
  }))
  const live = sumFen(orders.filter((order) => order.state !== 'CANCELLED').map((order) => order.total))
  const due = payable.includes(payOrder.state) ? live - payOrder.paid : 0n
  return { ...payOrder, due, inReview: orders.some((order) => order.state === 'PAYMENT_REVIEW'), orders }
}

/** What one buyer's checkout still has to be paid; null when there is none such. Reads only. */
export async function payOrderDue(db: Queryable, paySn: string, memberId: number): Promise<PayOrderDue | null> {
  const payOrder = await payOrderOfBuyer(db, paySn, memberId)
  return payOrder && amountDueOf(db, payOrder)
}

/**
 * Notes that the buyer begins to pay (OPEN → PAYING) and says how much: call it in the transaction that makes the
 * payment attempt. Refusals: `order.orderGone`, `order.notPayable`.
 */
export async function startPaying(
  tx: Transaction,
  paying: { paySn: string; memberId: number; act: ActorContext },
): Promise<PayOrderDue | Failure> {
  const payOrder = await lockPayOrder(tx, paying.paySn, paying.memberId)
  if (!payOrder) return failure('order.orderGone')
  const due = await amountDueOf(tx, payOrder)
  if (due.due <= 0n || due.inReview || payOrder.payDueAt <= paying.act.now) return failure('order.notPayable')
  if (payOrder.state !== 'OPEN') return due
  const state = await movePayOrder(tx, payOrder, { event: 'startPaying', who: 'buyer', act: paying.act })
  return isFailure(state) ? state : { ...due, state, version: due.version + 1 }
}
