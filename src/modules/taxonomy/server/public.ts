// What other modules may use of `taxonomy` on the server.
export { taxonomyAdminHandlers } from './admin/admin-handlers.ts'
export { refreshGoodsInBackground, refreshGoodsJob } from './admin/taxonomy-changed.ts'
export { type NamedCategory, type NamedGoods, categoryAncestors, namedCategories, namedGoods } from './category-lookup.ts'
export { type SeriesRecord, type StandardItemRecord, readSeriesAndStandardItems } from './series-repository.ts'
export { readTerms } from './term-repository.ts'
export { textAnalyser } from './text-analyser.ts'
