import { vatOn } from '../../../kernel/money/vat.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { lineAmount, type UnitPrice } from '../../../kernel/money/unit-price.ts'
import { parseDecimal } from '../../../kernel/quantity/decimal.ts'
import { addDays, isBusinessDay, type Calendar, type Day } from '../../../kernel/time/clock.ts'
import type { IndexTerms } from '../../contract/rules/index-terms.ts'

/** Decimals of a quantity of a contract. */
export const precision = 6
// The platform keeps no calendar of holidays: a weekday on which nothing was quoted is shown as such.
const weekdays: Calendar = { holidays: new Set() }

/** A quote that counts; prices in 1/10000 yuan per tonne. */
export type DayQuote = { readonly quoteId: number; readonly date: Day; readonly price: UnitPrice }
export type PriceFixation = DayQuote & { readonly quantity: bigint }
type Market = { readonly quotes: readonly DayQuote[]; readonly marketDays: readonly Day[]; readonly newest: Day | '' }
type Span = Pick<IndexTerms, 'from' | 'to'>

/** `OVER`: the last day is past, but the market has not quoted as far; `MISSING`: a day on which it quoted has no quote of the series. */
export type WindowState = 'BEFORE' | 'OPEN' | 'OVER' | 'MISSING' | 'READY'

/** Market days of the window that the series lacks: the price cannot be final without them. */
export function missingDays({ from, to }: Span, { quotes, marketDays }: Market): Day[] {
  const quoted = new Set(quotes.map(({ date }) => date))
  return marketDays.filter((day) => day >= from && day <= to && !quoted.has(day))
}

/** Weekdays of the window on which nothing was quoted, up to the newest quote: the market was closed. */
export function closedDays({ from, to }: Span, { marketDays, newest }: Market): Day[] {
  const open = new Set(marketDays)
  const days: Day[] = []
  for (let day = from; day <= to && day <= newest; day = addDays(day, 1)) if (isBusinessDay(day, weekdays) && !open.has(day)) days.push(day)
  return days
}

/** Where a window stands on a day. A window is complete when the series was quoted on its last day or later. */
export function windowState(span: Span, market: Market, today: Day): WindowState {
  if (today < span.from) return 'BEFORE'
  if (today <= span.to) return 'OPEN'
  if (market.newest < span.to) return 'OVER'
  return missingDays(span, market).length > 0 || market.quotes.length === 0 ? 'MISSING' : 'READY'
}

const fen = 100n

/** Mean of the quoted days, rounded half up to the fen; null without one. */
export function averageOf(quotes: readonly DayQuote[]): UnitPrice | null {
  if (quotes.length === 0) return null
  const sum = quotes.reduce((total, { price }) => total + price, 0n)
  return divideHalfUp(sum, BigInt(quotes.length) * fen) * fen
}

/** Fixed quotes by their quantities, the rest of the quantity at the average; rounded half up to the fen. */
export function basePrice(average: UnitPrice, fixings: readonly PriceFixation[], quantity: bigint): UnitPrice {
  const fixed = fixings.reduce((sum, one) => sum + one.quantity, 0n)
  const rest = quantity > fixed ? quantity - fixed : 0n
  if (fixed + rest === 0n) return average
  const sum = fixings.reduce((total, one) => total + one.price * one.quantity, average * rest)
  return divideHalfUp(sum, (fixed + rest) * fen) * fen
}

/** What a price consists of: the index, its premium, the VAT on what is quoted without it; per tonne in 1/10000 yuan. */
export type PriceParts = { readonly base: UnitPrice; readonly premium: bigint; readonly tax: bigint; readonly price: UnitPrice }
type Tax = Pick<IndexTerms, 'premium' | 'seriesTax' | 'premiumTax'>

/** The price with VAT; null for a price that is nothing. */
export function priceParts(base: UnitPrice, { premium: typed, seriesTax, premiumTax }: Tax): PriceParts | null {
  const premium = (parseDecimal(typed, 2) ?? 0n) * fen
  const untaxed = (seriesTax === 1 ? 0n : base) + (premiumTax === 1 ? 0n : premium)
  const tax = divideHalfUp(vatOn(untaxed), fen) * fen
  const price = base + premium + tax
  return price > 0n ? { base, premium, tax, price } : null
}

/** What a quantity costs at the provisional and at the other price, and the difference that the buyer owes more; in fen. */
export function amountsAt(price: UnitPrice, provisional: UnitPrice, quantity: bigint) {
  const amount = lineAmount(price, quantity, precision)
  const provisionalAmount = lineAmount(provisional, quantity, precision)
  return { amount, provisionalAmount, difference: amount - provisionalAmount }
}

/** Whether the price has moved from the provisional one by more than so many percent; never with 0. */
export function isBeyondMargin(price: UnitPrice, provisional: UnitPrice, percent: number): boolean {
  const move = price > provisional ? price - provisional : provisional - price
  return percent > 0 && move * 100n > provisional * BigInt(percent)
}
