import type { PriceBasis } from '../../catalog/rules/resolve-price.ts'

/** A price that a store fixed for one buyer and order (flows.md F12), up to a quantity in the trade unit's steps. */
export type FixedPrice = {
  readonly fixingId: number
  readonly upTo: bigint
  readonly unitPrice: bigint
  readonly secUnitPrice: bigint | null
  readonly formulaPriceId: number
  readonly quoteDate: string
  readonly until: Date
}

type Held = {
  readonly fixed: FixedPrice | null
  readonly fixingUsed: number | null
  readonly formulaPriceId: number
  readonly quoteDate: string | null
  readonly isStale: boolean
  readonly lockedUntil: Date | null
  readonly movedTo: unknown
}
type Priced = { readonly basis: PriceBasis | null; readonly index: Held | null }

/**
 * A SKU at the price that was fixed for its buyer, when all that a purchase takes of it stays within the quantity and the
 * price of now is not lower; at the price of now otherwise. Steps for quantity work on either price alike.
 */
export function atFixedPrice<Sku extends Priced>(sku: Sku, taken: bigint): Sku {
  const { index, basis } = sku
  const fixed = index?.fixed
  if (!index || !basis || !fixed || taken > fixed.upTo || fixed.unitPrice > basis.unitPrice) return sku
  return {
    ...sku,
    basis: { ...basis, unitPrice: fixed.unitPrice, secUnitPrice: fixed.secUnitPrice },
    index: {
      ...index,
      fixingUsed: fixed.fixingId,
      formulaPriceId: fixed.formulaPriceId,
      quoteDate: fixed.quoteDate,
      isStale: false,
      lockedUntil: fixed.until,
      movedTo: null,
    },
  }
}
