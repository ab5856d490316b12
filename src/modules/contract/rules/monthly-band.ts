import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import type { ContractTerms } from './contract-content.ts'
import { indexWords } from './index-words-data.ts'

type Line = { readonly unit: string; readonly quantity: string }

/** Decimals of a quantity of a contract. */
const precision = 6
const tonnes: readonly string[] = indexWords.tonnes

function tonnesOf(lines: readonly Line[]): bigint {
  return lines.reduce((sum, { unit, quantity }) => sum + (tonnes.includes(unit) ? (parseQuantity(quantity, precision) ?? 0n) : 0n), 0n)
}

/**
 * Whether a call-off keeps within what a framework contract allows in a month: the agreed quantity and its band; null when it
 * does, or when none was agreed. What is less than the band is no refusal: more may follow in the month.
 */
export function monthProblem(
  { monthlyQuantity, monthlyBand = 0 }: Pick<ContractTerms, 'monthlyQuantity' | 'monthlyBand'>,
  called: readonly Line[],
  asked: readonly Line[],
): Failure | null {
  const agreed = monthlyQuantity === undefined ? 0n : (parseQuantity(monthlyQuantity, precision) ?? 0n)
  if (agreed === 0n) return null
  const most = (agreed * BigInt(100 + monthlyBand)) / 100n
  const before = tonnesOf(called)
  if (before + tonnesOf(asked) <= most) return null
  return failure(
    'contract.aboveMonth',
    { most: quantityText(most, precision), called: quantityText(before, precision) },
    { field: 'lines' },
  )
}

/** From how many percent of its value on a framework contract counts as nearly used. */
const nearlyUsed = 80n

export function isNearlyUsed(used: bigint, total: bigint): boolean {
  return total > 0n && used * 100n >= total * nearlyUsed
}
