import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanGrouped } from '../../../../kernel/money/money.ts'
import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { blockingOverdue, type OverdueLimits } from '../../rules/credit-terms.ts'
import type { CreditAccount } from './account-repository.ts'
import { openLines } from './line-repository.ts'

/** What can still be bought on a line, in fen; never below zero. */
export function availableFen({ limitFen, drawnFen, heldFen }: Pick<CreditAccount, 'limitFen' | 'drawnFen' | 'heldFen'>): bigint {
  const left = limitFen - drawnFen - heldFen
  return left > 0n ? left : 0n
}

/** Staff let the company go on although it is overdue. */
export function isBypassed({ bypassUntil }: CreditAccount, now: Date): boolean {
  return bypassUntil !== null && bypassUntil > now
}

/** What is overdue on a line beyond what is tolerated. */
export async function blockingOf(db: Queryable, accountId: number, now: Date, limits: OverdueLimits): Promise<bigint> {
  return blockingOverdue(await openLines(db, accountId), now, limits)
}

/**
 * Why nothing can be bought on a line now, or not so much: `credit.frozen`, `expired`, `closed`, `overdue`, `short`; null when it can.
 */
export async function refusalOf(
  db: Queryable,
  account: CreditAccount,
  wish: { fen: bigint; now: Date; limits: OverdueLimits },
): Promise<Failure | null> {
  const { state } = account
  if (state === 'CLOSED') return failure('credit.closed')
  if (state === 'FROZEN_EXPIRED' || account.expiresOn < dayOf(wish.now)) return failure('credit.expired')
  if (state === 'FROZEN_MANUAL') return failure('credit.frozen', { reason: account.reason })
  if (!isBypassed(account, wish.now)) {
    const late = await blockingOf(db, account.accountId, wish.now, wish.limits)
    if (late > 0n || state === 'FROZEN_OVERDUE') return failure('credit.overdue', { amount: yuanGrouped(late) })
  }
  const available = availableFen(account)
  return available < wish.fen ? failure('credit.short', { available: yuanGrouped(available), needed: yuanGrouped(wish.fen) }) : null
}
