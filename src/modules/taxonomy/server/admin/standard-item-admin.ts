import { changesBetween } from '../../../../kernel/audit/audit.ts'
import type { z } from 'zod'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { StandardItemRow, standardItemSave } from '../../endpoints-series-admin.ts'
import { pairsOf } from '../../rules/attribute-pairs.ts'
import { taxonomyChanged, type TaxonomyAdminCall } from './taxonomy-changed.ts'

type Row = Omit<StandardItemRow, 'categoryName' | 'attributesText'> & {
  readonly categoryZh: string
  readonly categoryEn: string
  readonly attributes: Readonly<Record<string, string>>
}
// A SKU is the thing when every condition is met by its own value or else by its goods'.
const same = `FROM goods g JOIN sku s USING (goods_id) WHERE g.category_id = i.category_id AND g.state = 'on_sale' AND s.state = 'active'
    AND NOT EXISTS (SELECT FROM jsonb_each_text(i.attributes) a WHERE coalesce(s.axis_values ->> a.key, g.attributes ->> a.key) IS DISTINCT FROM a.value)`
const all = {
  name: 'catalog.deskStandardItems',
  text: `SELECT i.standard_item_id AS "standardItemId", i.category_id AS "categoryId", c.name_zh AS "categoryZh", c.name_en AS "categoryEn", i.name_zh AS "nameZh",
    i.name_en AS "nameEn", i.standard, i.attributes, i.sort, i.enabled::int AS enabled, i.version,
    (SELECT count(*)::int ${same}) AS "skuNum", (SELECT count(DISTINCT g.store_id)::int ${same}) AS "storeNum"
   FROM standard_item i JOIN category c USING (category_id)
   WHERE $1 = '' OR strpos(lower(i.name_zh || ' ' || i.name_en || ' ' || i.standard || ' ' || c.name_zh), lower($1)) > 0 ORDER BY i.sort, i.standard_item_id`,
}
const known = {
  name: 'catalog.standardItemParts',
  text: `SELECT code, label_zh AS zh, label_en AS en, a.is_facet OR a.is_sku_axis AS chosen FROM category_attribute c JOIN attribute a ON a.code = c.attribute_code
    WHERE c.category_id = $1 AND NOT EXISTS (SELECT FROM category k WHERE k.parent_id = $1)`,
}
const insert = {
  name: 'catalog.insertStandardItem',
  text: `INSERT INTO standard_item (category_id, name_zh, name_en, standard, attributes, sort, enabled) VALUES ($1, $2, $3, $4, $5, $6, $7)
    RETURNING standard_item_id AS id, version`,
}
const update = {
  name: 'catalog.updateStandardItem',
  text: `UPDATE standard_item SET category_id = $1, name_zh = $2, name_en = $3, standard = $4, attributes = $5, sort = $6, enabled = $7, version = version + 1
    WHERE standard_item_id = $8 AND version = $9 RETURNING standard_item_id AS id, version`,
}
const one = {
  name: 'catalog.standardItemThere',
  text: `SELECT category_id AS "categoryId", name_zh AS "nameZh", name_en AS "nameEn", standard, attributes, sort, enabled::int AS enabled FROM standard_item WHERE standard_item_id = $1`,
}

/** Standard items whose words hold the keyword, with how many SKUs and stores have the very thing. */
export async function allStandardItems(db: Queryable, keyword: string, lang: Language): Promise<StandardItemRow[]> {
  const found = await rows<Row>(db, all, [keyword])
  return found.map(({ categoryZh, categoryEn, attributes, ...row }) => ({
    ...row,
    categoryName: lang === 'en' ? categoryEn : categoryZh,
    attributesText: Object.entries(attributes)
      .map(([code, value]) => `${code}=${value}`)
      .join('; '),
  }))
}

/** Makes a standard item or writes one anew; its conditions are attributes of its category, by code or name. */
export async function saveStandardItem(
  tx: Transaction,
  asked: z.output<typeof standardItemSave.input>,
  call: TaxonomyAdminCall,
): Promise<{ id: number; version: number } | Failure> {
  const { standardItemId, categoryId, nameZh, nameEn, standard, attributesText, sort, enabled, expectedVersion } = asked
  const found = await rows<{ code: string; zh: string; en: string; chosen: boolean }>(tx, known, [categoryId])
  if (found.length === 0) return failure('catalog.categoryMissing', {}, { field: 'categoryId' })
  const pairs = pairsOf(attributesText)
  if (!pairs || pairs.length === 0) return failure('catalog.rowAttributeForm', { value: attributesText }, { field: 'attributesText' })
  const codes = new Map(found.flatMap((a) => [a.code, a.zh, a.en].map((name) => [name.toLowerCase(), a.code] as const)))
  const strange = pairs.find(([name]) => !codes.has(name.toLowerCase()))
  if (strange) return failure('catalog.rowAttribute', { value: strange[0] }, { field: 'attributesText' })
  const wanted = new Set(pairs.map(([name]) => codes.get(name.toLowerCase())))
  const hidden = found.find((attribute) => wanted.has(attribute.code) && !attribute.chosen)
  if (hidden) return failure('catalog.itemAttribute', { value: call.lang === 'en' ? hidden.en : hidden.zh }, { field: 'attributesText' })
  const attributes = Object.fromEntries(pairs.map(([name, value]) => [codes.get(name.toLowerCase()) ?? name, value]))
  const values = [categoryId, nameZh, nameEn, standard, JSON.stringify(attributes), sort, enabled === 1]
  const [before] = await rows<Record<string, unknown>>(tx, one, [standardItemId])
  const written =
    standardItemId === 0
      ? await rows<{ id: number; version: number }>(tx, insert, values)
      : await rows<{ id: number; version: number }>(tx, update, [...values, standardItemId, expectedVersion])
  const [saved] = written
  if (!saved) return failure(before ? 'catalog.changeStale' : 'api.notFound')
  const diff = changesBetween(before ?? null, { nameZh, nameEn, standard, attributes, categoryId, sort, enabled })
  await taxonomyChanged(tx, { action: 'standardItem.save', entity: 'standardItem', entityId: saved.id, diff, goodsIds: [] }, call)
  return saved
}
