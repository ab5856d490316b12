import { documentNumber } from '../../../../kernel/database/ids.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { lockPayOrder, markPayOrderPaid, startPaying, type PayOrderDue } from '../../../order/server/public.ts'
import { walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { hold, post, balanceOfAccount } from '../../../wallet/server/public.ts'
import { liveStates } from '../../rules/payment-machine.ts'
import { logPayment } from '../move-payment.ts'
import { requestCheck } from '../payment-jobs.ts'
import { addPayment, insertReceivedPayment, nextPaymentNumber, paymentsOf } from '../payment-repository.ts'
import { coveredByOrder, addPaymentSplits } from '../payment-split-repository.ts'
import { paymentSplitsOf } from '../start-payment.ts'
import { waitingVouchers } from '../vouchers/voucher-repository.ts'
import { balanceEntries, reservedBalanceOf, releaseReservedBalance } from './reserved-balance.ts'

export type PayWithBalance = {
  readonly paySn: string
  readonly memberId: number
  readonly description: string
  readonly act: ActorContext
}

/** What the balance did: it paid everything, or its part is held until `restFen` is paid by a gateway. */
export type BalancePayment = { readonly state: 'PAID' | 'HELD'; readonly fen: bigint; readonly restFen: bigint }

/**
 * Pays a checkout with what the member has: all of it, or a part that is held until the rest comes through a gateway. The payment
 * password was proved before. A repetition finds what is held. Refusals: `order.orderGone`, `order.notPayable`, `wallet.balanceShort`,
 * `payment.vouchersWait`.
 */
export async function payWithBalance(tx: Transaction, wish: PayWithBalance): Promise<BalancePayment | Failure> {
  // Locks the checkout: nobody else pays it meanwhile.
  const due = await startPaying(tx, wish)
  if (isFailure(due)) return due
  const held = await reservedBalanceOf(tx, wish.paySn)
  if (held) return { state: 'HELD', fen: held.amountFen, restFen: due.due - held.amountFen }
  const { balanceFen, heldFen } = await balanceOfAccount(tx, walletOf('member', wish.memberId))
  const available = balanceFen - heldFen
  if (available <= 0n) return failure('wallet.balanceShort')
  const done = available >= due.due ? await payAll(tx, due, wish) : await holdPart(tx, due, wish, available)
  if (isFailure(done)) return done
  // Offers made before ask for another amount.
  const offers = (await paymentsOf(tx, wish.paySn)).filter((other) => other.channel !== 'balance' && liveStates.includes(other.state))
  for (const offer of offers) await requestCheck(tx, offer.paymentId, wish.act.now)
  return done
}

async function newPayment(tx: Transaction, { paySn, memberId, description, act }: PayWithBalance, amountFen: bigint) {
  const outTradeNo = documentNumber('B', act.now, await nextPaymentNumber(tx))
  return { paySn, memberId, outTradeNo, amountFen, description, createdAt: act.now }
}

async function payAll(tx: Transaction, due: PayOrderDue, wish: PayWithBalance): Promise<BalancePayment | Failure> {
  const fen = due.due
  const { paySn, memberId, act } = wish
  const made = await newPayment(tx, wish, fen)
  const posted = await post(tx, {
    kind: 'orderPayment',
    reference: made.outTradeNo,
    entries: balanceEntries(memberId, fen),
    note: paySn,
    act,
  })
  if (isFailure(posted)) return posted
  const covered = await coveredByOrder(tx, paySn)
  const payment = await insertReceivedPayment(tx, made, { channel: 'balance', tradeNo: made.outTradeNo, state: 'PAID' })
  await addPaymentSplits(tx, payment.paymentId, paymentSplitsOf(due, fen, covered), true)
  const paid = await markPayOrderPaid(tx, { paySn, amount: fen, act })
  if (isFailure(paid)) return paid
  if (paid.outcome !== 'PAID') return failure('order.notPayable')
  await logPayment(tx, payment, { event: 'payBalance', to: 'PAID', act })
  return { state: 'PAID', fen, restFen: 0n }
}

async function holdPart(tx: Transaction, due: PayOrderDue, wish: PayWithBalance, fen: bigint): Promise<BalancePayment | Failure> {
  const { paySn, memberId, act } = wish
  // What a voucher brings changes what is due: the balance and the bank do not share a checkout.
  if ((await waitingVouchers(tx, paySn)).length > 0) return failure('payment.vouchersWait')
  const made = await newPayment(tx, wish, fen)
  const refused = await hold(tx, {
    kind: 'orderPayment',
    reference: made.outTradeNo,
    account: walletOf('member', memberId),
    fen,
    now: act.now,
  })
  if (refused) return refused
  const covered = await coveredByOrder(tx, paySn)
  const payment = await addPayment(tx, { ...made, channel: 'balance', expireAt: due.payDueAt })
  await addPaymentSplits(tx, payment.paymentId, paymentSplitsOf(due, fen, covered), false)
  await logPayment(tx, payment, { event: 'offer', to: 'WAITING', act })
  return { state: 'HELD', fen, restFen: due.due - fen }
}

/** The buyer takes held balance back. Refusals: `order.orderGone`, `payment.nothingHeld`. */
export async function releaseBalance(
  tx: Transaction,
  wish: { paySn: string; memberId: number; act: ActorContext },
): Promise<bigint | Failure> {
  if (!(await lockPayOrder(tx, wish.paySn, wish.memberId))) return failure('order.orderGone')
  const held = await reservedBalanceOf(tx, wish.paySn)
  if (!held || !(await releaseReservedBalance(tx, held, 'released by the buyer', wish.act))) return failure('payment.nothingHeld')
  const offers = (await paymentsOf(tx, wish.paySn)).filter((other) => other.channel !== 'balance' && liveStates.includes(other.state))
  for (const offer of offers) await requestCheck(tx, offer.paymentId, wish.act.now)
  return held.amountFen
}
