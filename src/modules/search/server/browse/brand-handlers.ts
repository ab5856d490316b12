import { handle, type Handler } from '../../../../api/handler.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { brandDetail, brandList } from '../../endpoints-brands.ts'
import { type IndexRefresher, newestSnapshot } from '../index/index-refresher.ts'
import { cardsOf } from '../../../catalog/server/public.ts'
import { nameIn } from '../index/taxonomy-snapshot.ts'
import { brandFigures, brandRows } from './brand-view.ts'

/** Brand index and one brand. */
export function brandHandlers(keeper: IndexRefresher): Handler[] {
  return [
    handle(brandList, async (_input, call) => [...brandRows(await newestSnapshot(keeper, call), call.lang)]),
    handle(brandDetail, async (input, call) => {
      const kept = await newestSnapshot(keeper, call)
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
