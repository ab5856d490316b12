import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { AdminCategory } from '../../endpoints-admin.ts'

const columns = `c.category_id AS "categoryId", coalesce(c.parent_id, 0) AS pid, c.grade, c.name_zh AS "nameZh", c.name_en AS "nameEn",
  coalesce(c.invoice_short_name, '') AS "invoiceShortName", c.enabled::int AS enabled, c.version,
  coalesce((SELECT array_agg(a.attribute_code ORDER BY a.sort) FROM category_attribute a WHERE a.category_id = c.category_id), '{}') AS attributes,
  coalesce((SELECT array_agg(a.attribute_code ORDER BY a.sort) FROM category_attribute a WHERE a.category_id = c.category_id AND a.is_required), '{}') AS required`
const below = `WITH RECURSIVE below AS (SELECT category_id FROM category WHERE category_id = $1
  UNION ALL SELECT k.category_id FROM category k JOIN below b ON k.parent_id = b.category_id)`
const all = {
  name: 'catalog.deskCategories',
  text: `SELECT ${columns}, (SELECT count(*)::int FROM goods_card g WHERE c.category_id = ANY(g.category_path)) AS "goodsNum"
    FROM category c WHERE c.merged_into IS NULL ORDER BY c.grade, c.sort, c.category_id`,
}
const one = {
  name: 'catalog.deskCategory',
  text: `SELECT ${columns}, 0 AS "goodsNum" FROM category c WHERE c.category_id = $1 AND c.merged_into IS NULL FOR UPDATE`,
}
const insert = {
  name: 'catalog.addCategory',
  text: `INSERT INTO category (parent_id, grade, name_zh, name_en, invoice_short_name, sort)
    VALUES ($1, $2, $3, $4, nullif($5, ''), (SELECT coalesce(max(sort), 0) + 1 FROM category)) RETURNING category_id AS id`,
}
const update = {
  name: 'catalog.updateCategory',
  text: `UPDATE category SET name_zh = $2, name_en = $3, invoice_short_name = nullif($4, ''), version = version + 1 WHERE category_id = $1`,
}
const unset = {
  name: 'catalog.unsetAttributes',
  text: `DELETE FROM category_attribute WHERE category_id = $1 AND NOT attribute_code = ANY($2::text[])`,
}
const set = {
  name: 'catalog.setAttributes',
  text: `INSERT INTO category_attribute (category_id, attribute_code, sort, is_required) SELECT $1, code, place, code = ANY($3::text[]) FROM unnest($2::text[]) WITH ORDINALITY AS one(code, place)
    WHERE EXISTS (SELECT FROM attribute a WHERE a.code = one.code)
    ON CONFLICT (category_id, attribute_code) DO UPDATE SET sort = excluded.sort, is_required = excluded.is_required`,
}
const swap = {
  name: 'catalog.swapCategories',
  text: `UPDATE category c SET sort = CASE WHEN c.category_id = $1 THEN o.sort ELSE m.sort END, version = c.version + CASE WHEN c.category_id = $1 THEN 1 ELSE 0 END
    FROM category m, category o WHERE m.category_id = $1 AND o.category_id = $2 AND c.category_id IN ($1, $2)`,
}
const enable = {
  name: 'catalog.enableCategories',
  text: `${below} UPDATE category SET enabled = $2, version = version + 1 WHERE category_id IN (SELECT category_id FROM below)`,
}
const goods = {
  name: 'catalog.goodsBelow',
  text: `${below} SELECT goods_id AS id, state = 'on_sale' AS "isShown" FROM goods WHERE category_id IN (SELECT category_id FROM below)`,
}
const used = {
  name: 'catalog.usedAttributes',
  text: `SELECT DISTINCT code FROM (SELECT jsonb_object_keys(g.attributes) AS code FROM goods g WHERE g.category_id = $1
    UNION SELECT jsonb_object_keys(s.axis_values) FROM sku s JOIN goods g USING (goods_id) WHERE g.category_id = $1 AND s.state = 'active') used`,
}
const moveGoods = {
  name: 'catalog.moveGoodsCategory',
  text: `UPDATE goods SET category_id = $2, version = version + 1 WHERE category_id = $1`,
}
const moveDrafts = {
  name: 'catalog.moveDraftsCategory',
  text: `UPDATE goods_change SET document = jsonb_set(document, '{categoryId}', to_jsonb($2::bigint)), version = version + 1
    WHERE (document ->> 'categoryId')::bigint = $1 AND state IN ('draft', 'proposed', 'returned')`,
}
const end = {
  name: 'catalog.endCategory',
  text: `UPDATE category SET enabled = false, merged_into = $2, version = version + 1 WHERE category_id = $1`,
}

export function allAdminCategories(db: Queryable): Promise<AdminCategory[]> {
  return rows<AdminCategory>(db, all, [])
}

/** A category kept still, merged ones apart. */
export async function lockCategory(tx: Transaction, categoryId: number): Promise<AdminCategory | undefined> {
  return (await rows<AdminCategory>(tx, one, [categoryId]))[0]
}

export type CategoryTexts = { readonly nameZh: string; readonly nameEn: string; readonly invoiceShortName: string }

export async function addCategory(tx: Transaction, parent: { pid: number; grade: number }, words: CategoryTexts): Promise<number> {
  const values = [parent.pid === 0 ? null : parent.pid, parent.grade, words.nameZh, words.nameEn, words.invoiceShortName]
  return (await rows<{ id: number }>(tx, insert, values))[0]?.id ?? 0
}

export async function updateCategory(tx: Transaction, categoryId: number, words: CategoryTexts): Promise<void> {
  await execute(tx, update, [categoryId, words.nameZh, words.nameEn, words.invoiceShortName])
}

/** The attributes of a category in this order, and which of them its goods must have; codes that do not exist are left out. */
export async function setAttributes(
  tx: Transaction,
  categoryId: number,
  { attributes, required }: Pick<AdminCategory, 'attributes' | 'required'>,
): Promise<void> {
  await execute(tx, unset, [categoryId, attributes])
  await execute(tx, set, [categoryId, attributes, required])
}

export async function swapCategories(tx: Transaction, categoryId: number, other: number): Promise<void> {
  await execute(tx, swap, [categoryId, other])
}

/** Enables or disables a category and all below it. */
export async function enableCategories(tx: Transaction, categoryId: number, isEnabled: boolean): Promise<void> {
  await execute(tx, enable, [categoryId, isEnabled])
}

/** Goods in a category and below it, whatever their state. */
export function goodsBelow(db: Queryable, categoryId: number): Promise<{ id: number; isShown: boolean }[]> {
  return rows(db, goods, [categoryId])
}

/** Codes that goods of a leaf use. */
export async function usedAttributes(db: Queryable, categoryId: number): Promise<string[]> {
  return (await rows<{ code: string }>(db, used, [categoryId])).map((row) => row.code)
}

/** Moves goods and unfinished drafts of a leaf into another one, and ends it. */
export async function moveIntoCategory(tx: Transaction, categoryId: number, intoId: number): Promise<void> {
  await execute(tx, moveGoods, [categoryId, intoId])
  await execute(tx, moveDrafts, [categoryId, intoId])
  await execute(tx, end, [categoryId, intoId])
}
