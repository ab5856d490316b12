import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'
import { walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { captureHold, hold, releaseHold } from '../../../wallet/server/public.ts'
import type { Failure } from '../../../../kernel/failure/failure.ts'
import { moveDeposits, type Bid } from '../bid-repository.ts'
import type { Tender } from '../tender-repository.ts'
import { depositOf } from './deposit-amount.ts'

const kind = 'tenderDeposit'
const payer = { name: 'bid.depositPayer', text: `UPDATE bid SET deposit_payer = $2 WHERE bid_id = $1` }

/** Sets the deposit of a bid aside on a member's balance. Refusal: `wallet.balanceShort`. */
export async function reserveDeposit(
  tx: Transaction,
  tender: Tender,
  bid: Bid,
  by: { memberId: number; now: Date },
): Promise<Failure | null> {
  const { memberId, now } = by
  // Somebody who withdrew gives a deposit again: each has a number of its own.
  const reference = `${bid.bidSn}-${bid.version}`
  const refused = await hold(tx, { kind, reference, account: walletOf('member', memberId), fen: depositOf(tender, bid), now })
  if (refused) return refused
  await moveDeposits(tx, [bid.bidId], 'reserve', 'PAID', { kind: 'BALANCE', reference, reason: '' })
  await execute(tx, payer, [bid.bidId, memberId])
  return null
}

/** What was set aside is free again. */
export async function freeDeposit(tx: Transaction, { bidId, depositRef: reference }: Bid, now: Date): Promise<void> {
  await releaseHold(tx, { kind, reference }, now)
  await moveDeposits(tx, [bidId], 'free', 'REFUNDED')
}

/** A forfeited deposit goes to the tenderer's balance. */
export async function forfeitBalance(tx: Transaction, tender: Tender, bid: Bid, act: ActorContext): Promise<void> {
  const fen = depositOf(tender, bid)
  const entries = [
    { account: walletOf('member', bid.depositPayer ?? 0), fen: -fen },
    { account: walletOf('member', Number(tender.memberId)), fen },
  ]
  await captureHold(tx, { kind, reference: bid.depositRef, entries, note: tender.tenderSn, act })
}
