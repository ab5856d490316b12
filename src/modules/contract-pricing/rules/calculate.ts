import type { IndexTerms } from '../../contract/rules/index-terms.ts'
import {
  amountsAt,
  averageOf,
  basePrice,
  closedDays,
  missingDays,
  priceParts,
  type DayQuote,
  type PriceFixation,
  type PriceParts,
} from './window-price.ts'

export type Market = { readonly quotes: readonly DayQuote[]; readonly marketDays: readonly string[]; readonly newest: string }
export type PricedLine = {
  readonly lineNo: number
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly quantity: bigint
  readonly provisional: bigint
  readonly terms: IndexTerms
}

/** Everything from which a price is calculated again, with the result. */
export type Calculation = PriceParts & {
  readonly quantity: bigint
  readonly average: bigint
  readonly quotes: readonly DayQuote[]
  readonly fixings: readonly PriceFixation[]
  readonly closed: readonly string[]
  readonly missing: readonly string[]
  readonly amount: bigint
  readonly provisionalAmount: bigint
  readonly difference: bigint
}

/** The price of a line with the quotes that there are; null while there is none, or for a price that is nothing. */
export function calculate(
  line: PricedLine,
  market: Market,
  fixings: readonly PriceFixation[],
  quantity = line.quantity,
): Calculation | null {
  const { terms, provisional } = line
  const average = averageOf(market.quotes)
  const parts = average === null ? null : priceParts(basePrice(average, fixings, quantity), terms)
  if (average === null || !parts) return null
  return {
    ...parts,
    ...amountsAt(parts.price, provisional, quantity),
    quantity,
    average,
    quotes: market.quotes,
    fixings,
    closed: closedDays(terms, market),
    missing: missingDays(terms, market),
  }
}
