// What other modules may use of `taxonomy` on the server.
export { taxonomyAdminHandlers } from './admin/admin-handlers.ts'
export { refreshGoodsJob } from './admin/taxonomy-changed.ts'
export { type NamedCategory, categoriesWithParents, categoryAncestors, namedCategories } from './category-lookup.ts'
export { type SeriesRecord, type StandardItemRecord, readSeriesAndStandardItems } from './series-repository.ts'
export { readTerms } from './term-repository.ts'
export { textAnalyser } from './text-analyser.ts'
