import { addDays, dayOf, parseDay, startOfDay, type Day } from '../../../kernel/time/clock.ts'

/** Days of a period at most, so that a period and the one before it are two years. */
const mostSpanDays = 366

/** Whole days, both included, and as many days before them. */
export type FigureSpan = {
  readonly from: Day
  readonly to: Day
  readonly beforeFrom: Day
  readonly beforeTo: Day
  readonly days: readonly Day[]
}

const dayMs = 86_400_000

/**
 * Reads a period; seven days until today where nothing is said. Null for days that do not exist, in the wrong order, too many,
 * or more than a year ahead, where nothing can have been counted.
 */
export function figureSpan(asked: { readonly from: string; readonly to: string }, now: Date): FigureSpan | null {
  const to = asked.to === '' ? dayOf(now) : parseDay(asked.to)
  const from = asked.from === '' && to ? addDays(to, -6) : parseDay(asked.from)
  if (!from || !to || from > to || to > addDays(dayOf(now), mostSpanDays)) return null
  const count = Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs) + 1
  if (count > mostSpanDays) return null
  const days = Array.from({ length: count }, (_, place) => addDays(from, place))
  return { from, to, beforeFrom: addDays(from, -count), beforeTo: addDays(from, -1), days }
}
