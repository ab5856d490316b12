import { choosePrices } from '../../catalog/rules/price-precedence.ts'
import { resolvePrice, type PriceBasis, type ResolvedPrice } from '../../catalog/rules/resolve-price.ts'
import { stockNumberOf, type SaleCount, type UnitKind } from '../../catalog/rules/sale-quantity.ts'

/** An index-linked price (flows.md F12) as its formula says it now. */
export type IndexPrice = {
  readonly formulaPriceId: number
  readonly quoteDate: string | null
  /** Last day on which the price counts as fresh. */
  readonly freshUntil: string | null
  readonly whenStale: 'refuse' | 'last'
  readonly isStale: boolean
  readonly lockMinutes: number
}

/** The same for the price that counts: a lock or a fixation keeps an older one until its end. */
export type IndexTerms = IndexPrice & {
  /** When the lock or the fixation ends; null without one. */
  readonly lockedUntil: Date | null
  /** The price fixation that counts; null at another price. */
  readonly fixingUsed: number | null
}

type Priced = SaleCount & {
  readonly basis: PriceBasis | null
  readonly saleUnitState: 1 | 2
  readonly secUnitCode: string | null
}
type Linked = { readonly basis: PriceBasis | null; readonly index: IndexPrice | null }

/** True when the SKU is sold in the unit. */
export function sellsIn(sku: Omit<Priced, 'basis'>, unit: UnitKind): boolean {
  return unit === 'primary' || (sku.saleUnitState === 2 && sku.secUnitCode !== null && sku.convToSec !== null)
}

/**
 * The price of a quantity in its unit; null where it is asked for. `taken` is what all lines of the purchase take of the SKU, in
 * trade-unit steps, where it is more than this quantity.
 */
export function priceOf(sku: Priced, number: bigint, unit: UnitKind, taken?: bigint): ResolvedPrice | null {
  if (!sku.basis || !sellsIn(sku, unit)) return null
  const quantity = stockNumberOf(sku, number, unit)
  return resolvePrice({ basis: sku.basis, quantity, unit, taken: taken ?? quantity })
}

/** What an index-linked price is made of for a purchase that takes so much of the SKU in all; null for all other prices. */
export function indexTerms({ basis, index }: Linked, taken: bigint): IndexTerms | null {
  if (!index) return null
  if (!basis) return { ...index, lockedUntil: null, fixingUsed: null }
  const { rule, terms } = choosePrices(basis, taken).base
  if (rule.kind === 'agreed') return null
  if (!terms) return { ...index, lockedUntil: null, fixingUsed: null }
  const { formulaPriceId, quoteDate, until, fixingId } = terms
  return { ...index, formulaPriceId, quoteDate: quoteDate ?? index.quoteDate, isStale: false, lockedUntil: until, fixingUsed: fixingId }
}

/** True when the price of an index-linked SKU is not fresh and its store refuses to sell then. */
export function isPriceStale(sku: Linked, taken: bigint): boolean {
  const terms = indexTerms(sku, taken)
  return terms !== null && terms.isStale && terms.whenStale === 'refuse'
}
