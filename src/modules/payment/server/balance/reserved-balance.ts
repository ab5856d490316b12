import { isFailure } from '../../../../kernel/failure/failure.ts'
import type { Reader, Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { recordPartPayment } from '../../../order/server/public.ts'
import { platformAccount, walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { captureHold, releaseHold } from '../../../wallet/server/public.ts'
import { paymentMachine } from '../../rules/payment-machine.ts'
import { logPayment } from '../move-payment.ts'
import { markEnded, markReceived, paymentsOf, type Payment } from '../payment-repository.ts'
import { capturePaymentSplits } from '../payment-split-repository.ts'

/** Balance that is held for a checkout until the rest is paid; at most one. */
export async function reservedBalanceOf(db: Reader | Transaction, paySn: string): Promise<Payment | null> {
  return (await paymentsOf(db, paySn)).find((payment) => payment.channel === 'balance' && payment.state === 'WAITING') ?? null
}

/** Entries of a payment with balance: what the member had is paid for orders. */
export function balanceEntries(memberId: number, fen: bigint) {
  return [
    { account: walletOf('member', memberId), fen: -fen },
    { account: platformAccount('orders'), fen },
  ]
}

/** The rest of a locked checkout has come: what was held pays its part now, before the rest is counted. */
export async function captureReservedBalance(tx: Transaction, held: Payment, act: ActorContext): Promise<void> {
  const fen = held.amountFen
  const part = await recordPartPayment(tx, { paySn: held.paySn, amount: fen, act })
  if (isFailure(part)) throw new Error(`checkout ${held.paySn} refused its balance: ${part.code}`)
  await captureHold(tx, { kind: 'orderPayment', reference: held.outTradeNo, entries: balanceEntries(held.memberId, fen), act })
  const from = paymentMachine.sources('payBalance', 'system')
  const money = { to: 'PAID', from, gatewayTradeNo: held.outTradeNo, fen, currency: 'CNY', paidAt: act.now } as const
  if (!(await markReceived(tx, held.paymentId, money))) throw new Error(`payment ${held.outTradeNo} moved under its own lock`)
  await capturePaymentSplits(tx, held.paymentId)
  await logPayment(tx, held, { event: 'payBalance', to: 'PAID', act })
}

/** Gives held balance back; nothing when it has paid or was released already. The caller holds the lock of the checkout. */
export async function releaseReservedBalance(tx: Transaction, held: Payment, reason: string, act: ActorContext): Promise<boolean> {
  const ended = await markEnded(tx, held.paymentId, { to: 'CLOSED', from: ['WAITING'], at: act.now, reason })
  if (!ended) return false
  await releaseHold(tx, { kind: 'orderPayment', reference: held.outTradeNo }, act.now)
  await logPayment(tx, held, { event: 'close', to: 'CLOSED', act })
  return true
}
