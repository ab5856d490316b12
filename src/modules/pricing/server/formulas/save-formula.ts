import { storeIdsWith } from '../../../../api/caller.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import { memberOf, type Call, handle, type Handler } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import { parseDecimal } from '../../../../kernel/quantity/decimal.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { formulaSeries, type FormulaSeries } from '../../../market/server/public.ts'
import { ownFormula, previewFormula, saveFormula, stopFormula } from '../../endpoints-formulas-seller.ts'
import { formulaResult } from '../../rules/formula-result.ts'
import { formulaSkus } from './formula-price-repository.ts'
import { lockFormula, writeFormula, type Formula } from './formula-repository.ts'
import { goodsChanged } from '../../../catalog/server/public.ts'
import { repriceGoods } from './reprice-goods.ts'
import { showOwnFormula } from './show-own-formula.ts'

function deskOf(call: Call): FormulaScope {
  return { storeIds: storeIdsWith(call.caller, 'store.goods'), call }
}

/** What a store does with the price formulas of its goods. */
export function sellerFormulaHandlers(): Handler[] {
  return [
    handle(ownFormula, ({ goodsId }, call) => showOwnFormula(goodsId, deskOf(call).storeIds, call)),
    handle(previewFormula, (input, call) => call.app.inTransaction((tx) => previewFormulaPrices(tx, input, deskOf(call)))),
    handle(saveFormula, (input, call) => call.app.inTransaction((tx) => saveGoodsFormula(tx, input, deskOf(call)))),
    handle(stopFormula, (input, call) => call.app.inTransaction((tx) => stopGoodsFormula(tx, input, deskOf(call)))),
  ]
}

type Asked = z.output<typeof previewFormula.input>
type Save = z.output<typeof saveFormula.input>
/** The goods of the stores that the caller may edit. */
export type FormulaScope = { readonly storeIds: readonly number[]; readonly call: Call }

const own = {
  name: 'catalog.formulaGoods',
  text: `SELECT price_unit AS "priceUnit", require_enquiry AS "requireEnquiry" FROM goods WHERE goods_id = $1 AND store_id = ANY($2::bigint[]) FOR UPDATE`,
}
const setMode = { name: 'catalog.setPricingMode', text: `UPDATE goods SET pricing_mode = $2, version = version + 1 WHERE goods_id = $1` }
const modeOf = { day: 'spot_avg_premium', days: 'average', month: 'average' } as const
const usualVatBp = 1300n

/** Why goods cannot follow an index; null when they can. The index is yuan per tonne. */
async function refusalOf(tx: Transaction, goodsId: number, storeIds: readonly number[]): Promise<Failure | null> {
  const [goods] = await rows<{ priceUnit: string; requireEnquiry: boolean }>(tx, own, [goodsId, storeIds])
  if (!goods) return failure('api.notFound')
  if (goods.requireEnquiry) return failure('catalog.pricedByEnquiry')
  return goods.priceUnit === 't' ? null : failure('catalog.formulaNeedsTonne')
}

/** The formula that was typed, with its series; or which field is wrong. */
async function readFormula(tx: Transaction, asked: Asked, version: number): Promise<{ formula: Formula; series: FormulaSeries } | Failure> {
  const series = (await formulaSeries(tx, [asked.seriesCode])).get(asked.seriesCode)
  if (!series || series.currency !== 'CNY') return failure('catalog.noSeries', { series: asked.seriesCode }, { field: 'seriesCode' })
  // The declared input has the shape of decimals; zero stands for what is longer than the column takes.
  const decimal = (text: string, scale: number) => parseDecimal(text, scale)
  const [factorPpm, coefficientPpm] = [decimal(asked.factor, 6), decimal(asked.coefficient, 6)]
  if (factorPpm === undefined || factorPpm < 10_000n || factorPpm > 3_000_000n) return failure('catalog.badFactor', {}, { field: 'factor' })
  if (coefficientPpm === undefined || coefficientPpm > 3_000_000n) return failure('catalog.badFactor', {}, { field: 'coefficient' })
  const amounts = ['processFee', 'freight', 'secondSurcharge'] as const
  const wrong = amounts.find((name) => (decimal(asked[name], 4) ?? 1n << 60n) > 1_000_000_000n)
  if (wrong !== undefined) return failure('catalog.badPrice', {}, { field: wrong })
  const amount = (text: string) => decimal(text, 4) ?? 0n
  const formula: Formula = {
    goodsId: asked.goodsId,
    version,
    state: 'active',
    seriesCode: asked.seriesCode,
    point: asked.point,
    period: asked.period,
    periodDays: asked.periodDays,
    factorPpm,
    coefficientPpm,
    retailPremium: amount(asked.retailPremium),
    businessPremium: amount(asked.businessPremium),
    processFee: amount(asked.processFee),
    freight: amount(asked.freight),
    taxBp: series.taxIncluded ? 0n : usualVatBp,
    step: amount(asked.roundedTo),
    skuDeltas: Object.fromEntries(asked.deltas.map(({ productId, delta }) => [String(productId), Number(amount(delta))])),
    secondSurcharge: amount(asked.secondSurcharge),
    lockMinutes: asked.lockMinutes,
    freshDays: asked.freshDays,
    whenStale: asked.whenStale,
    formulaPriceId: 0,
    quoteDate: null,
    freshUntil: null,
  }
  return { formula, series }
}

const yuan = (price: bigint) => Number(price) / 10_000

/** What a formula would give now, and at the last thirty quotes. */
export async function previewFormulaPrices(
  tx: Transaction,
  asked: Asked,
  { storeIds }: FormulaScope,
): Promise<OutputOf<typeof previewFormula> | Failure> {
  const refused = await refusalOf(tx, asked.goodsId, storeIds)
  if (refused) return refused
  const read = await readFormula(tx, asked, 1)
  if (isFailure(read)) return read
  const { formula, series } = read
  const skus = (await formulaSkus(tx, [asked.goodsId])).get(asked.goodsId) ?? []
  const now = formulaResult(formula, series.quotes, skus)
  if (!now || skus.length === 0) return failure('catalog.formulaNoPrice', {}, { field: 'seriesCode' })
  const first = Math.max(0, series.quotes.length - 30)
  const days = series.quotes.slice(first).flatMap((quote, index) => {
    const then = formulaResult(formula, series.quotes.slice(0, first + index + 1), skus.slice(0, 1))
    const [retail, business] = [then?.retail[0]?.price, then?.business[0]?.price]
    return retail === undefined || business === undefined
      ? []
      : [{ date: quote.date, retailPrice: yuan(retail), businessPrice: yuan(business) }]
  })
  return {
    skus: now.retail.map((skuFormulaPrice, index) => ({
      productId: skuFormulaPrice.productId,
      retailPrice: yuan(skuFormulaPrice.price),
      businessPrice: yuan(now.business[index]?.price ?? skuFormulaPrice.price),
    })),
    days,
  }
}

/** Gives goods a formula, or a new version of it, and prices them at once. */
export async function saveGoodsFormula(
  tx: Transaction,
  save: Save,
  { storeIds, call }: FormulaScope,
): Promise<OutputOf<typeof saveFormula> | Failure> {
  const refused = await refusalOf(tx, save.goodsId, storeIds)
  if (refused) return refused
  const known = await lockFormula(tx, save.goodsId)
  if ((known?.version ?? 0) !== save.oldVersion) return failure('catalog.formulaChanged')
  const read = await readFormula(tx, save, save.oldVersion + 1)
  if (isFailure(read)) return read
  const { formula } = read
  const now = call.app.clock.now()
  await writeFormula(tx, formula, { reason: save.reason, editedBy: memberOf(call).memberId, at: now })
  const made = await repriceGoods(tx, [formula], 'edit', now)
  if (made.length === 0) return failure('catalog.formulaNoPrice', {}, { field: 'seriesCode' })
  await execute(tx, setMode, [save.goodsId, modeOf[formula.period]])
  await note(tx, call, { before: known, formula, reason: save.reason, action: 'goods.formula' })
  await goodsChanged(tx, [save.goodsId])
  const priced = await lockFormula(tx, save.goodsId)
  return { goodsId: save.goodsId, version: formula.version, quoteDate: priced?.quoteDate ?? '' }
}

export type StopFormula = { readonly goodsId: number; readonly oldVersion: number; readonly reason: string }

/** Stops following the index; the prices stay. */
export async function stopGoodsFormula(tx: Transaction, asked: StopFormula, { storeIds, call }: FormulaScope) {
  const refused = await refusalOf(tx, asked.goodsId, storeIds)
  if (refused) return refused
  const known = await lockFormula(tx, asked.goodsId)
  if (!known || known.state === 'stopped') return failure('catalog.noFormula')
  if (known.version !== asked.oldVersion) return failure('catalog.formulaChanged')
  const formula: Formula = { ...known, version: known.version + 1, state: 'stopped' }
  await writeFormula(tx, formula, { reason: asked.reason, editedBy: memberOf(call).memberId, at: call.app.clock.now() })
  await execute(tx, setMode, [asked.goodsId, 'fixed'])
  await note(tx, call, { before: known, formula, reason: asked.reason, action: 'goods.formulaStop' })
  await goodsChanged(tx, [asked.goodsId])
  return { goodsId: asked.goodsId, version: formula.version }
}

/** What was agreed, apart from the price that the index makes of it. */
function termsOf({ goodsId: _goods, formulaPriceId: _price, quoteDate: _date, freshUntil: _until, ...terms }: Formula) {
  return Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]))
}

async function note(
  tx: Transaction,
  call: Call,
  { before, formula, reason, action }: { before: Formula | undefined; formula: Formula; reason: string; action: string },
): Promise<void> {
  await audit(tx, {
    ...actorContext(call, 'store'),
    action,
    entity: 'goods',
    entityId: formula.goodsId,
    reason: reason === '' ? undefined : reason,
    diff: changesBetween(before ? termsOf(before) : null, termsOf(formula)),
  })
}
