import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { bidMachine, depositMachine } from '../rules/bid-machine.ts'
import { tenderDays, tenderDaysAfter } from '../rules/tender-schedule.ts'
import { lockBids, moveBids, moveDeposits, type Bid } from './bid-repository.ts'
import type { Tender } from './tender-repository.ts'
import { moveTender } from './write-tender.ts'

/** Deposits that were given go back within the days of the law. */
export async function releaseDeposits(tx: Transaction, bids: readonly Bid[], now: Date): Promise<void> {
  const given = bids.filter(({ depositState }) => depositMachine.sources('release').includes(depositState))
  const dueAt = tenderDaysAfter(now, tenderDays.depositReturn)
  await moveDeposits(
    tx,
    given.map(({ bidId }) => bidId),
    'release',
    'REFUNDING',
    { dueAt },
  )
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
  const storeIds = bids.filter(({ state }) => state !== 'WITHDRAWN').map(({ storeId }) => storeId)
  const timers = () => ({ cancel: [{ entity: 'tender', entityId: tender.tenderId }] })
  const moved = await moveTender(tx, tender, { event, who, act, reason, timers, payload: { storeIds } })
  if (isFailure(moved)) return moved
  const open = bids.filter(({ state }) => bidMachine.sources('release').includes(state)).map(({ bidId }) => bidId)
  await moveBids(tx, open, 'release', 'RETURNED')
  await releaseDeposits(tx, bids, act.now)
  return moved
}
