import type { Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'

/** The usual VAT rate of goods, in basis points: prices contain it (product.md §2). */
export const defaultVatRateBp = 1300

/** The VAT contained in an amount that includes it: amount × rate / (100 % + rate), rounded half up to the fen. */
export function vatWithin(amount: Fen, rateBp: number): Fen {
  return divideHalfUp(amount * BigInt(rateBp), BigInt(10_000 + rateBp))
}
