import { actorContext, systemContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { termDifferences, type BidPayload } from '../rules/bid-payload.ts'
import { tenderDays, tenderDaysAfter } from '../rules/tender-schedule.ts'
import { lockBids, moveBids } from './bid-repository.ts'
import { endTender, releaseDeposits } from './end-tender.ts'
import { ownTender } from './save-tender.ts'
import { lockTender, type Tender } from './tender-repository.ts'
import { moveTender, staleUnless } from './write-tender.ts'

type Named = { readonly tenderSn: string; readonly expectedVersion: number }

/**
 * Awards to the first candidate: winner and others are told by one event, in which no price stands (flows.md F5). A contract
 * is due within thirty days. Refusals: `tender.publicityRuns`, `noCandidate`.
 */
export async function awardTender(call: Call, tx: Transaction, named: Named): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, named.tenderSn)
  if (isFailure(tender)) return tender
  const stale = staleUnless(tender, named.expectedVersion)
  if (stale) return stale
  const act = actorContext(call)
  if (tender.state === 'PUBLICITY' && tender.publicityUntil && act.now < tender.publicityUntil)
    return failure('tender.publicityRuns', { until: tender.publicityUntil.toISOString().slice(0, 10) })
  const bids = await lockBids(tx, tender.tenderId)
  const candidates = bids.filter(({ state }) => state === 'CANDIDATE').toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
  const [winner] = candidates
  if (tender.state === 'PUBLICITY' && !winner) return failure('tender.noCandidate')
  const losers = bids.filter((bid) => bid !== winner && (bid.state === 'CANDIDATE' || bid.state === 'VALID'))
  const moved = await moveTender(tx, tender, {
    event: 'award',
    who: 'buyer',
    act,
    facts: { winner: winner?.bidSn },
    payload: { winnerStoreId: winner?.storeId, loserStoreIds: losers.map(({ storeId }) => storeId) },
    timers: () => ({
      set: [{ entity: 'tender', entityId: tender.tenderId, event: 'contract', dueAt: tenderDaysAfter(act.now, tenderDays.contract) }],
    }),
  })
  if (isFailure(moved) || !winner) return moved
  const ids = losers.map(({ bidId }) => bidId)
  await moveBids(tx, ids, 'lose', 'LOST')
  await moveBids(tx, [winner.bidId], 'win', 'WON')
  return moved
}

/** Ends without a winner when nothing valid is left. Refusals: `tender.validLeft`. */
export async function failTender(
  call: Call,
  tx: Transaction,
  { reason, ...named }: Named & { readonly reason: string },
): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, named.tenderSn)
  if (isFailure(tender)) return tender
  const stale = staleUnless(tender, named.expectedVersion)
  if (stale) return stale
  const bids = await lockBids(tx, tender.tenderId)
  if (bids.some(({ state }) => state === 'VALID' || state === 'CANDIDATE')) return failure('tender.validLeft')
  return endTender(tx, tender, { event: 'fail', who: 'buyer', act: actorContext(call), reason })
}

/** Ends with a public reason; all deposits go back. */
export async function terminateTender(
  call: Call,
  tx: Transaction,
  { reason, ...named }: Named & { readonly reason: string },
): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, named.tenderSn)
  if (isFailure(tender)) return tender
  return (
    staleUnless(tender, named.expectedVersion) ??
    endTender(tx, tender, { event: 'terminate', who: 'buyer', act: actorContext(call), reason })
  )
}

export type ContractTerms = Pick<BidPayload, 'lines' | 'total' | 'deliveryDays'>

/**
 * A contract of an award took effect: its terms are the bid's (Act, article 46), then deposits go back. Terms that differ
 * leave the award as it is and are noted.
 */
export async function recordContract(tx: Transaction, tenderSn: string, terms: ContractTerms, now: Date): Promise<void> {
  const tender = await lockTender(tx, tenderSn)
  if (tender?.state !== 'AWARDED') return
  const act = systemContext('tender/contract', now)
  const bids = await lockBids(tx, tender.tenderId)
  const winner = bids.find(({ state }) => state === 'WON')
  const differences = winner?.payload ? termDifferences(winner.payload, terms) : ['bid']
  if (differences.length > 0) {
    await audit(tx, {
      ...act,
      action: 'tender.contractDiffers',
      entity: 'tender',
      entityId: tenderSn,
      without: 'note',
      facts: { differences },
    })
    return
  }
  const timers = () => ({ cancel: [{ entity: 'tender', entityId: tender.tenderId }] })
  const moved = await moveTender(tx, tender, { event: 'contract', who: 'system', act, timers })
  if (!isFailure(moved)) await releaseDeposits(tx, bids, now)
}
