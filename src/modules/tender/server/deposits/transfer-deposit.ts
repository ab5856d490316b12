import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { gatewayAccount, platformAccount, walletOf, type AccountKey, type PostingKind } from '../../../wallet/rules/ledger-accounts.ts'
import { isPosted, mustPost } from '../../../wallet/server/public.ts'
import type { Bid } from '../bid-repository.ts'
import type { Tender } from '../tender-repository.ts'
import { depositOf } from './deposit-amount.ts'

const deposits = platformAccount('deposits')
const bank = gatewayAccount('transfer')
type Move = { readonly tender: Tender; readonly bid: Bid; readonly act: ActorContext }

/** A transfer gives the deposit of a bid once: who withdrew and bids again makes another. */
const referenceOf = ({ bidSn, depositRef }: Pick<Bid, 'bidSn' | 'depositRef'>) => `${bidSn}-${depositRef}`

async function moveDeposit(
  tx: Transaction,
  { tender, bid, act }: Move,
  { kind, from, to }: { readonly kind: PostingKind; readonly from: AccountKey; readonly to: AccountKey },
): Promise<void> {
  const fen = depositOf(tender, bid)
  const entries = [
    { account: from, fen: -fen },
    { account: to, fen },
  ]
  await mustPost(tx, { kind, reference: referenceOf(bid), entries, note: tender.tenderSn, act })
}

/** True when this transfer has given the deposit of the bid before. */
export function isTransferUsed(tx: Transaction, bid: Bid, reference: string): Promise<boolean> {
  return isPosted(tx, { kind: 'tenderDepositReceipt', reference: referenceOf({ ...bid, depositRef: reference }) })
}

/** The transfer is on the platform's bank account, which keeps it. */
export function receiveTransfer(tx: Transaction, move: Move): Promise<void> {
  return moveDeposit(tx, move, { kind: 'tenderDepositReceipt', from: bank, to: deposits })
}

/** Deposits that were accepted before the ledger kept them are received with the next move. */
async function mustBeReceived(tx: Transaction, move: Move): Promise<void> {
  const reference = referenceOf(move.bid)
  if (!(await isPosted(tx, { kind: 'tenderDepositReceipt', reference }))) await receiveTransfer(tx, move)
}

/** It went back to the bidder's bank account. */
export async function returnTransfer(tx: Transaction, move: Move): Promise<void> {
  await mustBeReceived(tx, move)
  await moveDeposit(tx, move, { kind: 'tenderDepositReturn', from: deposits, to: bank })
}

/** A forfeited transfer goes to the tenderer's balance, as one from a balance does. */
export async function forfeitTransfer(tx: Transaction, move: Move): Promise<void> {
  await mustBeReceived(tx, move)
  await moveDeposit(tx, move, { kind: 'tenderDeposit', from: deposits, to: walletOf('member', Number(move.tender.memberId)) })
}
