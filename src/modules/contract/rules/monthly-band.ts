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

type Agreed = Pick<ContractTerms, 'monthlyQuantity' | 'monthlyBand'>

/** The least and the most of a month in steps of the sixth decimal of a tonne; null where no quantity was agreed. */
export function monthLimits({ monthlyQuantity, monthlyBand = 0 }: Agreed): { readonly least: bigint; readonly most: bigint } | null {
  const agreed = monthlyQuantity === undefined ? 0n : (parseQuantity(monthlyQuantity, precision) ?? 0n)
  if (agreed === 0n) return null
  return { least: (agreed * BigInt(100 - monthlyBand)) / 100n, most: (agreed * BigInt(100 + monthlyBand)) / 100n }
}

/**
 * Whether a call-off keeps within what a framework contract allows in a month: the agreed quantity and its band; null when it
 * does, or when none was agreed. What is less than the band is no refusal: more may follow in the month.
 */
export function monthProblem(terms: Agreed, called: readonly Line[], asked: readonly Line[]): Failure | null {
  const most = monthLimits(terms)?.most
  const before = tonnesOf(called)
  if (most === undefined || before + tonnesOf(asked) <= most) return null
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
