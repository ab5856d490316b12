import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { GoodsCard } from '../endpoints.ts'
import { goodsByIds, goodsDelisted, goodsDetail, goodsOf, goodsPaused } from '../endpoints-goods.ts'
import { cardsOf } from './cards/card-repository.ts'
import { withSnapshot, type SnapshotSource } from './cards/catalog-snapshot.ts'
import { showGoodsPage } from './cards/show-goods-page.ts'
import { goodsCertificateHandlers } from './certificates/certificate-admin.ts'
import { firstSkus, showDelistedGoods, showPausedGoods } from './goods/delisted-goods.ts'

/** The goods page, goods by their ids, and certificates of goods. `snapshots` is the search index. */
export function catalogHandlers(snapshots: SnapshotSource): Handler[] {
  return [
    handle(goodsDetail, (input, call) => showGoodsPage(snapshots, input.productId, call)),
    handle(goodsDelisted, (input, call) => showDelistedGoods(call.app.visitorRead, input.productId, call.lang)),
    handle(goodsPaused, (input, call) => showPausedGoods(call.app.visitorRead, input, call.lang)),
    handle(goodsByIds, (input, call) => newestCards(snapshots, call, [...new Set(input.productIds)])),
    handle(goodsOf, async (input, call) => newestCards(snapshots, call, await firstSkus(call.app.visitorRead, input.goodsIds))),
    ...goodsCertificateHandlers(),
  ]
}

/** Cards of the catalogue as it is now: those that this process caches may be of goods that were delisted since. */
function newestCards(snapshots: SnapshotSource, call: Call, productIds: readonly number[]): Promise<GoodsCard[]> {
  return withSnapshot(snapshots, call, async (snapshot) => {
    const { cards, version } = await cardsOf(snapshot, call, productIds)
    return { answer: cards, version }
  })
}
