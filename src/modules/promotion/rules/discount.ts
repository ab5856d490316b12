import type { Fen } from '../../../kernel/money/money.ts'

/** Whose goods a campaign is for, and which of them. */
export type CampaignScope = {
  /** Null: the platform's. */
  readonly storeId: number | null
  readonly scope: 'ALL' | 'CATEGORY' | 'GOODS'
  readonly scopeIds: readonly number[]
}

/** What a coupon takes off and what for. */
export type Discount = CampaignScope & {
  readonly kind: 'FIXED' | 'PERCENT'
  readonly amount: Fen
  /** Basis points off, for `PERCENT`. */
  readonly offBp: number
  readonly cap: Fen | null
  readonly threshold: Fen
}

/** A line of a purchase as far as a coupon looks at it. */
export type DiscountLine = {
  readonly storeId: number
  readonly goodsId: number
  /** The goods' category with all its parents. */
  readonly categoryIds: readonly number[]
  /** What is still to pay for it. */
  readonly amount: Fen
}

/** Whether a campaign is for these goods at all. */
export function isInScope(benefit: CampaignScope, line: Omit<DiscountLine, 'amount'>): boolean {
  if (benefit.storeId !== null && benefit.storeId !== line.storeId) return false
  if (benefit.scope === 'ALL') return true
  if (benefit.scope === 'GOODS') return benefit.scopeIds.includes(line.goodsId)
  return line.categoryIds.some((id) => benefit.scopeIds.includes(id))
}

/** What a coupon saves on an amount of goods that it is for; never all of it. Null while its threshold is not reached. */
export function discountOn(benefit: Discount, base: Fen): Fen | null {
  if (base <= 0n || base < benefit.threshold) return null
  if (benefit.kind === 'FIXED') return benefit.amount < base ? benefit.amount : null
  const share = (base * BigInt(benefit.offBp)) / 10_000n
  const saving = benefit.cap !== null && share > benefit.cap ? benefit.cap : share
  return saving > 0n ? saving : null
}

export type DiscountRefusal = 'noGoods' | 'belowThreshold' | 'notYet' | 'expired'
export type DiscountOutcome = { readonly saving: Fen } | { readonly refusal: DiscountRefusal; readonly missing: Fen }

/** What a coupon would save on these lines as they stand, or why it does not. */
export function discountOutcome(benefit: Discount, lines: readonly DiscountLine[]): DiscountOutcome {
  const mine = lines.filter((line) => isInScope(benefit, line))
  if (mine.length === 0) return { refusal: 'noGoods', missing: 0n }
  const base = mine.reduce((sum, line) => sum + line.amount, 0n)
  const saving = discountOn(benefit, base)
  if (saving !== null) return { saving }
  return { refusal: 'belowThreshold', missing: benefit.threshold > base ? benefit.threshold - base : 0n }
}
