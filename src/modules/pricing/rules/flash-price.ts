import type { PriceOffer, UnitPrices } from '../../catalog/rules/price-precedence.ts'

/** What a flash sale grants of a SKU; quantities in steps of the trade unit. */
export type FlashOffer = {
  readonly flashSaleId: number
  readonly endsAt: Date
  /** What nobody has ordered yet. */
  readonly left: bigint
  /** Most that one buyer may take; null without limit. */
  readonly perBuyer: bigint | null
  /** What this buyer may still take at the flash price. */
  readonly allowed: bigint
  /** Least quantity that the SKU is sold in. */
  readonly min: bigint
  readonly prices: UnitPrices
}

/** What a buyer may still take: no more than is left, and than the limit leaves beside what they took. */
export function allowedAtFlash(left: bigint, perBuyer: bigint | null, taken: bigint): bigint {
  const own = perBuyer === null ? left : perBuyer > taken ? perBuyer - taken : 0n
  return own < left ? own : left
}

/** The same for a buyer who has taken so much of the sale already. */
export function afterTaking(flash: FlashOffer, taken: bigint): FlashOffer {
  return { ...flash, allowed: allowedAtFlash(flash.left, flash.perBuyer, taken) }
}

/**
 * The flash price as an offer; none where the buyer may not even take the least quantity. A line never has two prices: what
 * exceeds the quantity is sold at the ordinary price as a whole.
 */
export function flashOffers(flash: FlashOffer | null): PriceOffer[] {
  if (!flash || flash.allowed < flash.min) return []
  return [{ kind: 'flash', ...flash.prices, upTo: flash.allowed }]
}
