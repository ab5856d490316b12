import { actorContext, systemContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { termDifferences, type BidPayload } from '../rules/bid-payload.ts'
import { awardPlan, openLots } from '../rules/lots.ts'
import { tenderDays, tenderDaysAfter } from '../rules/tender-schedule.ts'
import { lockBids, moveBids, saveContracted, type Bid } from './bid-repository.ts'
import { endLots, endTender, releaseDeposits } from './end-tender.ts'
import { ownTender } from './save-tender.ts'
import { lockTender, type Tender } from './tender-repository.ts'
import { moveTender, staleUnless } from './write-tender.ts'

type Named = { readonly tenderSn: string; readonly expectedVersion: number }

/**
 * Awards each lot to its first candidate: winners and others are told by one event, in which no price stands (flows.md F5).
 * A lot whose candidates all stepped back fails. A contract is due within thirty days. Refusals: `tender.publicityRuns`,
 * `noCandidate`.
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
  const { won, empty } = awardPlan(openLots(tender), bids)
  if (tender.state === 'PUBLICITY' && won.length === 0 && !bids.some(({ state }) => state === 'WON')) return failure('tender.noCandidate')
  const lotFailures = await endLots(tx, tender, { lots: empty, bids, reason: 'NO_CANDIDATE', now: act.now })
  const results = won.map(({ lot, winner, losers }) => ({
    lot: lot.name,
    winnerStoreId: winner.storeId,
    loserStoreIds: losers.map(({ storeId }) => storeId),
  }))
  const moved = await moveTender(tx, tender, {
    event: 'award',
    who: 'buyer',
    act,
    facts: { winners: won.map(({ winner }) => winner.bidSn) },
    payload: { results, lotFailures },
    timers: () => ({
      set: [{ entity: 'tender', entityId: tender.tenderId, event: 'contract', dueAt: tenderDaysAfter(act.now, tenderDays.contract) }],
    }),
  })
  if (isFailure(moved)) return moved
  const idsOf = (list: readonly Bid[]) => list.map(({ bidId }) => bidId)
  await moveBids(tx, idsOf(won.flatMap(({ losers }) => losers)), 'lose', 'LOST')
  await moveBids(tx, idsOf(won.map(({ winner }) => winner)), 'win', 'WON')
  return concluded(tx, moved, act.now)
}

/** A tender is concluded when every winner has a contract; until then it stays awarded. */
async function concluded(tx: Transaction, tender: Tender, now: Date): Promise<Tender | Failure> {
  const winners = (await lockBids(tx, tender.tenderId)).filter(({ state }) => state === 'WON')
  if (tender.state !== 'AWARDED' || winners.some(({ contractedAt }) => contractedAt === null)) return tender
  const timers = () => ({ cancel: [{ entity: 'tender', entityId: tender.tenderId }] })
  return moveTender(tx, tender, { event: 'contract', who: 'system', act: systemContext('tender/contract', now), timers })
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
  if (bids.some(({ state }) => state === 'VALID' || state === 'CANDIDATE' || state === 'WON')) return failure('tender.validLeft')
  return endTender(tx, tender, { event: 'fail', who: 'buyer', act: actorContext(call), reason })
}

/** Ends with a public reason; all deposits go back. Refusals: `tender.lotsAwarded`. */
export async function terminateTender(
  call: Call,
  tx: Transaction,
  { reason, ...named }: Named & { readonly reason: string },
): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, named.tenderSn)
  if (isFailure(tender)) return tender
  const stale = staleUnless(tender, named.expectedVersion)
  if (stale) return stale
  if ((await lockBids(tx, tender.tenderId)).some(({ state }) => state === 'WON')) return failure('tender.lotsAwarded')
  return endTender(tx, tender, { event: 'terminate', who: 'buyer', act: actorContext(call), reason })
}

export type ContractTerms = Pick<BidPayload, 'lines' | 'total' | 'deliveryDays'>

/**
 * A contract of an award took effect: its terms are the bid's (Act, article 46), then the deposits of its lot go back. Terms
 * that differ leave the award as it is and are noted.
 */
export async function recordContract(
  tx: Transaction,
  { tenderSn, lotNo }: { readonly tenderSn: string; readonly lotNo: number },
  terms: ContractTerms,
  now: Date,
): Promise<void> {
  const tender = await lockTender(tx, tenderSn)
  // The winner of one lot may have signed while that of another stepped back.
  if (tender?.state !== 'AWARDED' && tender?.state !== 'PUBLICITY') return
  const act = systemContext('tender/contract', now)
  const bids = (await lockBids(tx, tender.tenderId)).filter((bid) => bid.lotNo === lotNo)
  const winner = bids.find(({ state }) => state === 'WON')
  if (winner?.contractedAt || (tender.state === 'PUBLICITY' && !winner)) return
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
  if (!winner || !(await saveContracted(tx, winner.bidId, now))) return
  await releaseDeposits(tx, bids, now)
  await concluded(tx, tender, now)
}
