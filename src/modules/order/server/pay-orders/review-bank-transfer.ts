import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { payDueAfterRejection } from '../../rules/order-times.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { applyFullPayment } from './mark-pay-order-paid.ts'
import { lockOrdersOf, moveOrders, type LockedOrder } from '../orders/order-repository.ts'
import { amountDueOf, type PayOrderDue } from './pay-order-due.ts'
import { lockPayOrder, movePayOrder, extendPayDue, type PayOrder } from './pay-order-repository.ts'

type Locked = { readonly payOrder: PayOrder; readonly orders: readonly LockedOrder[] }

async function lockBoth(tx: Transaction, paySn: string, memberId: number | null): Promise<Locked | Failure> {
  const payOrder = await lockPayOrder(tx, paySn, memberId)
  if (!payOrder) return failure('order.orderGone')
  const orders = await lockOrdersOf(tx, payOrder.payOrderId)
  return { payOrder, orders: orders.filter((order) => order.state !== 'CANCELLED') }
}

/** `covered`: fen that the vouchers which wait say are on their way, the new one included. */
export type UploadedVoucher = {
  readonly paySn: string
  readonly memberId: number
  readonly covered: bigint
  readonly act: ActorContext
}

/**
 * A transfer voucher was uploaded. Once the vouchers that wait cover what is due, the orders wait for their confirmation and no
 * longer cancel themselves; `isNewInReview` says that this one did it. Less is a part payment, which holds neither price nor
 * stock: the time to pay goes on. Refusals: `order.orderGone`, `order.notPayable`.
 */
export async function movePayOrderToReview(
  tx: Transaction,
  uploaded: UploadedVoucher,
): Promise<(PayOrderDue & { readonly isNewInReview: boolean }) | Failure> {
  const locked = await lockBoth(tx, uploaded.paySn, uploaded.memberId)
  if (isFailure(locked)) return locked
  const due = await amountDueOf(tx, locked.payOrder)
  if (due.due <= 0n) return failure('order.notPayable')
  if (!due.inReview && locked.payOrder.payDueAt <= uploaded.act.now) return failure('order.notPayable')
  const waiting = locked.orders.filter((order) => order.state === 'PENDING_PAYMENT')
  if (waiting.length === 0 || uploaded.covered < due.due) return { ...due, isNewInReview: false }
  const moved = await moveOrders(tx, waiting, { event: 'uploadVoucher', who: 'buyer', act: uploaded.act })
  if (isFailure(moved)) return moved
  await cancelTimers(tx, { entity: 'payOrder', entityId: uploaded.paySn })
  return { ...due, inReview: true, isNewInReview: true }
}

/** What a confirmed voucher did: everything is paid, or a part is and the rest is still awaited. */
export type TransferOutcome = { readonly outcome: 'PAID' | 'PART_PAID'; readonly due: bigint }

export type ConfirmedTransfer = {
  readonly paySn: string
  readonly amount: bigint
  /** Platform staff for the platform's account; store staff for their own. */
  readonly who: 'platform' | 'store'
  readonly act: ActorContext
}

/**
 * A voucher was found right: its amount counts. Less than due is a part and leaves the orders where they are, more than due is
 * refused (`order.transferTooMuch`): whoever calls keeps the rest apart, since nobody may keep a buyer's money. Refusals: `order.orderGone`, `order.notPayable`.
 */
export async function confirmBankTransfer(tx: Transaction, confirmed: ConfirmedTransfer): Promise<TransferOutcome | Failure> {
  const locked = await lockBoth(tx, confirmed.paySn, null)
  if (isFailure(locked)) return locked
  const { due } = await amountDueOf(tx, locked.payOrder)
  if (due <= 0n || confirmed.amount <= 0n) return failure('order.notPayable')
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
  // What parts completed while nothing was in review is paid all the same, as if it had been.
  const unseen = locked.orders.filter((order) => order.state === 'PENDING_PAYMENT')
  if (unseen.length > 0) {
    const seen = await moveOrders(tx, unseen, { event: 'uploadVoucher', who: 'buyer', act: confirmed.act })
    if (isFailure(seen)) return seen
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
 * Vouchers were found wrong and what is left does not cover what is due: the buyer may pay again. Once this gives a day more, but
 * never beyond the time for which the prices are held; when that is over, the order cancels itself at once, and a part that was
 * paid goes back. Refusals: `order.orderGone`, `order.notPayable`.
 */
export async function rejectBankTransfer(
  tx: Transaction,
  rejected: { paySn: string; reason: string; who: 'platform' | 'store' | 'system'; act: ActorContext },
): Promise<PayOrderDue | Failure> {
  const locked = await lockBoth(tx, rejected.paySn, null)
  if (isFailure(locked)) return locked
  const { payOrder } = locked
  const waiting = locked.orders.filter((order) => order.state === 'PAYMENT_REVIEW')
  if (waiting.length === 0) return failure('order.notPayable')
  const moved = await moveOrders(tx, waiting, { event: 'rejectTransfer', who: rejected.who, act: rejected.act, reason: rejected.reason })
  if (isFailure(moved)) return moved
  const { isExtended, heldUntil } = payOrder
  const payDueAt = payDueAfterRejection(rejected.act.now, { due: payOrder.payDueAt, isExtended, heldUntil })
  await extendPayDue(tx, payOrder, payDueAt)
  await cancelTimers(tx, { entity: 'payOrder', entityId: rejected.paySn })
  await schedule(tx, { entity: 'payOrder', entityId: rejected.paySn, event: 'autoCancel', dueAt: payDueAt })
  await emit(tx, {
    event: 'payOrder.transferRejected',
    key: rejected.paySn,
    payload: { paySn: rejected.paySn, memberId: payOrder.memberId },
  })
  return { ...(await amountDueOf(tx, payOrder)), payDueAt }
}
