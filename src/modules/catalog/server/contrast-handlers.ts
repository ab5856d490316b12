import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { contrastClear, contrastEdit, contrastList, contrastMerge } from '../contract-contrast.ts'
import { goodsContrast } from '../contract-goods.ts'
import type { BoardKeeper } from './board-keeper.ts'
import { cardsOf } from './card-store.ts'
import { newestBoard } from './newest-board.ts'
import { contrastGoods } from './contrast-goods.ts'
import { addContrast, clearContrast, contrastOf, dropContrast, mergeContrast } from './contrast-store.ts'

/** Comparing goods, and what a member has picked for it on whichever device. */
export function contrastHandlers(keeper: BoardKeeper): Handler[] {
  const cards = async (productIds: readonly number[], call: Call) => ({
    list: (await cardsOf(await newestBoard(keeper, call), call, productIds)).cards,
  })
  return [
    handle(goodsContrast, async (input, call) => contrastGoods(await newestBoard(keeper, call), input.productIds, call)),
    handle(contrastList, async (_input, call) => cards(await contrastOf(call.house.read, memberOf(call).memberId), call)),
    handle(contrastEdit, async ({ productId, isContrast }, call) => {
      const { memberId } = memberOf(call)
      const ids = await call.house.inUnit((unit) =>
        isContrast === 1 ? addContrast(unit, memberId, productId) : dropContrast(unit, memberId, productId),
      )
      return 'failed' in ids ? ids : cards(ids, call)
    }),
    handle(contrastMerge, async ({ productIds }, call) =>
      cards(await call.house.inUnit((unit) => mergeContrast(unit, memberOf(call).memberId, productIds)), call),
    ),
    handle(contrastClear, async (_input, call) => {
      await call.house.inUnit((unit) => clearContrast(unit, memberOf(call).memberId))
      return { list: [] }
    }),
  ]
}
