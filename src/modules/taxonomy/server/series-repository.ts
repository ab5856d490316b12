import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

type Named = { readonly zh: string; readonly en: string }

/** Goods of a category, of one brand where one is named, that are shown together in sizes. */
export type SeriesRecord = Named & { readonly seriesId: number; readonly categoryId: number; readonly brandId: number | null }
/** What makes a SKU the very same thing as another store's: every attribute as named. */
export type StandardItemRecord = Named & {
  readonly standardItemId: number
  readonly categoryId: number
  readonly standard: string
  readonly attributes: Readonly<Record<string, string>>
}

const series = {
  name: 'catalog.series',
  text: `SELECT series_id AS "seriesId", category_id AS "categoryId", brand_id AS "brandId", name_zh AS zh, name_en AS en
   FROM goods_series WHERE enabled ORDER BY sort, series_id`,
}
const items = {
  name: 'catalog.standardItems',
  text: `SELECT standard_item_id AS "standardItemId", category_id AS "categoryId", standard, attributes, name_zh AS zh, name_en AS en
   FROM standard_item WHERE enabled ORDER BY sort, standard_item_id`,
}

/** The enabled series and standard items in their order; the visitor's handle is enough. */
export async function readSeriesAndStandardItems(db: Queryable) {
  return { series: await rows<SeriesRecord>(db, series, []), standardItems: await rows<StandardItemRecord>(db, items, []) }
}
