import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { bidMachine, depositMachine, type DepositState } from '../rules/bid-machine.ts'
import { lockBidBySn, lockBidOfStore, lockBids, moveBids, moveDeposits, type Bid } from './bid-repository.ts'
import { forfeitBalance } from './deposits/balance-deposit.ts'
import { forfeitTransfer, isTransferUsed, receiveTransfer, returnTransfer } from './deposits/transfer-deposit.ts'
import { biddingStore, tenderForStore } from './bidder-access.ts'
import { releaseDeposits } from './end-tender.ts'
import { lockTender, tenderById, type Tender } from './tender-repository.ts'
import { moveTender } from './write-tender.ts'

type Own = { readonly tender: Tender; readonly bid: Bid }

/** The bid that an act names: a tender, and the lot of one that is divided. */
export type NamedBid = { readonly tenderSn: string; readonly lotNo: number }

/** The own bid of a store with its tender, both locked. Refusals: `api.notFound`, those of the store. */
export async function ownBid(call: Call, tx: Transaction, { tenderSn, lotNo }: NamedBid): Promise<Own | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(tx, await lockTender(tx, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  const bid = await lockBidOfStore(tx, tender.tenderId, store.storeId, lotNo)
  return bid ? { tender, bid } : failure('api.notFound')
}

/** Takes a bid back before the deadline; its deposit goes back. Refusals: `tender.notBidding`, `overDeadline`. */
export async function withdrawBid(call: Call, tx: Transaction, named: NamedBid): Promise<{ tenderSn: string } | Failure> {
  const own = await ownBid(call, tx, named)
  if (isFailure(own)) return own
  const { tender, bid } = own
  const act = actorContext(call, 'store')
  if (tender.state !== 'BIDDING') return failure('tender.notBidding')
  if (act.now >= tender.deadlineAt) return failure('tender.overDeadline')
  const to = bidMachine.next(bid.state, 'withdraw', 'bidder')
  if (isFailure(to)) return to
  if ((await moveBids(tx, [bid.bidId], 'withdraw', to)) === 0) return failure('api.stale')
  await releaseDeposits(tx, [bid], act.now)
  await audit(tx, { ...act, action: 'bid.withdraw', entity: 'bid', entityId: bid.bidSn, from: bid.state, to })
  return { tenderSn: named.tenderSn }
}

type Given = NamedBid & { readonly kind: 'TRANSFER' | 'GUARANTEE'; readonly reference: string }

/** Says how the deposit was given. Refusals: `tender.overDeadline`, `transferUsed`, the deposit's machine. */
export async function sendDeposit(call: Call, tx: Transaction, given: Given): Promise<{ tenderSn: string } | Failure> {
  const own = await ownBid(call, tx, given)
  if (isFailure(own)) return own
  const { tender, bid } = own
  const act = actorContext(call, 'store')
  if (act.now >= tender.deadlineAt) return failure('tender.overDeadline')
  const to = depositMachine.next(bid.depositState, 'send', 'bidder')
  if (isFailure(to)) return to
  if (given.kind === 'TRANSFER' && (await isTransferUsed(tx, bid, given.reference)))
    return failure('tender.transferUsed', {}, { field: 'reference' })
  if ((await moveDeposits(tx, [bid.bidId], 'send', to, { kind: given.kind, reference: given.reference, reason: '' })) === 0)
    return failure('api.stale')
  await audit(tx, { ...act, action: 'bid.deposit', entity: 'bid', entityId: bid.bidSn, from: bid.depositState, to })
  return { tenderSn: given.tenderSn }
}

type Verdict = { readonly bidSn: string; readonly verdict: 'accept' | 'reject' | 'refund'; readonly reason: string }

/** The platform checks a deposit, or notes its return. Refusals: `tender.reasonMissing`, the deposit's machine. */
export async function reviewDeposit(
  call: Call,
  tx: Transaction,
  { bidSn, verdict, reason }: Verdict,
): Promise<{ bidSn: string; state: DepositState } | Failure> {
  const bid = await lockBidBySn(tx, bidSn)
  if (!bid) return failure('api.notFound')
  const tender = await tenderById(tx, bid.tenderId)
  if (!tender) return failure('api.notFound')
  if (verdict === 'reject' && reason === '') return failure('tender.reasonMissing', {}, { field: 'reason' })
  const event = verdict === 'accept' && bid.depositKind === 'GUARANTEE' ? 'acceptGuarantee' : verdict
  const to = depositMachine.next(bid.depositState, event, 'platform')
  if (isFailure(to)) return to
  if ((await moveDeposits(tx, [bid.bidId], event, to, { reason })) === 0) return failure('api.stale')
  const act = actorContext(call, 'platform')
  if (bid.depositKind === 'TRANSFER' && verdict === 'accept') await receiveTransfer(tx, { tender, bid, act })
  if (bid.depositKind === 'TRANSFER' && verdict === 'refund') await returnTransfer(tx, { tender, bid, act })
  await audit(tx, {
    ...act,
    action: 'bid.depositReview',
    entity: 'bid',
    entityId: bidSn,
    from: bid.depositState,
    to,
    ...(reason ? { reason } : {}),
  })
  return { bidSn, state: to }
}

/** A winner steps back: the deposit is forfeited and the other candidates of the lot stand again. Refusals: `tender.inForce`, the machines'. */
export async function declineAward(call: Call, tx: Transaction, named: NamedBid, reason: string): Promise<{ tenderSn: string } | Failure> {
  const own = await ownBid(call, tx, named)
  if (isFailure(own)) return own
  const { tender, bid } = own
  const act = actorContext(call, 'store')
  const to = bidMachine.next(bid.state, 'decline', 'bidder')
  if (isFailure(to)) return to
  if (bid.contractedAt) return failure('tender.inForce')
  const timers = () => ({ cancel: [{ entity: 'tender', entityId: tender.tenderId }] })
  const moved = await moveTender(tx, tender, { event: 'decline', who: 'bidder', act, reason, timers })
  if (isFailure(moved)) return moved
  await moveBids(tx, [bid.bidId], 'decline', to, reason)
  await moveDeposits(tx, [bid.bidId], 'forfeit', 'FORFEITED')
  if (bid.depositState === 'PAID' && bid.depositKind === 'BALANCE') await forfeitBalance(tx, tender, bid, act)
  if (bid.depositState === 'PAID' && bid.depositKind === 'TRANSFER') await forfeitTransfer(tx, { tender, bid, act })
  const bids = await lockBids(tx, tender.tenderId)
  const others = bids.filter(({ lotNo, state, rank }) => lotNo === bid.lotNo && state === 'LOST' && rank !== null && rank <= 3)
  await moveBids(
    tx,
    others.map(({ bidId }) => bidId),
    'recall',
    'CANDIDATE',
  )
  await audit(tx, { ...act, action: 'bid.decline', entity: 'bid', entityId: bid.bidSn, from: bid.state, to, reason })
  return { tenderSn: named.tenderSn }
}
