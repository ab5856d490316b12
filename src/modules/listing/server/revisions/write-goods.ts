import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { GoodsDocument } from '../../rules/goods-document.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { goodsColumns } from './goods-columns.ts'
import { attributeSources } from '../../../catalog/server/public.ts'
import { skuColumns } from './sku-columns.ts'

const names = [
  'category_id',
  'brand_id',
  'freight_template_id',
  'name_zh',
  'name_en',
  'attributes',
  'standards',
  'price_unit',
  'sec_unit',
  'sale_unit_state',
  'require_enquiry',
  'unit_precision',
  'min_buy',
  'buy_step',
  'buy_limit',
  'retail_tiers',
  'business_tiers',
  'deposit_percent',
  'sample_available',
  'sample_note',
  'consumer_return',
  'qualification_required',
  'hazardous',
  'documents',
  'certificates',
  'lead_time_days',
  'weigh_method',
  'weigh_tolerance',
  'return_policy',
  'gallery',
  'tags',
  'description_zh',
  'description_en',
] as const satisfies readonly (keyof ReturnType<typeof goodsColumns>)[]

const insert = {
  name: 'catalog.addGoods',
  text: `INSERT INTO goods (store_id, ${names.join(', ')}, pricing_mode, price_shown, listing, state)
    VALUES ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')}, CASE WHEN $${names.indexOf('require_enquiry') + 2} THEN 'enquiry' ELSE 'fixed' END, true, 'ok', 'draft')
    RETURNING goods_id AS "goodsId"`,
}
const update = {
  name: 'catalog.updateGoods',
  text: `UPDATE goods SET ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')},
    -- Goods that follow an index keep their formula; only the way of asking is the store's to change here.
    pricing_mode = CASE WHEN $${names.indexOf('require_enquiry') + 2} THEN 'enquiry' WHEN pricing_mode = 'enquiry' THEN 'fixed' ELSE pricing_mode END,
    version = version + 1 WHERE goods_id = $1`,
}
const skuNames =
  'sort, axis_values, spec_text_zh, spec_text_en, retail_price, retail_sec_price, business_price, business_sec_price, conv_numerator, conv_denominator, sec_precision, unit_mass_g'
const record = `json_to_recordset($2::json) AS r(product_id bigint, sort int, axis_values jsonb, spec_text_zh text, spec_text_en text, retail_price bigint,
  retail_sec_price bigint, business_price bigint, business_sec_price bigint, conv_numerator bigint, conv_denominator bigint, sec_precision int, unit_mass_g bigint)`
const updateSkus = {
  name: 'catalog.updateSkus',
  text: `UPDATE sku s SET (${skuNames}) = (${skuNames.replaceAll(/\w+/g, 'r.$&')}), mass_estimated = s.mass_estimated AND s.unit_mass_g IS NOT DISTINCT FROM r.unit_mass_g
    FROM ${record} WHERE s.product_id = r.product_id AND s.goods_id = $1`,
}
const insertSkus = {
  name: 'catalog.insertSkus',
  text: `INSERT INTO sku (goods_id, state, ${skuNames}) SELECT $1, 'active', ${skuNames} FROM ${record} WHERE product_id IS NULL ORDER BY sort
    RETURNING product_id AS "productId", sort`,
}
const retire = {
  name: 'catalog.retireSkus',
  text: `UPDATE sku SET state = 'retired' WHERE goods_id = $1 AND state = 'active' AND NOT product_id = ANY($2::bigint[])`,
}
const load = {
  name: 'catalog.loadStock',
  text: `WITH wanted AS (SELECT product_id, warehouse_id, available FROM json_to_recordset($1::json) AS r(product_id bigint, warehouse_id bigint, available bigint)),
    placed AS (INSERT INTO sku_stock (product_id, warehouse_id, available) SELECT product_id, warehouse_id, available FROM wanted)
    INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference) SELECT product_id, warehouse_id, 'load', available, 0, $2 FROM wanted`,
}

/** Where a document goes: new goods of a store, or goods that are there. */
export type WriteTarget = { readonly storeId: number; readonly goodsId: number | null; readonly reference: string }

/**
 * Writes a checked document into `goods` and `sku`; SKUs that it no longer has are retired, new ones get their first stock.
 * New goods begin as a draft: publishing is a step of its own. Answers the goods' id; the caller tells of the change.
 */
export async function writeGoods(tx: Transaction, document: GoodsDocument, target: WriteTarget): Promise<number> {
  const columns = goodsColumns(document)
  const values = names.map((name) => columns[name])
  const goodsId = target.goodsId ?? (await addGoods(tx, target.storeId, values))
  if (target.goodsId !== null) await execute(tx, update, [goodsId, ...values])
  const labels = await attributeSources(tx)
  const list = document.skus.map((sku, sort) => skuColumns(document, sku, { sort, labels }))
  const kept = document.skus.flatMap((sku) => (sku.productId === null ? [] : [sku.productId]))
  await execute(tx, retire, [goodsId, kept])
  await execute(tx, updateSkus, [goodsId, JSON.stringify(list)])
  const fresh = await rows<{ productId: number; sort: number }>(tx, insertSkus, [goodsId, JSON.stringify(list)])
  await loadStock(tx, document, { fresh, reference: target.reference })
  return goodsId
}

async function addGoods(tx: Transaction, storeId: number, values: readonly unknown[]): Promise<number> {
  const [row] = await rows<{ goodsId: number }>(tx, insert, [storeId, ...values])
  if (!row) throw new Error('an insert answered no row')
  return row.goodsId
}

type Fresh = { readonly fresh: readonly { readonly productId: number; readonly sort: number }[]; readonly reference: string }

async function loadStock(tx: Transaction, document: GoodsDocument, { fresh, reference }: Fresh): Promise<void> {
  const { precision } = unitOf(document.priceUnit)
  const list = fresh.flatMap(({ productId, sort }) =>
    (document.skus[sort]?.stocks ?? []).map((stock) => ({
      product_id: productId,
      warehouse_id: stock.warehouseId,
      available: String(parseQuantity(stock.onHand, precision) ?? 0n),
    })),
  )
  if (list.length > 0) await execute(tx, load, [JSON.stringify(list), reference])
}
