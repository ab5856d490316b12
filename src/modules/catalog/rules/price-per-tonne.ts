import type { UnitPrice } from '../../../kernel/money/unit-price.ts'

/** A unit price as 1/10000 yuan per tonne, rounded half up; null where the unit's mass is not known. */
export function pricePerTonne(unitPrice: UnitPrice, grams: bigint | null): UnitPrice | null {
  return grams === null || grams === 0n ? null : (unitPrice * 2_000_000n + grams) / (2n * grams)
}
