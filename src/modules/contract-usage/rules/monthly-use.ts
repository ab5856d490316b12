import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { monthLimits } from '../../contract/rules/monthly-band.ts'
import type { ContractTerms } from '../../contract/rules/contract-content.ts'

/** Decimals of a quantity in tonnes: its steps are grams. */
const precision = 6
/** More months than this are of a contract that nobody reads month by month. */
const mostMonths = 36

/** What was called off in a month, in grams. */
export type MonthlyCallOff = { readonly month: string; readonly ordered: bigint; readonly executed: bigint }
export type MonthState = 'none' | 'below' | 'within' | 'above'
export type MonthOfUse = MonthlyCallOff & { readonly left: bigint | null; readonly state: MonthState }

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Months from the first to the last, the newest `mostMonths` of them. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month)
  return months.slice(-mostMonths)
}

const sumOf = (calls: readonly MonthlyCallOff[], name: 'ordered' | 'executed') => calls.reduce((sum, one) => sum + one[name], 0n)

/**
 * What was ordered and executed in each month, and how it stands to the monthly band. A month that still runs is not below it:
 * more may follow.
 */
export function monthlyUse(
  terms: Pick<ContractTerms, 'monthlyQuantity' | 'monthlyBand'>,
  months: readonly string[],
  calls: readonly MonthlyCallOff[],
  present: string,
): MonthOfUse[] {
  const limits = monthLimits(terms)
  return months.map((month) => {
    const mine = calls.filter((one) => one.month === month)
    const [ordered, executed] = [sumOf(mine, 'ordered'), sumOf(mine, 'executed')]
    if (!limits) return { month, ordered, executed, left: null, state: 'none' }
    const isBelow = ordered < limits.least && month < present
    const state = ordered > limits.most ? 'above' : isBelow ? 'below' : 'within'
    return { month, ordered, executed, left: ordered < limits.most ? limits.most - ordered : 0n, state }
  })
}

/** Grams of a quantity that is written in tonnes. */
export const gramsOf = (tonnes: string): bigint => parseQuantity(tonnes, precision) ?? 0n
export const tonnesText = (grams: bigint): string => quantityText(grams, precision)
