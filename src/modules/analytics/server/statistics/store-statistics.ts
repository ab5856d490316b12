import type { OutputOf } from '../../../../api/endpoint.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import type { Call } from '../../../../api/handler.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import type { storeStatistics } from '../../endpoints-figures.ts'
import { daySums, spanSums } from '../figures/figure-sums.ts'
import { figuresView, seriesView, spanAsked } from './figure-view.ts'

// A buyer is a company or a person; who bought from the store before, or twice in the period, returns.
const returning = {
  name: 'analytics.returningBuyers',
  text: `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE times > 1 OR before))::int AS returning FROM (
      SELECT coalesce(o.enterprise_id, -o.member_id), count(*) AS times, bool_or(EXISTS (
        SELECT FROM orders p WHERE p.member_id = o.member_id AND p.store_id = ANY($1) AND p.paid_at < $2)) AS before
      FROM orders o WHERE o.store_id = ANY($1) AND o.paid_at >= $2 AND o.paid_at < $3 GROUP BY 1) AS buyer`,
}

async function returningBuyers(db: Queryable, stores: readonly number[], from: string, to: string) {
  const [found] = await rows<{ all: number; returning: number }>(db, returning, [stores, startOfDay(from), endOfDay(to)])
  return found ?? { all: 0, returning: 0 }
}

/** What happened in the caller's stores. Refusal: `analytics.badSpan`. */
export async function statisticsOfStores(
  call: Call,
  asked: { readonly from: string; readonly to: string },
): Promise<OutputOf<typeof storeStatistics> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const { read } = call.app
  const stores = storeIdsWith(call.caller, 'store.orders')
  const [sums, daily, buyers, buyersBefore] = await Promise.all([
    spanSums(read, { stores }, span),
    daySums(read, stores, ['paid', 'viewed'], span),
    returningBuyers(read, stores, span.from, span.to),
    returningBuyers(read, stores, span.beforeFrom, span.beforeTo),
  ])
  const { days, ...period } = span
  return {
    ...period,
    figures: figuresView(sums),
    series: seriesView(days, daily),
    buyers: { ...buyers, allBefore: buyersBefore.all, returningBefore: buyersBefore.returning },
  }
}
