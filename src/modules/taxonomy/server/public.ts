// What other modules may use of `taxonomy` on the server.
export {
  type NamedCategory,
  type SeriesRecord,
  type StandardItemRecord,
  categoriesWithParents,
  categoryAncestors,
  namedCategories,
  readSeriesAndStandardItems,
  readTerms,
  refreshGoodsJob,
  taxonomyAdminHandlers,
  textAnalyser,
} from './public.ts'
