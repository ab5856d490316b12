// What other modules may use of `search` on the server.
export { showEquivalentOffers } from './browse/equivalent-offers.ts'
export { searchHandlers } from './handlers.ts'
export { type IndexRefresher, type SearchSnapshot, indexRefresher, newestSnapshot } from './index/index-refresher.ts'
export { listGoods } from './results/list-goods.ts'
