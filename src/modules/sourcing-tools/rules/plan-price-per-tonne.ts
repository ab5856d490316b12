import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { parseDecimal } from '../../../kernel/quantity/decimal.ts'

/** A line of a plan as it is weighed: trade units, and the exact mass of one; null where that is a theoretical one or not known. */
export type WeighedLine = { readonly number: string; readonly unitGrams: bigint | null }

const decimals = 6
const gramsPerTonne = 1_000_000n

/**
 * What a tonne of everything costs delivered, in fen, rounded half up once. Null where a line cannot be converted to tonnes
 * exactly, or where freight must be asked: then the total is not what arrives.
 */
export function planPricePerTonne(total: bigint, askedNum: number, lines: readonly WeighedLine[]): bigint | null {
  if (askedNum > 0) return null
  let mass = 0n
  for (const { number, unitGrams } of lines) {
    const count = parseDecimal(number, decimals)
    if (count === undefined || unitGrams === null) return null
    mass += count * unitGrams
  }
  return mass > 0n ? divideHalfUp(total * gramsPerTonne * 10n ** BigInt(decimals), mass) : null
}
