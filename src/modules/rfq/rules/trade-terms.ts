import { addDays } from '../../../kernel/time/clock.ts'

export const payWays = ['PREPAID', 'ON_DELIVERY', 'CREDIT'] as const
export const deliveryWays = ['PICKUP', 'DELIVERED'] as const
export const priceBases = ['FIXED', 'INDEX'] as const

/** Terms that a buyer asks suppliers to answer; what is left out is open. */
export type RequestedTerms = {
  readonly payment?: (typeof payWays)[number] | undefined
  /** Days between delivery and payment, with `CREDIT`. */
  readonly payDays?: number | undefined
  readonly delivery?: (typeof deliveryWays)[number] | undefined
  readonly taxIncluded?: 0 | 1 | undefined
  /** Days that a quotation has to hold after the closing. */
  readonly validDays?: number | undefined
  readonly priceBasis?: (typeof priceBases)[number] | undefined
  /** The index series that an index price follows. */
  readonly seriesCode?: string | undefined
}

export const pricingMethods = ['average', 'fixings'] as const
/** When and how an index price becomes final: its window, the mean of it or the buyer's fixings, and when a margin is called. */
export type QuotedPricing = {
  readonly from: string
  readonly to: string
  readonly method: (typeof pricingMethods)[number]
  /** The most fixings; 0 with `average`. */
  readonly fixings: number
  readonly marginPercent: number
}

/** What a supplier answers beside days to pay, tax and validity, which every quotation has. */
export type QuotedTerms = {
  readonly delivery: (typeof deliveryWays)[number]
  readonly priceBasis: (typeof priceBases)[number]
  /** With an index price: the series, and yuan per ton over it or (with a minus) under it; the prices of lines are provisional then. */
  readonly seriesCode: string
  readonly premium: string
  /** Left out where both sides agree on it in the contract. */
  readonly pricing?: QuotedPricing | undefined
}

/** A quotation as its terms are compared. */
export type AnsweredTerms = {
  readonly payDays: number | null
  readonly taxIncluded: boolean
  readonly validUntil: string | null
  readonly terms: QuotedTerms | null
}

export const comparedTerms = ['payment', 'delivery', 'tax', 'validity', 'priceBasis'] as const
export type ComparedTerm = (typeof comparedTerms)[number]

/**
 * Whether a quotation meets each term that was asked for: null where the buyer left it open, or the supplier did not answer it.
 * `from` is the day that validity counts from.
 */
export function compareTerms(asked: RequestedTerms, answered: AnsweredTerms, from: string): Readonly<Record<ComparedTerm, boolean | null>> {
  const { terms } = answered
  const needed = asked.payment === 'CREDIT' ? (asked.payDays ?? 0) : 0
  const until = asked.validDays === undefined ? null : addDays(from, asked.validDays)
  return {
    payment: asked.payment === undefined || answered.payDays === null ? null : answered.payDays >= needed,
    delivery: asked.delivery === undefined || terms === null ? null : terms.delivery === asked.delivery,
    tax: asked.taxIncluded === undefined ? null : answered.taxIncluded === (asked.taxIncluded === 1),
    validity: until === null || answered.validUntil === null ? null : answered.validUntil >= until,
    priceBasis: asked.priceBasis === undefined || terms === null ? null : isSameBasis(asked, terms),
  }
}

function isSameBasis(asked: RequestedTerms, terms: QuotedTerms): boolean {
  if (terms.priceBasis !== asked.priceBasis) return false
  return terms.priceBasis === 'FIXED' || asked.seriesCode === undefined || terms.seriesCode === asked.seriesCode
}

/** Longer windows are two contracts. */
const longestWindow = 186

/** What is wrong with the terms of an index price; null when they say something whole. */
export function quotedTermsProblem({ priceBasis, seriesCode, premium, pricing }: QuotedTerms): 'seriesCode' | 'premium' | 'pricing' | null {
  if (priceBasis === 'FIXED') return null
  if (seriesCode === '') return 'seriesCode'
  if (premium === '') return 'premium'
  const isOdd = pricing && (pricing.from > pricing.to || addDays(pricing.from, longestWindow) <= pricing.to)
  return isOdd || (pricing?.method === 'fixings' && pricing.fixings < 1) ? 'pricing' : null
}

/** What is missing in asked terms; null when they say something whole. */
export function requestedTermsProblem(terms: RequestedTerms): 'payDaysMissing' | 'seriesMissing' | null {
  if (terms.payment === 'CREDIT' && terms.payDays === undefined) return 'payDaysMissing'
  return terms.priceBasis === 'INDEX' && terms.seriesCode === undefined ? 'seriesMissing' : null
}
