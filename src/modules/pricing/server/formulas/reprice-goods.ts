import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { formulaSeries, type FormulaSeries } from '../../../market/server/public.ts'
import { formulaResult, type FormulaResult, type FormulaSku, type SkuFormulaPrice } from '../../rules/formula-result.ts'
import {
  addFormulaPrice,
  followFormulaPrice,
  formulaPrices,
  formulaSkus,
  setFormulaPrices,
  type FormulaCause,
  type FormulaInputs,
  type FormulaSide,
} from './formula-price-repository.ts'
import { formulasOfSeries, lockFormula, type Formula } from './formula-repository.ts'
import { goodsChanged } from '../../../catalog/server/public.ts'

/**
 * Prices goods by their formulas with the quotes of now: writes what their SKUs cost and keeps every new price. A formula
 * whose quotes are missing keeps its last price and grows stale. Answers the goods whose prices were made anew; the caller
 * tells the read model.
 */
export async function repriceGoods(tx: Transaction, formulas: readonly Formula[], cause: FormulaCause, now: Date): Promise<number[]> {
  const series = await formulaSeries(tx, [...new Set(formulas.map((formula) => formula.seriesCode))])
  const skus = await formulaSkus(
    tx,
    formulas.map((formula) => formula.goodsId),
  )
  const made: number[] = []
  for (const formula of formulas) {
    const index = series.get(formula.seriesCode)
    if (index && (await priceByFormula(tx, { formula, index, skus: skus.get(formula.goodsId) ?? [] }, cause, now)))
      made.push(formula.goodsId)
  }
  return made
}

export type FormulaGoods = { readonly formula: Formula; readonly index: FormulaSeries; readonly skus: readonly FormulaSku[] }

/** Prices one goods with the quotes that are handed in; false when nothing new came of it. */
export async function priceByFormula(
  tx: Transaction,
  { formula, index, skus }: FormulaGoods,
  cause: FormulaCause,
  now: Date,
): Promise<boolean> {
  const result = formulaResult(formula, index.quotes, skus)
  if (!result) return false
  const inputs = inputsOf(formula, index, result)
  const { goodsId, version } = formula
  const { quoteDate, retail, business } = result
  if (await isKnown(tx, formula, inputs, skus)) {
    await followFormulaPrice(tx, goodsId, { ...result, formulaPriceId: formula.formulaPriceId })
    // Whoever wrote the goods meanwhile has not changed what the formula says.
    await setFormulaPrices(tx, retail, business)
    return false
  }
  const formulaPriceId = await addFormulaPrice(tx, {
    goodsId,
    version,
    cause,
    pricedAt: now,
    quoteDate,
    inputs,
    retail: sideOf(formula.retailPremium, retail),
    business: sideOf(formula.businessPremium, business),
  })
  await followFormulaPrice(tx, goodsId, { ...result, formulaPriceId })
  await setFormulaPrices(tx, retail, business)
  return true
}

/** True when the newest price was made of this very version and these very quotes, for these SKUs. */
async function isKnown(tx: Transaction, formula: Formula, inputs: FormulaInputs, skus: readonly FormulaSku[]): Promise<boolean> {
  const [last] = await formulaPrices(tx, [formula.formulaPriceId], 'retail')
  const ids = (formulaInputs: FormulaInputs) => formulaInputs.quotes.map((quote) => quote.quoteId).join(' ')
  if (last === undefined || last.version !== formula.version || ids(last.inputs) !== ids(inputs)) return false
  return skus.every((sku) => last.side.skus[String(sku.productId)] !== undefined)
}

/** Prices goods by their formula again after something else wrote them; goods without one stay as they are. */
export async function repriceIfFormula(tx: Transaction, goodsId: number, now: Date): Promise<void> {
  const formula = await lockFormula(tx, goodsId)
  if (formula?.state === 'active') await repriceGoods(tx, [formula], 'edit', now)
}

function inputsOf(formula: Formula, index: FormulaSeries, { span, base }: FormulaResult): FormulaInputs {
  const pick = { mid: 'price', low: 'low', high: 'high' } as const
  const { point, period, periodDays } = formula
  const { seriesCode, nameZh, nameEn, sourceZh, sourceEn } = index
  return {
    seriesCode,
    nameZh,
    nameEn,
    sourceZh,
    sourceEn,
    point,
    period,
    periodDays,
    factorPpm: Number(formula.factorPpm),
    coefficientPpm: Number(formula.coefficientPpm),
    processFee: Number(formula.processFee),
    freight: Number(formula.freight),
    taxBp: Number(formula.taxBp),
    step: Number(formula.step),
    average: Number(base.average),
    indexPremium: Number(base.premium),
    quotes: span.map((quote) => ({
      quoteId: quote.quoteId,
      date: quote.date,
      price: Number(quote[pick[point]]),
      premium: quote.premium === null ? null : Number(quote.premium),
    })),
  }
}

function sideOf(premium: bigint, prices: readonly SkuFormulaPrice[]): FormulaSide {
  return {
    premium: Number(premium),
    skus: Object.fromEntries(
      prices.map(({ productId, delta, price, second, secondExact }) => [
        String(productId),
        {
          delta: Number(delta),
          price: Number(price),
          second: second === null ? null : Number(second),
          ...(secondExact === null ? {} : { secondExact: Number(secondExact) }),
        },
      ]),
    ),
  }
}

const quoted = z.object({ seriesCode: z.string(), revised: z.boolean().default(false) })

/** New and corrected quotes reach the goods that follow their series. */
export const repriceOnNewQuotes: Subscriber = {
  consumer: 'catalog.formulaPricing',
  events: ['market.quoted'],
  take: async (tx, happened, app) => {
    const { seriesCode, revised } = quoted.parse(happened.payload)
    const formulas = await formulasOfSeries(tx, seriesCode)
    if (formulas.length === 0) return
    const made = await repriceGoods(tx, formulas, revised ? 'revision' : 'quote', app.clock.now())
    if (made.length > 0) await goodsChanged(tx, made)
  },
}
