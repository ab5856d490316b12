import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { FormulaTerms, QuotePoint } from '../../../market/rules/formula-price.ts'

export type FormulaPeriodName = 'day' | 'days' | 'month'
/** The formula of a goods as its row has it; amounts in 1/10000 yuan. */
export type Formula = FormulaTerms & {
  readonly goodsId: number
  readonly version: number
  readonly state: 'active' | 'stopped'
  readonly seriesCode: string
  readonly period: FormulaPeriodName
  readonly periodDays: number
  readonly retailPremium: bigint
  readonly businessPremium: bigint
  readonly skuDeltas: Readonly<Record<string, number>>
  readonly secondSurcharge: bigint
  readonly lockMinutes: number
  readonly freshDays: number
  readonly whenStale: 'refuse' | 'last'
  readonly formulaPriceId: number
  readonly quoteDate: string | null
  readonly freshUntil: string | null
}

type Int = number | bigint
type Row = Omit<Formula, keyof FormulaTerms | 'retailPremium' | 'businessPremium' | 'secondSurcharge'> & {
  readonly point: QuotePoint
  readonly factorPpm: Int
  readonly coefficientPpm: Int
  readonly processFee: Int
  readonly freight: Int
  readonly taxBp: Int
  readonly step: Int
  readonly retailPremium: Int
  readonly businessPremium: Int
  readonly secondSurcharge: Int
}

const columns = `goods_id AS "goodsId", version, state, series_code AS "seriesCode", point, period, period_days AS "periodDays", factor_ppm AS "factorPpm",
  coefficient_ppm AS "coefficientPpm", retail_premium AS "retailPremium", business_premium AS "businessPremium", process_fee AS "processFee", freight,
  tax_bp AS "taxBp", step, sku_deltas AS "skuDeltas", second_surcharge AS "secondSurcharge", lock_minutes AS "lockMinutes", fresh_days AS "freshDays",
  when_stale AS "whenStale", formula_price_id AS "formulaPriceId", to_char(quote_date, 'YYYY-MM-DD') AS "quoteDate", to_char(fresh_until, 'YYYY-MM-DD') AS "freshUntil"`
const ofSeries = {
  name: 'catalog.formulasOfSeries',
  text: `SELECT ${columns} FROM goods_formula WHERE series_code = $1 AND state = 'active' ORDER BY goods_id FOR UPDATE`,
}
const ofGoods = { name: 'catalog.formulaOfGoods', text: `SELECT ${columns} FROM goods_formula WHERE goods_id = $1` }
const lockOne = { name: 'catalog.lockFormula', text: `SELECT ${columns} FROM goods_formula WHERE goods_id = $1 FOR UPDATE` }
const write = {
  name: 'catalog.writeFormula',
  text: `INSERT INTO goods_formula (goods_id, version, state, series_code, point, period, period_days, factor_ppm, coefficient_ppm, retail_premium,
      business_premium, process_fee, freight, tax_bp, step, sku_deltas, second_surcharge, lock_minutes, fresh_days, when_stale)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20)
    ON CONFLICT (goods_id) DO UPDATE SET version = $2, state = $3, series_code = $4, point = $5, period = $6, period_days = $7, factor_ppm = $8,
      coefficient_ppm = $9, retail_premium = $10, business_premium = $11, process_fee = $12, freight = $13, tax_bp = $14, step = $15, sku_deltas = $16,
      second_surcharge = $17, lock_minutes = $18, fresh_days = $19, when_stale = $20`,
}
const note = {
  name: 'catalog.noteFormula',
  text: `INSERT INTO goods_formula_version (goods_id, version, state, terms, reason, edited_by, edited_at)
    SELECT f.goods_id, f.version, f.state, to_jsonb(f) - '{formula_price_id,quote_date,fresh_until}'::text[], $2, $3, $4 FROM goods_formula f WHERE f.goods_id = $1`,
}
const versions = {
  name: 'catalog.formulaVersions',
  text: `SELECT version, state, reason, edited_at AS "editedAt" FROM goods_formula_version WHERE goods_id = $1 ORDER BY version DESC LIMIT 50`,
}

function formulaOf(row: Row): Formula {
  return {
    ...row,
    factorPpm: BigInt(row.factorPpm),
    coefficientPpm: BigInt(row.coefficientPpm),
    processFee: BigInt(row.processFee),
    freight: BigInt(row.freight),
    taxBp: BigInt(row.taxBp),
    step: BigInt(row.step),
    retailPremium: BigInt(row.retailPremium),
    businessPremium: BigInt(row.businessPremium),
    secondSurcharge: BigInt(row.secondSurcharge),
  }
}

/** The active formulas that follow a series, locked until the transaction ends. */
export async function formulasOfSeries(tx: Transaction, seriesCode: string): Promise<Formula[]> {
  return (await rows<Row>(tx, ofSeries, [seriesCode])).map(formulaOf)
}

/** The formula of a goods, stopped ones too. */
export async function formulaOfGoods(db: Queryable, goodsId: number): Promise<Formula | undefined> {
  return (await rows<Row>(db, ofGoods, [goodsId])).map(formulaOf)[0]
}

export async function lockFormula(tx: Transaction, goodsId: number): Promise<Formula | undefined> {
  return (await rows<Row>(tx, lockOne, [goodsId])).map(formulaOf)[0]
}

export type FormulaNote = { readonly reason: string; readonly editedBy: number | null; readonly at: Date }

/** Writes a version of a goods' formula and keeps it among its versions. */
export async function writeFormula(tx: Transaction, formula: Formula, { reason, editedBy, at }: FormulaNote): Promise<void> {
  await execute(tx, write, [
    formula.goodsId,
    formula.version,
    formula.state,
    formula.seriesCode,
    formula.point,
    formula.period,
    formula.periodDays,
    formula.factorPpm,
    formula.coefficientPpm,
    formula.retailPremium,
    formula.businessPremium,
    formula.processFee,
    formula.freight,
    formula.taxBp,
    formula.step,
    JSON.stringify(formula.skuDeltas),
    formula.secondSurcharge,
    formula.lockMinutes,
    formula.freshDays,
    formula.whenStale,
  ])
  await execute(tx, note, [formula.goodsId, reason, editedBy, at])
}

export type FormulaVersion = { readonly version: number; readonly state: string; readonly reason: string; readonly editedAt: Date }

export function formulaVersions(db: Queryable, goodsId: number): Promise<FormulaVersion[]> {
  return rows<FormulaVersion>(db, versions, [goodsId])
}
