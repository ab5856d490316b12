import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { comparisonClear, comparisonEdit, comparisonList, comparisonMerge } from '../endpoints-comparison.ts'
import { goodsComparison } from '../../catalog/endpoints-goods.ts'
import { type IndexRefresher, newestSnapshot } from '../../search/server/public.ts'
import { cardsOf } from '../../catalog/server/public.ts'
import { compareGoods } from './compare-goods.ts'
import { addToComparison, clearComparison, comparisonOf, removeFromComparison, mergeComparison } from './comparison-repository.ts'

/** Comparing goods, and what a member has picked for it on whichever device. */
export function comparisonHandlers(keeper: IndexRefresher): Handler[] {
  const cards = async (productIds: readonly number[], call: Call) => ({
    list: (await cardsOf(await newestSnapshot(keeper, call), call, productIds)).cards,
  })
  return [
    handle(goodsComparison, async (input, call) => compareGoods(await newestSnapshot(keeper, call), input.productIds, call)),
    handle(comparisonList, async (_input, call) => cards(await comparisonOf(call.app.read, memberOf(call).memberId), call)),
    handle(comparisonEdit, async ({ productId, isContrast }, call) => {
      const { memberId } = memberOf(call)
      const ids = await call.app.inTransaction((tx) =>
        isContrast === 1 ? addToComparison(tx, memberId, productId) : removeFromComparison(tx, memberId, productId),
      )
      return 'failed' in ids ? ids : cards(ids, call)
    }),
    handle(comparisonMerge, async ({ productIds }, call) =>
      cards(await call.app.inTransaction((tx) => mergeComparison(tx, memberOf(call).memberId, productIds)), call),
    ),
    handle(comparisonClear, async (_input, call) => {
      await call.app.inTransaction((tx) => clearComparison(tx, memberOf(call).memberId))
      return { list: [] }
    }),
  ]
}
