import { addDays, dayOf } from '../../../kernel/time/clock.ts'

/** When a request closes: at a moment, with so many quotations, with either of them, or only with both. */
export const closeRules = ['TIME', 'COUNT', 'EITHER', 'BOTH'] as const
export type CloseRule = (typeof closeRules)[number]

export type Closing = { readonly rule: CloseRule; readonly at: Date | null; readonly count: number | null }

/** True when the rule is met. */
export function isClosing({ rule, at, count }: Closing, quotes: number, now: Date): boolean {
  const isTime = at !== null && at <= now
  const isCount = count !== null && quotes >= count
  switch (rule) {
    case 'TIME':
      return isTime
    case 'COUNT':
      return isCount
    case 'EITHER':
      return isTime || isCount
    case 'BOTH':
      return isTime && isCount
  }
}

const hour = 3_600_000
const mostDays = 60

/** What is wrong with a closing rule that is published now; null when it can stand. */
export function closingProblem(
  { rule, at, count }: Closing,
  now: Date,
): 'closeCountMissing' | 'closeTimeMissing' | 'closeTimeRange' | null {
  if (rule !== 'TIME' && count === null) return 'closeCountMissing'
  if (rule === 'COUNT') return null
  if (at === null) return 'closeTimeMissing'
  return isWithin(at, now) ? null : 'closeTimeRange'
}

/** A closing moment lies an hour to sixty days ahead. */
export function isWithin(at: Date, now: Date): boolean {
  return at.getTime() >= now.getTime() + hour && at.getTime() <= now.getTime() + mostDays * 24 * hour
}

/** The first day that a quotation may be valid until: tomorrow. */
export function firstValidDay(now: Date): string {
  return addDays(dayOf(now), 1)
}

/** Extensions that a buyer has, and rounds of asking one supplier for another price; ours by default. */
export const mostExtensions = 2
export const mostRevisions = 5
/** Working days that a supplier has to answer such a wish. */
export const revisionDays = 3
/** Days that a basket enquiry waits for its store. */
export const basketDays = 15
