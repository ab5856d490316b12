import type { Changes } from '../../../../kernel/audit/audit.ts'
import type { z } from 'zod'
import { failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { attributeSave, AdminAttribute } from '../../endpoints-admin.ts'
import { taxonomyChanged, type TaxonomyAdminCall } from './taxonomy-changed.ts'

const columns = `code, label_zh AS "labelZh", label_en AS "labelEn", kind, unit, is_facet::int AS "isFacet", is_compared::int AS "isCompared",
  is_sku_axis::int AS "isSkuAxis", match_rule AS "matchRule", options, version,
  (SELECT count(*)::int FROM category_attribute c WHERE c.attribute_code = a.code) AS "categoryNum"`
const all = { name: 'catalog.deskAttributes', text: `SELECT ${columns} FROM attribute a ORDER BY sort, code` }
const one = { name: 'catalog.deskAttribute', text: `SELECT ${columns} FROM attribute a WHERE code = $1 FOR UPDATE` }
const insert = {
  name: 'catalog.insertAttribute',
  text: `INSERT INTO attribute (code, label_zh, label_en, kind, unit, is_facet, is_compared, is_sku_axis, match_rule, options, sort)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (SELECT coalesce(max(sort), 0) + 1 FROM attribute)) ON CONFLICT DO NOTHING`,
}
const update = {
  name: 'catalog.updateAttribute',
  text: `UPDATE attribute SET label_zh = $2, label_en = $3, kind = $4, unit = $5, is_facet = $6, is_compared = $7, is_sku_axis = $8, match_rule = $9,
    options = $10, version = version + 1 WHERE code = $1`,
}
const shown = {
  name: 'catalog.goodsWithAttribute',
  text: `SELECT DISTINCT g.goods_id AS id FROM goods g JOIN category_attribute c USING (category_id) WHERE c.attribute_code = $1 AND g.state = 'on_sale'`,
}

/** All attributes in their order. */
export function allAdminAttributes(db: Queryable): Promise<AdminAttribute[]> {
  return rows<AdminAttribute>(db, all, [])
}

/** Makes an attribute or writes one anew; goods that have it show it at once. */
export async function saveAttribute(tx: Transaction, asked: z.output<typeof attributeSave.input>, call: TaxonomyAdminCall) {
  const { code, labelZh, labelEn, kind, unit: measure, isFacet, isCompared, isSkuAxis, matchRule, options, expectedVersion } = asked
  const values = [code, labelZh, labelEn, kind, measure, isFacet === 1, isCompared === 1, isSkuAxis === 1, matchRule, [...new Set(options)]]
  const [old] = await rows<AdminAttribute>(tx, one, [code])
  if (expectedVersion === 0) {
    if (old || (await execute(tx, insert, values)) === 0) return failure('catalog.codeTaken', { code }, { field: 'code' })
    await taxonomyChanged(
      tx,
      { action: 'attribute.make', entity: 'attribute', entityId: code, diff: { labelZh: [null, labelZh] }, goodsIds: [] },
      call,
    )
    return { code, version: 1 }
  }
  if (!old) return failure('api.notFound')
  if (old.version !== expectedVersion) return failure('catalog.changeStale')
  await execute(tx, update, values)
  const found = await rows<{ id: number }>(tx, shown, [code])
  const diff: Changes = {
    labelZh: [old.labelZh, labelZh],
    labelEn: [old.labelEn, labelEn],
    isFacet: [old.isFacet, isFacet],
    isSkuAxis: [old.isSkuAxis, isSkuAxis],
  }
  const goodsIds = found.map((row) => row.id)
  await taxonomyChanged(tx, { action: 'attribute.save', entity: 'attribute', entityId: code, diff, goodsIds }, call)
  return { code, version: old.version + 1 }
}
