import type { Quantity } from './quantity.ts'

/** What may be bought of one SKU; all in its smallest step. Without `limit` or `stock` nothing bounds it from above. */
export type QuantityRule = {
  /** Least quantity, at least one step of the unit. */
  readonly min: Quantity
  /** Distance between legal quantities, which are min, min + step, min + 2·step… */
  readonly step: Quantity
  /** Purchase limit per order. */
  readonly limit?: Quantity
  /** What can be sold now. */
  readonly stock?: Quantity
}

export type QuantityReason = 'notPositive' | 'belowMin' | 'offStep' | 'aboveLimit' | 'aboveStock' | 'soldOut'

/** Why a quantity is refused, and the nearest legal ones below and above it (absent where there is none). */
export type QuantityRefusal = { readonly reason: QuantityReason; readonly lower?: Quantity; readonly upper?: Quantity }

/** Judges a quantity against minimum, step, limit and stock; undefined when it is legal (product.md §2). */
export function checkQuantity(asked: QuantityRule & { readonly quantity: Quantity }): QuantityRefusal | undefined {
  const { quantity, min, step, limit, stock } = asked
  if (min <= 0n || step <= 0n) throw new RangeError('a quantity rule needs a positive min and step')
  const nearest = nearestLegal(quantity, asked)
  if (stock !== undefined && stock < min) return { reason: 'soldOut' }
  if (quantity <= 0n) return { reason: 'notPositive', ...nearest }
  if (quantity < min) return { reason: 'belowMin', ...nearest }
  if (limit !== undefined && quantity > limit) return { reason: 'aboveLimit', ...nearest }
  if (stock !== undefined && quantity > stock) return { reason: 'aboveStock', ...nearest }
  if ((quantity - min) % step !== 0n) return { reason: 'offStep', ...nearest }
  return undefined
}

/** The largest quantity that may be bought now; undefined when nothing may, or when nothing bounds it. */
export function largestLegal(rule: QuantityRule): Quantity | undefined {
  const { min, step, limit, stock } = rule
  const cap = limit === undefined ? stock : stock === undefined || limit < stock ? limit : stock
  return cap === undefined || cap < min ? undefined : cap - ((cap - min) % step)
}

function nearestLegal(quantity: Quantity, rule: QuantityRule): Omit<QuantityRefusal, 'reason'> {
  const { min, step, limit, stock } = rule
  const bounded = limit !== undefined || stock !== undefined
  const most = largestLegal(rule)
  if (bounded && most === undefined) return {}
  if (quantity < min) return { upper: min }
  if (most !== undefined && quantity > most) return { lower: most }
  const lower = quantity - ((quantity - min) % step)
  return lower === quantity ? { lower, upper: lower } : { lower, upper: lower + step }
}
