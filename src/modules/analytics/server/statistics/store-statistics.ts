import type { OutputOf } from '../../../../api/endpoint.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import type { Call } from '../../../../api/handler.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { storeStatistics } from '../../endpoints-figures.ts'
import { daySums, spanSums } from '../figures/figure-sums.ts'
import { countBuyers } from './paying-buyers.ts'
import { figuresView, seriesView, spanAsked } from './figure-view.ts'

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
    countBuyers(read, stores, span.from, span.to),
    countBuyers(read, stores, span.beforeFrom, span.beforeTo),
  ])
  const { days, ...period } = span
  return {
    ...period,
    figures: figuresView(sums),
    series: seriesView(days, daily),
    buyers: { ...buyers, allBefore: buyersBefore.all, returningBefore: buyersBefore.returning },
  }
}
