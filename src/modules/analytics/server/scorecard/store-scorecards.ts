import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { scorecardDays, scorecardOf, type Scorecard } from '../../rules/scorecard.ts'
import { sumsOfStores } from '../figures/figure-sums.ts'

/** The days that a scorecard counts. */
export const scorecardSpan = (now: Date) => ({ from: addDays(dayOf(now), 1 - scorecardDays), to: dayOf(now) })

/** The scorecards of stores over the last year. */
export async function scorecardsOf(db: Queryable, stores: readonly number[], now: Date): Promise<ReadonlyMap<number, Scorecard>> {
  const sums = await sumsOfStores(db, stores, scorecardSpan(now))
  return new Map(stores.map((storeId) => [storeId, scorecardOf(sums.get(storeId) ?? new Map())]))
}

/** The marks alone, for whoever decides about an invitation. */
export async function scoresOfStores(db: Queryable, stores: readonly number[], now: Date): Promise<ReadonlyMap<number, number | null>> {
  const found = await scorecardsOf(db, stores, now)
  return new Map([...found].map(([storeId, { mark }]) => [storeId, mark]))
}
