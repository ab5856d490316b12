import type { Quantity } from '../../../kernel/quantity/quantity.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import type { Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'

/** From `min` on (steps of the trade unit) the price changes by `delta` (1/10000 yuan per trade unit) or by basis points. */
export type PriceTier = { readonly min: Quantity; readonly delta: bigint } | { readonly min: Quantity; readonly percentBp: bigint }

/** The list prices of one SKU for ONE price class, as its row has them. */
export type PriceBasis = {
  readonly unitPrice: UnitPrice
  readonly secUnitPrice: UnitPrice | null
  readonly tiers: readonly PriceTier[]
  /** True when the prices themselves follow an index; left away otherwise. */
  readonly isIndex?: boolean
  /** How many second units make one trade unit. */
  readonly convToSec: Ratio | null
}

/** A price from elsewhere for the same SKU and buyer: a company's agreed price, a promotion, an index formula. */
export type PriceOffer = {
  readonly reason: 'agreed' | 'promotion' | 'index'
  readonly unitPrice: UnitPrice
  readonly secUnitPrice: UnitPrice | null
}

export type SaleUnitKind = 'primary' | 'second'
export type PriceReason = 'list' | 'tier' | PriceOffer['reason']

export type PriceQuestion = {
  readonly basis: PriceBasis
  /** Steps of the trade unit, also when the buyer chose the second unit: tiers count in the trade unit. */
  readonly quantity: Quantity
  readonly unit: SaleUnitKind
  readonly offers?: readonly PriceOffer[]
}

export type ResolvedPrice = {
  /** Per chosen unit, in 1/10000 yuan. */
  readonly unitPrice: UnitPrice
  readonly unit: SaleUnitKind
  readonly reason: PriceReason
  /** What it would cost without tier or offer. */
  readonly listPrice: UnitPrice
  /** The next step that would be cheaper than the winner; null when there is none. */
  readonly nextTier: { readonly min: Quantity; readonly unitPrice: UnitPrice } | null
}

const leastPrice = 100n
const rank: Readonly<Record<PriceReason, number>> = { agreed: 0, promotion: 1, index: 2, tier: 3, list: 4 }

/**
 * THE price of a SKU: list, detail, basket, quote and order all ask here (product.md §1).
 * An index formula replaces the list price that tiers work on; then the lowest of tier, agreed and promotion price wins,
 * and at the same price the reason is the strongest claim (agreed, promotion, index, tier, list).
 * Null when the SKU has no price in the chosen unit.
 */
export function resolvePrice(question: PriceQuestion): ResolvedPrice | null {
  const { basis, quantity, unit, offers = [] } = question
  const index = offers.find((offer) => offer.reason === 'index')
  const start = inUnit(index ?? basis, unit)
  const listPrice = inUnit(basis, unit)
  if (start === null || listPrice === null) return null
  const tier = tierAt(basis.tiers, quantity)
  const candidates: { price: UnitPrice; reason: PriceReason }[] = [{ price: start, reason: index || basis.isIndex ? 'index' : 'list' }]
  if (tier) candidates.push({ price: applyTier(start, tier, basis, unit), reason: 'tier' })
  for (const offer of offers) {
    const price = inUnit(offer, unit)
    if (offer.reason !== 'index' && price !== null) candidates.push({ price, reason: offer.reason })
  }
  const winner = candidates.reduce((best, next) =>
    next.price < best.price || (next.price === best.price && rank[next.reason] < rank[best.reason] && next.reason !== 'tier') ? next : best,
  )
  const next = nextStep(basis, start, { quantity, unit, below: winner.price })
  return { unitPrice: winner.price, unit, reason: winner.reason, listPrice, nextTier: next }
}

/** Every step of the ladder with its price, for the tier table of a page. */
export function priceTiers(basis: PriceBasis, unit: SaleUnitKind): readonly { readonly min: Quantity; readonly unitPrice: UnitPrice }[] {
  const start = inUnit(basis, unit)
  if (start === null) return []
  return basis.tiers.map((tier) => ({ min: tier.min, unitPrice: applyTier(start, tier, basis, unit) }))
}

function inUnit(prices: { readonly unitPrice: UnitPrice; readonly secUnitPrice: UnitPrice | null }, unit: SaleUnitKind): UnitPrice | null {
  return unit === 'primary' ? prices.unitPrice : prices.secUnitPrice
}

function tierAt(tiers: readonly PriceTier[], quantity: Quantity): PriceTier | null {
  let reached: PriceTier | null = null
  for (const tier of tiers) if (quantity >= tier.min && (!reached || tier.min >= reached.min)) reached = tier
  return reached
}

/** Tier prices are whole fen, so that the shown price times the quantity is the amount of the line. */
function applyTier(start: UnitPrice, tier: PriceTier, basis: PriceBasis, unit: SaleUnitKind): UnitPrice {
  const changed = 'delta' in tier ? start + deltaIn(tier.delta, basis, unit) : divideHalfUp(start * (10_000n + tier.percentBp), 10_000n)
  if (changed === start) return start
  const whole = divideHalfUp(changed, 100n) * 100n
  return whole < leastPrice ? leastPrice : whole
}

function deltaIn(delta: bigint, basis: PriceBasis, unit: SaleUnitKind): bigint {
  if (unit === 'primary' || !basis.convToSec) return delta
  return divideHalfUp(delta * basis.convToSec.den, basis.convToSec.num)
}

function nextStep(
  basis: PriceBasis,
  start: UnitPrice,
  asked: { readonly quantity: Quantity; readonly unit: SaleUnitKind; readonly below: UnitPrice },
): ResolvedPrice['nextTier'] {
  for (const tier of basis.tiers.toSorted((a, b) => (a.min < b.min ? -1 : 1))) {
    if (tier.min <= asked.quantity) continue
    const unitPrice = applyTier(start, tier, basis, asked.unit)
    if (unitPrice < asked.below) return { min: tier.min, unitPrice }
  }
  return null
}
