// What other modules may use of `search` on the server.
export { brandHandlers } from './browse/brand-handlers.ts'
export { categoryHandlers } from './browse/category-handlers.ts'
export { bestsellersOf } from './browse/category-view.ts'
export { seriesHandlers, showEquivalentOffers } from './browse/equivalent-offers.ts'
export { showHomeFloors } from './browse/home-floors.ts'
export {
  type IndexRefresher,
  type SearchSnapshot,
  type SnapshotAnswer,
  indexRefresher,
  newestSnapshot,
  withSnapshot,
} from './index/index-refresher.ts'
export { goodsCountOf } from './index/index-statistics.ts'
export { listGoods } from './results/list-goods.ts'
export { suggestGoods } from './results/suggest-goods.ts'
export { synonymHandlers } from './synonyms/synonym-admin.ts'
