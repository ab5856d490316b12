import { addBusinessDays, type Calendar, type Day } from '../../../kernel/time/clock.ts'
import type { FormulaQuote } from './formula-price.ts'

/**
 * The quotes that a formula averages: the newest one, the newest `days`, the whole calendar month before the newest one, or
 * the day of an event with `days` quotes before and after it (flows.md F12).
 */
export type FormulaPeriod =
  | { readonly kind: 'day' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'month' }
  | { readonly kind: 'event'; readonly days: number; readonly day: Day }

/** The quotes of a period out of a series' current quotes, oldest first; null while some of them are missing. */
export function formulaWindow(quotes: readonly FormulaQuote[], period: FormulaPeriod): readonly FormulaQuote[] | null {
  const newest = quotes.at(-1)
  if (!newest) return null
  if (period.kind === 'day') return [newest]
  if (period.kind === 'days') return quotes.length < period.days ? null : quotes.slice(-period.days)
  if (period.kind === 'month') {
    const month = monthBefore(newest.date)
    const found = quotes.filter((quote) => quote.date.startsWith(month))
    return found.length === 0 ? null : found
  }
  const at = quotes.findIndex((quote) => quote.date >= period.day)
  // A day without a quote counts as the next one that has it.
  if (at < period.days || at + period.days >= quotes.length) return null
  return quotes.slice(at - period.days, at + period.days + 1)
}

function monthBefore(day: Day): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/** The last day on which a price made of a quote counts as fresh: so many working days after the quote's own. */
export function freshUntil(quoteDay: Day, workingDays: number, calendar: Calendar): Day {
  return addBusinessDays(quoteDay, workingDays, calendar)
}
