import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { membershipsOfMember } from '../../member/server/public.ts'
import { bidMachine } from '../rules/bid-machine.ts'
import { rankBids } from '../rules/evaluation.ts'
import { openLots } from '../rules/lots.ts'
import { tenderDays, tenderDaysAfter, wrongExperts } from '../rules/tender-schedule.ts'
import { endLots } from './end-tender.ts'
import { lockBids, moveBids, saveRanks } from './bid-repository.ts'
import { ownTender } from './save-tender.ts'
import { colleaguesOf, type Tender } from './tender-repository.ts'
import { moveTender, staleUnless } from './write-tender.ts'

type Named = { readonly tenderSn: string; readonly expectedVersion: number }

const putScore = {
  name: 'bidScore.insert',
  text: `INSERT INTO bid_score (bid_id, member_id, points, scored_at) SELECT "bidId", $2, points, $3 FROM json_to_recordset($1::json) AS s("bidId" bigint, points smallint)`,
}
const scores = { name: 'bidScore.list', text: `SELECT bid_id AS "bidId", points FROM bid_score WHERE bid_id = ANY($1::bigint[])` }
const noteExpert = { name: 'tender.expertDone', text: `UPDATE tender SET experts = $2::jsonb, version = version + 1 WHERE tender_id = $1` }

async function atVersion(call: Call, tx: Transaction, { tenderSn, expectedVersion }: Named): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, tenderSn)
  return isFailure(tender) ? tender : (staleUnless(tender, expectedVersion) ?? tender)
}

/** Refuses somebody who works for a store that bids (Tendering and Bidding Law, article 37): a declaration does not make up for it. */
async function refuseBidderStaff(tx: Transaction, tender: Tender, memberIds: readonly number[]): Promise<Failure | null> {
  const bidding = new Set((await lockBids(tx, tender.tenderId)).map(({ storeId }) => storeId))
  for (const memberId of memberIds) {
    const seats = await membershipsOfMember(tx, memberId)
    if (seats.some(({ storeId }) => storeId !== null && bidding.has(storeId)))
      return failure('tender.worksForBidder', {}, { field: 'expertIds' })
  }
  return null
}

/** Names the committee. Refusals: `tender.notDeclared`, `expertsWrong`, `worksForBidder`. */
export async function beginEvaluation(
  call: Call,
  tx: Transaction,
  wish: Named & { readonly expertIds: readonly number[]; readonly declared: 0 | 1 },
): Promise<Tender | Failure> {
  const tender = await atVersion(call, tx, wish)
  if (isFailure(tender)) return tender
  if (wish.declared === 0) return failure('tender.notDeclared', {}, { field: 'declared' })
  const colleagues = await colleaguesOf(tx, tender.enterpriseId)
  const experts = colleagues.filter(({ memberId }) => wish.expertIds.includes(memberId)).map((expert) => ({ ...expert, doneAt: null }))
  if (experts.length !== new Set(wish.expertIds).size || wrongExperts(tender.mode, experts.length))
    return failure('tender.expertsWrong', {}, { field: 'expertIds' })
  const refused = await refuseBidderStaff(tx, tender, wish.expertIds)
  if (refused) return refused
  return moveTender(tx, tender, { event: 'evaluate', who: 'buyer', act: actorContext(call), experts })
}

type Points = { readonly tenderSn: string; readonly declared: 0 | 1; readonly scores: readonly { bidSn: string; points: number }[] }

/** One expert's points for all valid bids, once. Refusals: `tender.notExpert`, `notDeclared`, `worksForBidder`, `scoresIncomplete`. */
export async function scoreBids(call: Call, tx: Transaction, { tenderSn, declared, scores: points }: Points): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, tenderSn)
  if (isFailure(tender)) return tender
  const act = actorContext(call)
  const { memberId } = memberOf(call)
  const isOpen = tender.state === 'EVALUATING' && tender.experts.some((expert) => expert.memberId === memberId && expert.doneAt === null)
  if (!isOpen) return failure('tender.notExpert')
  if (declared === 0) return failure('tender.notDeclared', {}, { field: 'declared' })
  const refused = await refuseBidderStaff(tx, tender, [memberId])
  if (refused) return refused
  const valid = (await lockBids(tx, tender.tenderId)).filter(({ state }) => state === 'VALID')
  const given = new Map(points.map((score) => [score.bidSn, score.points]))
  const list = valid.flatMap(({ bidId, bidSn }) => (given.has(bidSn) ? [{ bidId, points: given.get(bidSn) }] : []))
  if (list.length !== valid.length || given.size !== valid.length) return failure('tender.scoresIncomplete')
  await execute(tx, putScore, [JSON.stringify(list), memberId, act.now])
  const experts = tender.experts.map((expert) => (expert.memberId === memberId ? { ...expert, doneAt: act.now.toISOString() } : expert))
  await execute(tx, noteExpert, [tender.tenderId, JSON.stringify(experts)])
  await audit(tx, { ...act, action: 'tender.score', entity: 'tender', entityId: tenderSn, without: 'note' })
  return { ...tender, experts, version: tender.version + 1 }
}

/** Rejects a bid with a reason. Refusals: `tender.notEvaluating`, the bid's machine. */
export async function disqualifyBid(
  call: Call,
  tx: Transaction,
  wish: Named & { readonly bidSn: string; readonly reason: string },
): Promise<Tender | Failure> {
  const tender = await atVersion(call, tx, wish)
  if (isFailure(tender)) return tender
  const bid = (await lockBids(tx, tender.tenderId)).find(({ bidSn }) => bidSn === wish.bidSn)
  if (!bid) return failure('api.notFound')
  if (tender.state !== 'EVALUATING') return failure('tender.notEvaluating')
  const to = bidMachine.next(bid.state, 'disqualify', 'buyer')
  if (isFailure(to)) return to
  await moveBids(tx, [bid.bidId], 'disqualify', to, wish.reason)
  const { reason } = wish
  await audit(tx, { ...actorContext(call), action: 'bid.disqualify', entity: 'bid', entityId: bid.bidSn, from: bid.state, to, reason })
  return tender
}

/** Points of a tender's bids by bid; read when all experts are done. */
export async function scoresOf(db: Queryable, bidIds: readonly number[]): Promise<Map<number, number[]>> {
  const found = await rows<{ bidId: number; points: number }>(db, scores, [bidIds])
  const byBid = Map.groupBy(found, ({ bidId }) => bidId)
  return new Map([...byBid].map(([bidId, list]) => [bidId, list.map(({ points }) => points)]))
}

/** Ranks the valid bids of each lot and makes the candidates public for three days; a lot without one fails. Refusals: `tender.scoresOpen`, `noValidBid`. */
export async function publicizeCandidates(call: Call, tx: Transaction, named: Named): Promise<Tender | Failure> {
  const tender = await atVersion(call, tx, named)
  if (isFailure(tender)) return tender
  const all = await lockBids(tx, tender.tenderId)
  const valid = all.filter(({ state }) => state === 'VALID')
  const isWeighted = tender.scoring === 'WEIGHTED'
  if (isWeighted && tender.experts.some(({ doneAt }) => doneAt === null)) return failure('tender.scoresOpen')
  if (tender.state === 'EVALUATING' && valid.length === 0) return failure('tender.noValidBid')
  const lots = openLots(tender)
  const empty = lots.filter((lot) => !valid.some(({ lotNo }) => lotNo === lot.lotNo))
  const points = await scoresOf(
    tx,
    valid.map(({ bidId }) => bidId),
  )
  const rule = isWeighted ? ({ kind: 'WEIGHTED', priceWeight: tender.priceWeight } as const) : ({ kind: 'LOWEST' } as const)
  const evaluated = valid.map(({ bidId, lotNo, total, submittedAt }) => ({
    bidId,
    lotNo,
    total: BigInt(total ?? 0),
    submittedAt,
    scores: points.get(bidId) ?? [],
  }))
  const act = actorContext(call)
  const publicityUntil = tenderDaysAfter(act.now, tenderDays.publicity)
  const lotFailures = await endLots(tx, tender, { lots: empty, bids: all, reason: 'NO_VALID', now: act.now })
  const payload = { storeIds: [...new Set(valid.map(({ storeId }) => storeId))], lotFailures }
  const moved = await moveTender(tx, tender, { event: 'publicize', who: 'buyer', act, publicityUntil, payload })
  if (isFailure(moved)) return moved
  const ranks = lots.flatMap((lot) =>
    rankBids(
      rule,
      evaluated.filter(({ lotNo }) => lotNo === lot.lotNo),
    ),
  )
  await saveRanks(tx, ranks)
  return moved
}
