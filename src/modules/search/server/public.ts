// What other modules may use of `search` on the server.
export {
  type IndexRefresher,
  type SearchSnapshot,
  indexRefresher,
  listGoods,
  newestSnapshot,
  searchHandlers,
  showEquivalentOffers,
} from './public.ts'
