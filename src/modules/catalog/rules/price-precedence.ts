import type { Quantity } from '../../../kernel/quantity/quantity.ts'
import type { UnitPrice } from '../../../kernel/money/unit-price.ts'

/** The prices that a buyer can start from. */
export const baseKinds = ['agreed', 'fixed', 'lock', 'index', 'list'] as const
export type BaseKind = (typeof baseKinds)[number]

export type BaseRule = {
  readonly kind: BaseKind
  /** `always`: wherever it is offered. `ifNotDearer`: where neither the base below it in the table nor a flash price is lower. */
  readonly counts: 'always' | 'ifNotDearer'
  /** Whether quantity tiers lower it. */
  readonly tiers: boolean
  /** Whether a flash price that is not above it takes its place. */
  readonly flash: boolean
}

/**
 * Which price a buyer starts from: the first row that is offered and counts. Tiers and the flash price then lower it where the
 * row says so; the lower of the two is the price, and at the same price the flash price is the reason.
 * - `agreed`: settled for this very purchase, by an award or a group sale. Both sides are bound, so nothing else has a part in it.
 * - `fixed`: a price fixation (点价) of this buyer, up to its quantity.
 * - `lock`: the formula price that this buyer's price lock holds. It binds while it lives, also when the index has fallen.
 * - `index`: the formula price of now.
 * - `list`: the store's price for the buyer's price class, retail or business; there is no other group of customers.
 */
export const pricePrecedence: readonly BaseRule[] = [
  { kind: 'agreed', counts: 'always', tiers: false, flash: false },
  { kind: 'fixed', counts: 'ifNotDearer', tiers: true, flash: false },
  { kind: 'lock', counts: 'always', tiers: true, flash: true },
  { kind: 'index', counts: 'always', tiers: true, flash: true },
  { kind: 'list', counts: 'always', tiers: true, flash: true },
]

/** Prices per unit; null where the SKU has none in the second unit. */
export type UnitPrices = { readonly unitPrice: UnitPrice; readonly secUnitPrice: UnitPrice | null }

/** What an index-linked price was made of and until when it holds, where an offer keeps an older one than that of now. */
export type OfferTerms = {
  readonly formulaPriceId: number
  /** Null: the quote of now. */
  readonly quoteDate: string | null
  readonly until: Date
  /** The price fixation that it is; null for a lock. */
  readonly fixingId: number | null
}

/** A price beside the list price, for one SKU and buyer. */
export type PriceOffer = UnitPrices & {
  readonly kind: 'agreed' | 'fixed' | 'lock' | 'flash'
  /** Most that one purchase may take of the SKU at it, in steps of the trade unit; left away without a limit. */
  readonly upTo?: Quantity
  readonly terms?: OfferTerms
}

/** The prices of a SKU that take part: those of its row, and the offers of the buyer. */
export type OfferedPrices = UnitPrices & {
  /** True when the prices of the row follow an index; left away otherwise. */
  readonly isIndex?: boolean
  readonly offers?: readonly PriceOffer[]
}

export type ChosenBase = { readonly rule: BaseRule; readonly prices: UnitPrices; readonly terms: OfferTerms | null }
export type ChosenPrices = { readonly base: ChosenBase; readonly flash: UnitPrices | null }

/** The base and the flash price that count for a purchase that takes so much of the SKU in all (steps of the trade unit). */
export function choosePrices(offered: OfferedPrices, taken: Quantity): ChosenPrices {
  const offers = offered.offers?.filter((offer) => offer.upTo === undefined || taken <= offer.upTo) ?? []
  const flash = offers.find((offer) => offer.kind === 'flash') ?? null
  const own = offered.isIndex ? 'index' : 'list'
  const bases = pricePrecedence.flatMap((rule): ChosenBase[] => {
    if (rule.kind === own) return [{ rule, prices: offered, terms: null }]
    const offer = offers.find(({ kind }) => kind === rule.kind)
    return offer ? [{ rule, prices: offer, terms: offer.terms ?? null }] : []
  })
  const base = bases.find(({ rule, prices }, place) => {
    const rivals = [bases[place + 1]?.prices, flash]
    return rule.counts === 'always' || rivals.every((rival) => !rival || prices.unitPrice <= rival.unitPrice)
  })
  if (!base) throw new Error('a SKU with a list price has no base price')
  return { base, flash: base.rule.flash ? flash : null }
}

/** The same prices without some offers, for what the SKU would cost otherwise. */
export function withoutOffers<Prices extends OfferedPrices>(offered: Prices, kinds: readonly PriceOffer['kind'][]): Prices {
  return offered.offers ? { ...offered, offers: offered.offers.filter(({ kind }) => !kinds.includes(kind)) } : offered
}

/** The same prices with more offers. */
export function withOffers<Prices extends OfferedPrices>(offered: Prices, more: readonly PriceOffer[]): Prices {
  return more.length === 0 ? offered : { ...offered, offers: [...(offered.offers ?? []), ...more] }
}
