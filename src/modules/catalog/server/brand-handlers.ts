import { handle, type Handler } from '../../../api/handler.ts'
import { failure } from '../../../shared/failure.ts'
import { brandDetail, brandList } from '../contract-brand.ts'
import type { BoardKeeper } from './board-keeper.ts'
import { cardsOf } from './card-store.ts'
import { nameIn } from './frame-store.ts'
import { newestBoard } from './newest-board.ts'
import { brandFigures, brandRows } from './list-brands.ts'

/** Brand index and one brand. */
export function brandHandlers(keeper: BoardKeeper): Handler[] {
  return [
    handle(brandList, async (_input, call) => [...brandRows(await newestBoard(keeper, call), call.lang)]),
    handle(brandDetail, async (input, call) => {
      const kept = await newestBoard(keeper, call)
      const brand = brandRows(kept, call.lang).find((row) => row.brandId === input.brandId)
      if (!brand) return failure('api.notFound')
      const figures = brandFigures(kept, input.brandId)
      const { cards } = await cardsOf(kept, call, figures.products)
      const stores = [...figures.stores].map(([storeId, goodsNum]) => ({
        storeId,
        storeName: nameIn(call.lang, kept.frame.stores.get(storeId)),
        goodsNum,
      }))
      return { brand, stores: stores.toSorted((a, b) => b.goodsNum - a.goodsNum), goods: cards }
    }),
  ]
}
