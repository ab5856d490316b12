import type { Quantity } from '../../../kernel/quantity/quantity.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import type { Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'
import { choosePrices, type BaseKind, type OfferedPrices, type UnitPrices } from './price-precedence.ts'

/** From `min` on (steps of the trade unit) the price changes by `delta` (1/10000 yuan per trade unit) or by basis points. */
export type PriceTier = { readonly min: Quantity; readonly delta: bigint } | { readonly min: Quantity; readonly percentBp: bigint }

/** The prices of one SKU for ONE price class: those of its row, its tiers, and what else the buyer is offered. */
export type PriceBasis = OfferedPrices & {
  readonly tiers: readonly PriceTier[]
  /** How many second units make one trade unit. */
  readonly convToSec: Ratio | null
}

export type SaleUnitKind = 'primary' | 'second'
/** Why a price is what it is: its base, a quantity tier, or a flash price (`promotion`). A lock and a fixation are `index` prices. */
export const priceReasons = ['list', 'tier', 'agreed', 'promotion', 'index'] as const
export type PriceReason = (typeof priceReasons)[number]

export type PriceQuestion = {
  readonly basis: PriceBasis
  /** Steps of the trade unit, also when the buyer chose the second unit: tiers count in the trade unit. */
  readonly quantity: Quantity
  readonly unit: SaleUnitKind
  /** What all lines of the purchase take of the SKU, in steps of the trade unit; the quantity when left away. Offers with a limit ask for it. */
  readonly taken?: Quantity
}

export type ResolvedPrice = {
  /** Per chosen unit, in 1/10000 yuan. */
  readonly unitPrice: UnitPrice
  readonly unit: SaleUnitKind
  readonly reason: PriceReason
  /** Which row of `pricePrecedence` it starts from. */
  readonly base: BaseKind
  /** The base price: what it would cost without tier and flash price. */
  readonly listPrice: UnitPrice
  /** The next step that would be cheaper than the winner; null when there is none. */
  readonly nextTier: { readonly min: Quantity; readonly unitPrice: UnitPrice } | null
}

const leastPrice = 100n
const reasonOf: Readonly<Record<BaseKind, PriceReason>> = { agreed: 'agreed', fixed: 'index', lock: 'index', index: 'index', list: 'list' }

/**
 * THE price of a SKU: list, detail, basket, quote and order all ask here (product.md §1). `pricePrecedence` says which price the
 * buyer starts from; the lowest of it, its tier and the flash price wins. Null when the SKU has no price in the chosen unit.
 */
export function resolvePrice({ basis, quantity, unit, taken = quantity }: PriceQuestion): ResolvedPrice | null {
  const { base, flash } = choosePrices(basis, taken)
  const { kind } = base.rule
  const start = inUnit(base.prices, unit)
  if (start === null) return null
  const tiers = base.rule.tiers ? basis.tiers : []
  const tier = tierAt(tiers, quantity)
  const lowered = tier ? applyTier(start, tier, basis, unit) : start
  const [unitPrice, reason] = lowered < start ? ([lowered, 'tier'] as const) : ([start, reasonOf[kind]] as const)
  const flashPrice = flash && inUnit(flash, unit)
  const isFlash = flashPrice !== null && flashPrice <= unitPrice
  const price = isFlash ? flashPrice : unitPrice
  const nextTier = nextStep({ ...basis, tiers }, start, { quantity, unit, below: price })
  return { unitPrice: price, unit, reason: isFlash ? 'promotion' : reason, base: kind, listPrice: start, nextTier }
}

/** What the SKU costs without a quantity: what cards, lists and price filters show. Null when it has no price in the unit. */
export function shownPrice(basis: PriceBasis, unit: SaleUnitKind): ResolvedPrice | null {
  return resolvePrice({ basis: { ...basis, tiers: [] }, quantity: 0n, unit })
}

/**
 * Every step of the ladder with its price, for a purchase that takes so much of the SKU in all; steps that a flash price undercuts
 * are left out.
 */
export function priceTiers(
  basis: PriceBasis,
  unit: SaleUnitKind,
  taken: Quantity = 0n,
): readonly { readonly min: Quantity; readonly unitPrice: UnitPrice }[] {
  const { base, flash } = choosePrices(basis, taken)
  const start = inUnit(base.prices, unit)
  if (start === null || !base.rule.tiers) return []
  return basis.tiers
    .filter((tier) => flash === null || applyTier(base.prices.unitPrice, tier, basis, 'primary') < flash.unitPrice)
    .map((tier) => ({ min: tier.min, unitPrice: applyTier(start, tier, basis, unit) }))
}

function inUnit(prices: UnitPrices, unit: SaleUnitKind): UnitPrice | null {
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
