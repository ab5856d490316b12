import { vatOn } from '../../../kernel/money/vat.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'

export const quotePoints = ['mid', 'low', 'high'] as const
export type QuotePoint = (typeof quotePoints)[number]

/** A published quote as a formula uses it; prices in 1/10000 yuan per tonne. */
export type FormulaQuote = {
  readonly quoteId: number
  readonly date: string
  readonly low: UnitPrice
  readonly price: UnitPrice
  readonly high: UnitPrice
  readonly premium: bigint | null
}

/** What a formula makes of its quotes (flows.md F12); amounts in 1/10000 yuan per tonne. */
export type FormulaTerms = {
  readonly point: QuotePoint
  /** The index counts with this factor, in millionths. */
  readonly factorPpm: bigint
  /** How much of the index's own premium counts, in millionths; 0 leaves it out. */
  readonly coefficientPpm: bigint
  readonly processFee: bigint
  readonly freight: bigint
  /** VAT that is put on an index quoted without it, in basis points; 0 where the index holds it. */
  readonly taxBp: bigint
  /** The price is a multiple of this. */
  readonly step: bigint
}

export type FormulaStepCode = 'base' | 'indexPremium' | 'tax' | 'premium' | 'processFee' | 'freight' | 'delta' | 'rounding'
export type FormulaStep = { readonly code: FormulaStepCode; readonly amount: bigint }
/** Mean of the quotes at the point that counts, and of their premiums; 1/10000 yuan, whole fen. */
export type FormulaBase = { readonly average: bigint; readonly premium: bigint }
export type FormulaPrice = { readonly price: UnitPrice; readonly steps: readonly FormulaStep[] }

const million = 1_000_000n
const fen = 100n

/** The means of a span of quotes; null without a quote, or when a premium counts that some day lacks. */
export function formulaBase(span: readonly FormulaQuote[], terms: FormulaTerms): FormulaBase | null {
  if (span.length === 0) return null
  const pick = { mid: 'price', low: 'low', high: 'high' } as const
  const average = meanOf(span.map((quote) => quote[pick[terms.point]]))
  if (terms.coefficientPpm === 0n) return { average, premium: 0n }
  const premiums = span.flatMap((quote) => (quote.premium === null ? [] : [quote.premium]))
  return premiums.length === span.length ? { average, premium: meanOf(premiums) } : null
}

function meanOf(values: readonly bigint[]): bigint {
  const sum = values.reduce((total, value) => total + value, 0n)
  return divideHalfUp(sum, BigInt(values.length) * fen) * fen
}

/**
 * The price that a formula gives: index × factor + index premium × coefficient (+ VAT) + premium + fees + the SKU's own
 * difference, rounded half up to the step (industry.md §4.1). The steps add up to the price. Null for a price that is nothing.
 */
export function formulaPrice(base: FormulaBase, terms: FormulaTerms, own: { premium: bigint; delta: bigint }): FormulaPrice | null {
  const index = divideHalfUp(base.average * terms.factorPpm, million)
  const indexPremium = divideHalfUp(base.premium * terms.coefficientPpm, million)
  const tax = vatOn(index + indexPremium, terms.taxBp)
  const sum = index + indexPremium + tax + own.premium + terms.processFee + terms.freight + own.delta
  const price = divideHalfUp(sum, terms.step) * terms.step
  if (price <= 0n) return null
  const steps: FormulaStep[] = [
    { code: 'base', amount: index },
    { code: 'indexPremium', amount: indexPremium },
    { code: 'tax', amount: tax },
    { code: 'premium', amount: own.premium },
    { code: 'processFee', amount: terms.processFee },
    { code: 'freight', amount: terms.freight },
    { code: 'delta', amount: own.delta },
    { code: 'rounding', amount: price - sum },
  ]
  return { price, steps: steps.filter((step) => step.amount !== 0n || step.code === 'base') }
}
