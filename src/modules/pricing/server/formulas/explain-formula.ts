import type { PriceClass } from '../../../../api/caller.ts'
import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { formulaPrice } from '../../../market/rules/formula-price.ts'
import type { FormulaExplanation } from '../../endpoints-formulas.ts'
import { formulaPrices, type MadePrice } from './formula-price-repository.ts'

const yuan = (price: number) => (price < 0 ? -unitPriceNumber(BigInt(-price)) : unitPriceNumber(BigInt(price)))

/** Every term of a made price of a SKU, in words' order; null when the price was not made for it. */
export function explainFormula(made: MadePrice, productId: number, lang: Language): FormulaExplanation | null {
  const { inputs, side } = made
  const own = side.skus[String(productId)]
  if (!own) return null
  const terms = {
    point: inputs.point,
    factorPpm: BigInt(inputs.factorPpm),
    coefficientPpm: BigInt(inputs.coefficientPpm),
    processFee: BigInt(inputs.processFee),
    freight: BigInt(inputs.freight),
    taxBp: BigInt(inputs.taxBp),
    step: BigInt(inputs.step),
  }
  const base = { average: BigInt(inputs.average), premium: BigInt(inputs.indexPremium) }
  // The same rule that made the price tells its steps again.
  const told = formulaPrice(base, terms, { premium: BigInt(side.premium), delta: BigInt(own.delta) })
  return {
    formulaPriceId: made.formulaPriceId,
    seriesCode: inputs.seriesCode,
    seriesName: lang === 'en' ? inputs.nameEn : inputs.nameZh,
    source: lang === 'en' ? inputs.sourceEn : inputs.sourceZh,
    point: inputs.point,
    period: inputs.period,
    periodDays: inputs.periodDays,
    quotes: inputs.quotes.map(({ date, price, premium }) => ({
      date,
      price: yuan(price),
      premium: premium === null ? null : yuan(premium),
    })),
    average: yuan(inputs.average),
    factor: inputs.factorPpm / 1_000_000,
    coefficient: inputs.coefficientPpm / 1_000_000,
    taxPercent: inputs.taxBp / 100,
    steps: (told?.steps ?? []).map(({ code, amount }) => ({ code, amount: yuan(Number(amount)) })),
    roundedTo: yuan(inputs.step),
    price: yuan(own.price),
    secPrice: own.second === null ? null : yuan(own.second),
    secSurcharge: surchargeOf(own),
    quoteDate: made.quoteDate,
    pricedAt: made.pricedAt.toISOString(),
  }
}

/** What the price per second unit holds beyond the conversion; prices made before it was kept tell none. */
function surchargeOf({ second, secondExact }: { second: number | null; secondExact?: number }): number {
  if (second === null || secondExact === undefined) return 0
  // Half a fen is the rounding of the price itself.
  return Math.abs(second - secondExact) <= 50 ? 0 : yuan(second - secondExact)
}

export type FrozenFormula = { readonly formulaPriceId: number; readonly priceClass: PriceClass; readonly productId: number }

/** The explanations of prices that documents have kept, by formula price and SKU (`<formulaPriceId> <productId>`). */
export async function explainFrozenPrices(
  db: Queryable,
  frozen: readonly FrozenFormula[],
  lang: Language,
): Promise<ReadonlyMap<string, FormulaExplanation>> {
  const found = new Map<string, FormulaExplanation>()
  for (const [side, ofSide] of Map.groupBy(frozen, (one) => one.priceClass)) {
    const ids = [...new Set(ofSide.map((frozenFormula) => frozenFormula.formulaPriceId))]
    const made = new Map((await formulaPrices(db, ids, side)).map((madePrice) => [madePrice.formulaPriceId, madePrice]))
    for (const { formulaPriceId, productId } of ofSide) {
      const price = made.get(formulaPriceId)
      const told = price && explainFormula(price, productId, lang)
      if (told) found.set(`${formulaPriceId} ${productId}`, told)
    }
  }
  return found
}
