import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { payDueAfterRejection } from '../../rules/order-times.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { applyFullPayment } from './mark-pay-order-paid.ts'
import { lockOrdersOf, moveOrders, type LockedOrder } from '../orders/order-repository.ts'
import { amountDueOf, type PayOrderDue } from './pay-order-due.ts'
import { lockPayOrder, movePayOrder, setPayDue, type PayOrder } from './pay-order-repository.ts'

type Locked = { readonly payOrder: PayOrder; readonly orders: readonly LockedOrder[] }

async function lockBoth(tx: Transaction, paySn: string, memberId: number | null): Promise<Locked | Failure> {
  const payOrder = await lockPayOrder(tx, paySn, memberId)
  if (!payOrder) return failure('order.orderGone')
  const orders = await lockOrdersOf(tx, payOrder.payOrderId)
  return { payOrder, orders: orders.filter((order) => order.state !== 'CANCELLED') }
}

/**
 * A transfer voucher was uploaded: the orders wait for its confirmation and no longer cancel themselves. A further
 * voucher of the same checkout is welcome and moves nothing. Refusals: `order.orderGone`, `order.notPayable`.
 */
export async function movePayOrderToReview(
  tx: Transaction,
  uploaded: { paySn: string; memberId: number; act: CommandActor },
): Promise<PayOrderDue | Failure> {
  const locked = await lockBoth(tx, uploaded.paySn, uploaded.memberId)
  if (isFailure(locked)) return locked
  const due = await amountDueOf(tx, locked.payOrder)
  if (due.due <= 0n) return failure('order.notPayable')
  const waiting = locked.orders.filter((order) => order.state === 'PENDING_PAYMENT')
  if (waiting.length > 0) {
    const moved = await moveOrders(tx, waiting, { event: 'uploadVoucher', who: 'buyer', act: uploaded.act })
    if (isFailure(moved)) return moved
    await cancelTimers(tx, { entity: 'payOrder', entityId: uploaded.paySn })
  }
  return { ...due, inReview: true }
}

/** What a confirmed voucher did: everything is paid, or a part is and the rest is still awaited. */
export type TransferOutcome = { readonly outcome: 'PAID' | 'PART_PAID'; readonly due: bigint }

export type ConfirmedTransfer = {
  readonly paySn: string
  readonly amount: bigint
  /** Platform staff for the platform's account; store staff for their own. */
  readonly who: 'platform' | 'store'
  readonly act: CommandActor
}

/**
 * A voucher was found right: its amount counts. Less than due keeps the orders in review, more than due is refused
 * (`order.transferTooMuch`), since nobody may keep a buyer's money. Refusals: `order.orderGone`, `order.notPayable`.
 */
export async function confirmBankTransfer(tx: Transaction, confirmed: ConfirmedTransfer): Promise<TransferOutcome | Failure> {
  const locked = await lockBoth(tx, confirmed.paySn, null)
  if (isFailure(locked)) return locked
  const { due, inReview } = await amountDueOf(tx, locked.payOrder)
  if (due <= 0n || !inReview || confirmed.amount <= 0n) return failure('order.notPayable')
  if (confirmed.amount > due) return failure('order.transferTooMuch')
  if (confirmed.amount < due) {
    const part = await movePayOrder(tx, locked.payOrder, {
      event: 'payPart',
      who: 'platform',
      act: confirmed.act,
      paid: confirmed.amount,
    })
    return isFailure(part) ? part : { outcome: 'PART_PAID', due: due - confirmed.amount }
  }
  const settled = await applyFullPayment(tx, locked.payOrder, {
    event: 'confirmTransfer',
    orderWho: confirmed.who,
    payWho: 'platform',
    amount: confirmed.amount,
    act: confirmed.act,
  })
  return isFailure(settled) ? settled : { outcome: 'PAID', due: 0n }
}

/**
 * A voucher was found wrong: the buyer may pay again, at least a day long. While other vouchers of the checkout are still
 * being checked, call this only for the last. Refusals: `order.orderGone`, `order.notPayable`.
 */
export async function rejectBankTransfer(
  tx: Transaction,
  rejected: { paySn: string; reason: string; who: 'platform' | 'store'; act: CommandActor },
): Promise<PayOrderDue | Failure> {
  const locked = await lockBoth(tx, rejected.paySn, null)
  if (isFailure(locked)) return locked
  const waiting = locked.orders.filter((order) => order.state === 'PAYMENT_REVIEW')
  if (waiting.length === 0) return failure('order.notPayable')
  const moved = await moveOrders(tx, waiting, { event: 'rejectTransfer', who: rejected.who, act: rejected.act, reason: rejected.reason })
  if (isFailure(moved)) return moved
  const payDueAt = payDueAfterRejection(rejected.act.now, locked.payOrder.payDueAt)
  await setPayDue(tx, locked.payOrder, payDueAt)
  // Money that is already there must be refunded before an order may go, so a part-paid checkout waits for people.
  if (locked.payOrder.paid === 0n)
    await schedule(tx, { entity: 'payOrder', entityId: rejected.paySn, event: 'autoCancel', dueAt: payDueAt })
  await emit(tx, {
    event: 'payOrder.transferRejected',
    key: rejected.paySn,
    payload: { paySn: rejected.paySn, memberId: locked.payOrder.memberId },
  })
  return { ...(await amountDueOf(tx, locked.payOrder)), payDueAt }
}
