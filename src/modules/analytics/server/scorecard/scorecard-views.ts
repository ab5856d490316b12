import { storeIdsWith } from '../../../../api/caller.ts'
import type { Call } from '../../../../api/handler.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { storesByIds } from '../../../store/server/public.ts'
import { publicMeasures, scorecardOf, type FigureSum } from '../../rules/scorecard.ts'
import { sumsOfStores } from '../figures/figure-sums.ts'
import { scorecardSpan, scorecardsOf } from './store-scorecards.ts'

/** What everybody sees of a store's scorecard. Refusal: `store.storeGone`. */
export async function publicScorecard(call: Call, storeId: number) {
  const found = await wholeScorecard(call, storeId)
  return 'measures' in found ? { ...found, measures: found.measures.filter(({ key }) => publicMeasures.includes(key)) } : found
}

/** All of a store's scorecard. Refusal: `store.storeGone`. */
export async function wholeScorecard(call: Call, storeId: number) {
  if ((await storesByIds(call.app.read, [storeId])).length === 0) return failure('store.storeGone')
  const now = call.app.clock.now()
  const found = (await scorecardsOf(call.app.read, [storeId], now)).get(storeId) ?? scorecardOf(new Map())
  return { ...scorecardSpan(now), measures: found.measures.slice(), mark: found.mark }
}

/** The caller's stores together. */
export async function scorecardOfOwnStores(call: Call) {
  const now = call.app.clock.now()
  const sums = await sumsOfStores(call.app.read, storeIdsWith(call.caller, 'store.orders'), scorecardSpan(now))
  const together = new Map<string, FigureSum>()
  for (const of of sums.values())
    for (const [figure, { cases, hits, value }] of of) {
      const before = together.get(figure) ?? { cases: 0, hits: 0, value: 0 }
      together.set(figure, { cases: before.cases + cases, hits: before.hits + hits, value: before.value + value })
    }
  const { measures, mark } = scorecardOf(together)
  return { ...scorecardSpan(now), measures: measures.slice(), mark }
}
