import { ratioOf, type Ratio } from '../../../../kernel/quantity/unit-conversion.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import type { FormulaSku, SkuFormulaPrice } from '../../rules/formula-result.ts'

/** What both price classes share of a made price; amounts in 1/10000 yuan. Written once, read by explanation sheets and orders. */
export type FormulaInputs = {
  readonly seriesCode: string
  readonly nameZh: string
  readonly nameEn: string
  readonly sourceZh: string
  readonly sourceEn: string
  readonly point: 'mid' | 'low' | 'high'
  readonly period: 'day' | 'days' | 'month'
  readonly periodDays: number
  readonly factorPpm: number
  readonly coefficientPpm: number
  readonly processFee: number
  readonly freight: number
  readonly taxBp: number
  readonly step: number
  readonly average: number
  readonly indexPremium: number
  readonly quotes: readonly { quoteId: number; date: string; price: number; premium: number | null }[]
}
/** One price class's part: its premium and its price per SKU. */
export type FormulaSide = {
  readonly premium: number
  readonly skus: Readonly<Record<string, { delta: number; price: number; second: number | null; secondExact?: number }>>
}
export type FormulaCause = 'quote' | 'revision' | 'edit'
export type MadePrice = {
  readonly formulaPriceId: number
  readonly goodsId: number
  readonly version: number
  readonly cause: FormulaCause
  readonly pricedAt: Date
  readonly quoteDate: string
  readonly inputs: FormulaInputs
  readonly side: FormulaSide
}
export type NewPrice = Omit<MadePrice, 'formulaPriceId' | 'side'> & { readonly retail: FormulaSide; readonly business: FormulaSide }

// The loader of the demonstration reads whole numbers as text.
type Int = number | string | bigint
type SkuRow = { readonly goodsId: Int; readonly productId: Int; readonly num: Int | null; readonly den: Int | null }
const skus = {
  name: 'catalog.formulaSkus',
  text: `SELECT s.goods_id AS "goodsId", s.product_id AS "productId", CASE WHEN g.sale_unit_state = 2 THEN s.conv_numerator END AS num, s.conv_denominator AS den
    FROM sku s JOIN goods g USING (goods_id) WHERE s.goods_id = ANY($1::bigint[]) AND s.state = 'active' ORDER BY s.goods_id, s.sort, s.product_id`,
}
const insert = {
  name: 'catalog.insertFormulaPrice',
  text: `INSERT INTO formula_price (goods_id, version, cause, priced_at, quote_date, inputs, retail, business) VALUES ($1,$2,$3,$4,$5,$6,$7,$8)
    RETURNING formula_price_id AS id`,
}
const follow = {
  name: 'catalog.followFormulaPrice',
  text: `UPDATE goods_formula SET formula_price_id = $2, quote_date = $3, fresh_until = $4 WHERE goods_id = $1`,
}
const setPrices = {
  name: 'catalog.setFormulaPrices',
  text: `UPDATE sku s SET retail_price = r.retail, retail_sec_price = r.retail_sec, business_price = r.business, business_sec_price = r.business_sec
    FROM json_to_recordset($1::json) AS r(product_id bigint, retail bigint, retail_sec bigint, business bigint, business_sec bigint) WHERE s.product_id = r.product_id`,
}
// The visitor's role may not name the other class's column.
const readOf = (side: PriceClass) => ({
  name: `catalog.formulaPrices.${side}`,
  text: `SELECT formula_price_id AS "formulaPriceId", goods_id AS "goodsId", version, cause, priced_at AS "pricedAt", to_char(quote_date, 'YYYY-MM-DD') AS "quoteDate",
    inputs, ${side} AS side FROM formula_price WHERE formula_price_id = ANY($1::bigint[])`,
})
const listOf = (side: PriceClass) => ({
  name: `catalog.formulaHistory.${side}`,
  text: `SELECT formula_price_id AS "formulaPriceId", goods_id AS "goodsId", version, cause, priced_at AS "pricedAt", to_char(quote_date, 'YYYY-MM-DD') AS "quoteDate",
    inputs, ${side} AS side FROM formula_price WHERE goods_id = $1 AND ($2::bigint IS NULL OR formula_price_id < $2) ORDER BY formula_price_id DESC LIMIT $3`,
})
const read = { retail: readOf('retail'), business: readOf('business') }
const list = { retail: listOf('retail'), business: listOf('business') }

/** The SKUs of goods as formulas price them. */
export async function formulaSkus(unit: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, FormulaSku[]>> {
  const found = await rows<SkuRow>(unit, skus, [goodsIds])
  const ratio = ({ num, den }: SkuRow): Ratio | null => (num === null || den === null ? null : (ratioOf(BigInt(num), BigInt(den)) ?? null))
  return new Map(
    [...Map.groupBy(found, (row) => Number(row.goodsId))].map(([goodsId, ofGoods]) => [
      goodsId,
      ofGoods.map((row) => ({ productId: Number(row.productId), convToSec: ratio(row) })),
    ]),
  )
}

/** Keeps a made price for good; answers its id. */
export async function addFormulaPrice(tx: Transaction, made: NewPrice): Promise<number> {
  const { goodsId, version, cause, pricedAt, quoteDate, inputs, retail, business } = made
  const values = [goodsId, version, cause, pricedAt, quoteDate, JSON.stringify(inputs), JSON.stringify(retail), JSON.stringify(business)]
  const [added] = await rows<{ id: Int }>(tx, insert, values)
  if (!added) throw new Error('an inserted formula price came back without its number')
  return Number(added.id)
}

export async function followFormulaPrice(
  tx: Transaction,
  goodsId: number,
  to: { formulaPriceId: number; quoteDate: string; freshUntil: string },
): Promise<void> {
  await execute(tx, follow, [goodsId, to.formulaPriceId, to.quoteDate, to.freshUntil])
}

/** Writes what SKUs cost now; both lists hold the same SKUs. */
export async function setFormulaPrices(
  tx: Transaction,
  retail: readonly SkuFormulaPrice[],
  business: readonly SkuFormulaPrice[],
): Promise<void> {
  const ofBusiness = new Map(business.map((skuFormulaPrice) => [skuFormulaPrice.productId, skuFormulaPrice]))
  const changed = retail.map((skuFormulaPrice) => ({
    product_id: skuFormulaPrice.productId,
    retail: String(skuFormulaPrice.price),
    retail_sec: skuFormulaPrice.second === null ? null : String(skuFormulaPrice.second),
    business: String(ofBusiness.get(skuFormulaPrice.productId)?.price ?? skuFormulaPrice.price),
    business_sec: ofBusiness.get(skuFormulaPrice.productId)?.second?.toString() ?? null,
  }))
  await execute(tx, setPrices, [JSON.stringify(changed)])
}

/** Made prices by id, with one price class's side. */
export function formulaPrices(db: Queryable, ids: readonly number[], side: PriceClass): Promise<MadePrice[]> {
  return rows<MadePrice>(db, read[side], [ids])
}

/** Made prices of a goods, newest first. */
export function formulaHistoryOf(
  db: Queryable,
  goodsId: number,
  page: { side: PriceClass; before: number | null; most: number },
): Promise<MadePrice[]> {
  return rows<MadePrice>(db, list[page.side], [goodsId, page.before, page.most])
}
