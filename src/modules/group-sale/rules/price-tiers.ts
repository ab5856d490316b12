import { basisPointsOf, type Fen } from '../../../kernel/money/money.ts'
import { lineAmount, type UnitPrice } from '../../../kernel/money/unit-price.ts'
import type { Quantity } from '../../../kernel/quantity/quantity.ts'

/** A price from a quantity of all on; quantities in the smallest step of the unit. */
export type PriceTier = { readonly from: Quantity; readonly unitPrice: UnitPrice }
/** Tiers in rising order of quantity. */
export type PriceTiers = readonly PriceTier[]

/** The highest tier that a quantity of all reaches; null below the first. */
export function reachedTier(tiers: PriceTiers, total: Quantity): number | null {
  const place = tiers.findLastIndex((tier) => total >= tier.from)
  return place < 0 ? null : place
}

/** What somebody who joins now pays at most: the price of the tier that is reached, or of the first while none is. */
export function priceNow(tiers: PriceTiers, total: Quantity): UnitPrice {
  return tiers[reachedTier(tiers, total) ?? 0]?.unitPrice ?? 0n
}

export type NextTier = { readonly place: number; readonly missing: Quantity; readonly unitPrice: UnitPrice }

/** The next tier and how much is missing for it; null on the last. */
export function nextTier(tiers: PriceTiers, total: Quantity): NextTier | null {
  const place = (reachedTier(tiers, total) ?? -1) + 1
  const tier = tiers[place]
  return tier ? { place, missing: tier.from - total, unitPrice: tier.unitPrice } : null
}

/** The price of a participation: never above the one that was shown at joining. */
export function finalPrice(tierPrice: UnitPrice, ceiling: UnitPrice): UnitPrice {
  return tierPrice < ceiling ? tierPrice : ceiling
}

/**
 * The deposit of a quantity: a share of the goods at the lowest price, so that it stays below the share whichever tier is reached
 * (Civil Code, article 586: at most 20 % of the contract). At least one fen.
 */
export function depositFor(tiers: PriceTiers, number: Quantity, decimals: number, depositBp: number): Fen {
  const lowest = tiers.at(-1)?.unitPrice ?? 0n
  const fen = basisPointsOf(lineAmount(lowest, number, decimals), BigInt(depositBp))
  return fen > 0n ? fen : 1n
}

/** Where a total stands between nothing and the last tier, in whole percent, for the bar. */
export function progressPercent(tiers: PriceTiers, total: Quantity): number {
  const last = tiers.at(-1)?.from ?? 0n
  return last === 0n ? 100 : Math.min(100, Number((total * 100n) / last))
}

/** What a store pays on top of the deposits when it defaults: the multiple counts the deposit itself. */
export function compensationOf(deposit: Fen, multiple: number): Fen {
  return deposit * BigInt(multiple - 1)
}
