import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { bidMachine, depositMachine } from '../rules/bid-machine.ts'
import type { TenderLot } from '../rules/lots.ts'
import { tenderDays, tenderDaysAfter } from '../rules/tender-schedule.ts'
import { lockBids, moveBids, moveDeposits, type Bid } from './bid-repository.ts'
import { freeDeposit } from './deposits/balance-deposit.ts'
import type { Tender } from './tender-repository.ts'
import { moveTender, saveFailedLots } from './write-tender.ts'

/** Deposits that were given go back within the days of the law; what was set aside on a balance is free at once. */
export async function releaseDeposits(tx: Transaction, bids: readonly Bid[], now: Date): Promise<void> {
  const all = bids.filter(({ depositState }) => depositMachine.sources('release').includes(depositState))
  for (const bid of all.filter(({ depositKind }) => depositKind === 'BALANCE')) await freeDeposit(tx, bid, now)
  const given = all.filter(({ depositKind }) => depositKind !== 'BALANCE')
  const dueAt = tenderDaysAfter(now, tenderDays.depositReturn)
  await moveDeposits(
    tx,
    given.map(({ bidId }) => bidId),
    'release',
    'REFUNDING',
    { dueAt },
  )
}

/** Bids that stand come back unopened or unsuccessful, and their deposits with them. */
async function releaseBids(tx: Transaction, bids: readonly Bid[], now: Date): Promise<void> {
  const open = bids.filter(({ state }) => bidMachine.sources('release').includes(state)).map(({ bidId }) => bidId)
  await moveBids(tx, open, 'release', 'RETURNED')
  await releaseDeposits(tx, bids, now)
}

/** What a lot that failed tells its bidders. */
type LotFailure = { readonly lot: string; readonly storeIds: readonly number[] }

/** Lots that come to nothing while the tender goes on: their sealed bids stay sealed, deposits go back. */
export async function endLots(
  tx: Transaction,
  tender: Tender,
  {
    lots,
    bids,
    reason,
    now,
  }: { readonly lots: readonly TenderLot[]; readonly bids: readonly Bid[]; readonly reason: string; readonly now: Date },
): Promise<LotFailure[]> {
  if (lots.length === 0) return []
  const lotNos = lots.map(({ lotNo }) => lotNo)
  await saveFailedLots(tx, tender.tenderId, lotNos, reason, now)
  const own = bids.filter(({ lotNo }) => lotNos.includes(lotNo))
  await releaseBids(tx, own, now)
  return lots.map(({ lotNo, name }) => ({
    lot: name,
    storeIds: own.filter((bid) => bid.lotNo === lotNo && bid.state !== 'WITHDRAWN').map(({ storeId }) => storeId),
  }))
}

type Ending = {
  readonly event: 'fail' | 'terminate'
  readonly who: 'buyer' | 'platform' | 'system'
  readonly act: ActorContext
  readonly reason: string
}

/** Ends a tender without a winner: sealed bids stay sealed, deposits go back. Refusals: the machine's. */
export async function endTender(tx: Transaction, tender: Tender, { event, who, act, reason }: Ending): Promise<Tender | Failure> {
  const bids = await lockBids(tx, tender.tenderId)
  const storeIds = [...new Set(bids.filter(({ state }) => state !== 'WITHDRAWN').map(({ storeId }) => storeId))]
  const timers = () => ({ cancel: [{ entity: 'tender', entityId: tender.tenderId }] })
  const moved = await moveTender(tx, tender, { event, who, act, reason, timers, payload: { storeIds } })
  if (isFailure(moved)) return moved
  await releaseBids(tx, bids, act.now)
  return moved
}
