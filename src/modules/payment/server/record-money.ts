import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { gatewayAccount, platformAccount } from '../../wallet/rules/ledger-accounts.ts'
import { isPosted, mustPost } from '../../wallet/server/public.ts'
import type { PayChannel, Payment } from './payment-repository.ts'

/** The account where the money of a channel lies; null for balance, credit and deposits, which lie nowhere else. */
function placeOf(channel: PayChannel) {
  return channel === 'balance' || channel === 'credit' || channel === 'deposit' ? null : gatewayAccount(channel)
}

/** Writes into the ledger what came for a checkout: the part that pays orders, and the part that pays nothing. */
export async function recordReceipt(
  tx: Transaction,
  payment: Payment,
  came: { forOrders: bigint; unmatched: bigint },
  act: ActorContext,
): Promise<void> {
  const place = placeOf(payment.channel)
  if (!place) return
  const reference = payment.outTradeNo
  // A wrong amount that a newer statement put right was booked before: that leaves again.
  const before = payment.state === 'MISMATCH' && (await isPosted(tx, { kind: 'receiptUnmatched', reference })) ? payment.capturedFen : 0n
  const entries = [
    { account: place, fen: before - came.forOrders - came.unmatched },
    { account: platformAccount('orders'), fen: came.forOrders },
    { account: platformAccount('unmatched'), fen: came.unmatched - before },
  ].filter((entry) => entry.fen !== 0n)
  await mustPost(tx, { kind: came.forOrders > 0n ? 'orderReceipt' : 'receiptUnmatched', reference, entries, note: payment.paySn, act })
}

/** Writes into the ledger that a gateway gave money back. */
export async function recordGatewayRefund(
  tx: Transaction,
  payment: Payment,
  refund: { number: string; fen: bigint },
  act: ActorContext,
): Promise<void> {
  const place = placeOf(payment.channel)
  if (!place) return
  const from = platformAccount(payment.state === 'PAID' ? 'orders' : 'unmatched')
  const entries = [
    { account: from, fen: -refund.fen },
    { account: place, fen: refund.fen },
  ]
  await mustPost(tx, { kind: 'gatewayRefund', reference: refund.number, entries, note: payment.outTradeNo, act })
}
