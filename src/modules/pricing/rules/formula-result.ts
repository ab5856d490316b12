import type { Calendar } from '../../../kernel/time/clock.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import type { Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'
import { formulaBase, formulaPrice, type FormulaBase, type FormulaQuote, type FormulaTerms } from '../../market/rules/formula-price.ts'
import { formulaWindow, freshUntil } from '../../market/rules/formula-period.ts'

// The platform keeps no calendar of holidays yet: Saturday and Sunday do not count.
const weekdays: Calendar = { holidays: new Set() }

export type FormulaSku = { readonly productId: number; readonly convToSec: Ratio | null }
export type SkuFormulaPrice = {
  readonly productId: number
  readonly delta: bigint
  readonly price: UnitPrice
  readonly second: UnitPrice | null
  /** The price itself in the second unit; what `second` has beyond it is its surcharge. */
  readonly secondExact: UnitPrice | null
}
/** What both price classes pay per SKU, and what it was made of. */
export type FormulaResult = {
  readonly span: readonly FormulaQuote[]
  readonly base: FormulaBase
  readonly retail: readonly SkuFormulaPrice[]
  readonly business: readonly SkuFormulaPrice[]
  readonly quoteDate: string
  readonly freshUntil: string
}

export type FormulaOfGoods = FormulaTerms & {
  readonly period: 'day' | 'days' | 'month'
  readonly periodDays: number
  readonly retailPremium: bigint
  readonly businessPremium: bigint
  readonly skuDeltas: Readonly<Record<string, number>>
  readonly secondSurcharge: bigint
  readonly freshDays: number
}

/** The prices that a formula gives with a series' quotes, oldest first; null while quotes are missing or a price would be nothing. */
export function formulaResult(formula: FormulaOfGoods, quotes: readonly FormulaQuote[], skus: readonly FormulaSku[]): FormulaResult | null {
  const period = formula.period === 'days' ? { kind: 'days' as const, days: formula.periodDays } : { kind: formula.period }
  const span = formulaWindow(quotes, period)
  const base = span && formulaBase(span, formula)
  const quoteDate = quotes.at(-1)?.date
  if (!span || !base || quoteDate === undefined) return null
  const retail = pricesOf(formula, base, skus, formula.retailPremium)
  const business = pricesOf(formula, base, skus, formula.businessPremium)
  if (!retail || !business) return null
  return { span, base, retail, business, quoteDate, freshUntil: freshUntil(quoteDate, formula.freshDays, weekdays) }
}

function pricesOf(
  formula: FormulaOfGoods,
  base: FormulaBase,
  skus: readonly FormulaSku[],
  premium: bigint,
): readonly SkuFormulaPrice[] | null {
  const found: SkuFormulaPrice[] = []
  for (const { productId, convToSec } of skus) {
    const delta = BigInt(formula.skuDeltas[String(productId)] ?? 0)
    const made = formulaPrice(base, formula, { premium, delta })
    if (!made) return null
    found.push({
      productId,
      delta,
      price: made.price,
      second: secondOf(made.price, convToSec, formula.secondSurcharge),
      secondExact: exactSecond(made.price, convToSec),
    })
  }
  return found
}

/** The second unit's price is whole fen: what is shown times the quantity is the amount of the line. */
function secondOf(price: UnitPrice, convToSec: Ratio | null, surcharge: bigint): UnitPrice | null {
  if (!convToSec) return null
  const whole = divideHalfUp((exactSecond(price, convToSec) ?? 0n) + surcharge, 100n) * 100n
  return whole < 100n ? 100n : whole
}

function exactSecond(price: UnitPrice, convToSec: Ratio | null): UnitPrice | null {
  return convToSec && divideHalfUp(price * convToSec.den, convToSec.num)
}
