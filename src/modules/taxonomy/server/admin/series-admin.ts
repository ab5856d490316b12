import { changesBetween } from '../../../../kernel/audit/audit.ts'
import type { z } from 'zod'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { SeriesRow, seriesSave } from '../../endpoints-series-admin.ts'
import { taxonomyChanged, type TaxonomyAdminCall } from './taxonomy-changed.ts'

type Row = Omit<SeriesRow, 'categoryName' | 'brandName'> & {
  readonly categoryZh: string
  readonly categoryEn: string
  readonly brandZh: string
  readonly brandEn: string
}
const all = {
  name: 'catalog.deskSeries',
  text: `SELECT s.series_id AS "seriesId", s.category_id AS "categoryId", c.name_zh AS "categoryZh", c.name_en AS "categoryEn", coalesce(s.brand_id, 0) AS "brandId",
    coalesce(b.name_zh, '') AS "brandZh", coalesce(b.name_en, '') AS "brandEn", s.name_zh AS "nameZh", s.name_en AS "nameEn", s.sort, s.enabled::int AS enabled, s.version,
    (SELECT count(*)::int FROM goods g WHERE g.category_id = s.category_id AND g.state = 'on_sale' AND (s.brand_id IS NULL OR g.brand_id = s.brand_id)) AS "goodsNum"
   FROM goods_series s JOIN category c USING (category_id) LEFT JOIN brand b ON b.brand_id = s.brand_id
   WHERE $1 = '' OR strpos(lower(s.name_zh || ' ' || s.name_en || ' ' || c.name_zh), lower($1)) > 0 ORDER BY s.sort, s.series_id`,
}
const known = {
  name: 'catalog.seriesParts',
  text: `SELECT EXISTS (SELECT FROM category c WHERE c.category_id = $1 AND c.enabled AND NOT EXISTS (SELECT FROM category k WHERE k.parent_id = c.category_id)) AS leaf,
    $2 = 0 OR EXISTS (SELECT FROM brand WHERE brand_id = $2 AND enabled) AS brand`,
}
const insert = {
  name: 'catalog.insertSeries',
  text: `INSERT INTO goods_series (category_id, brand_id, name_zh, name_en, sort, enabled) VALUES ($1, nullif($2::bigint, 0), $3, $4, $5, $6) RETURNING series_id AS id, version`,
}
const update = {
  name: 'catalog.updateSeries',
  text: `UPDATE goods_series SET category_id = $1, brand_id = nullif($2::bigint, 0), name_zh = $3, name_en = $4, sort = $5, enabled = $6, version = version + 1
    WHERE series_id = $7 AND version = $8 RETURNING series_id AS id, version`,
}
const one = {
  name: 'catalog.seriesThere',
  text: `SELECT category_id AS "categoryId", coalesce(brand_id, 0)::int AS "brandId", name_zh AS "nameZh", name_en AS "nameEn", sort, enabled::int AS enabled FROM goods_series WHERE series_id = $1`,
}

/** Series whose words hold the keyword, in their order. */
export async function allSeries(db: Queryable, keyword: string, lang: Language): Promise<SeriesRow[]> {
  const found = await rows<Row>(db, all, [keyword])
  return found.map(({ categoryZh, categoryEn, brandZh, brandEn, ...row }) => ({
    ...row,
    categoryName: lang === 'en' ? categoryEn : categoryZh,
    brandName: lang === 'en' ? brandEn : brandZh,
  }))
}

/** Makes a series or writes one anew, in the version that was seen. */
export async function saveSeries(
  tx: Transaction,
  asked: z.output<typeof seriesSave.input>,
  call: TaxonomyAdminCall,
): Promise<{ id: number; version: number } | Failure> {
  const { seriesId, categoryId, brandId, nameZh, nameEn, sort, enabled, expectedVersion } = asked
  const [parts] = await rows<{ leaf: boolean; brand: boolean }>(tx, known, [categoryId, brandId])
  if (!parts?.leaf) return failure('catalog.categoryMissing', {}, { field: 'categoryId' })
  if (!parts.brand) return failure('catalog.brandUnknown', {}, { field: 'brandId' })
  const values = [categoryId, brandId, nameZh, nameEn, sort, enabled === 1]
  const [before] = await rows<Record<string, unknown>>(tx, one, [seriesId])
  const written =
    seriesId === 0
      ? await rows<{ id: number; version: number }>(tx, insert, values)
      : await rows<{ id: number; version: number }>(tx, update, [...values, seriesId, expectedVersion])
  const [saved] = written
  if (!saved) return failure(before ? 'catalog.changeStale' : 'api.notFound')
  const diff = changesBetween(before ?? null, { nameZh, nameEn, categoryId, brandId, sort, enabled })
  await taxonomyChanged(tx, { action: 'series.save', entity: 'goodsSeries', entityId: saved.id, diff, goodsIds: [] }, call)
  return saved
}
