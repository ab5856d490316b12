import type { Fen } from '../../../kernel/money/money.ts'
import { isInScope, discountOutcome, type Discount, type DiscountLine, type DiscountOutcome, type DiscountRefusal } from './discount.ts'
import { applySpendDiscount, type SpendDiscount, type AppliedSpendDiscount } from './spend-discount.ts'
import { allocate } from '../../../kernel/money/allocate.ts'

/** A coupon that a buyer holds. */
export type ClaimedCoupon = Discount & {
  readonly couponId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly validFrom: Date
  readonly validUntil: Date
}

/** What the buyer chose: a coupon, none (0), or nothing said, which takes the best. */
export type CouponChoices = { readonly ofStore: ReadonlyMap<number, number>; readonly ofPlatform: number | undefined }

export type OfferedCoupon = {
  readonly coupon: ClaimedCoupon
  readonly saving: Fen
  readonly refusal: DiscountRefusal | null
  readonly missing: Fen
}
export type AppliedCoupon = { readonly coupon: ClaimedCoupon; readonly saving: Fen; readonly shares: readonly Fen[] }

export type AppliedDiscounts = {
  /** Of each store the one full reduction that counts or is nearest; it saves nothing below its first step. */
  readonly reductions: ReadonlyMap<number, AppliedSpendDiscount>
  /** What is taken off each line, by its place. */
  readonly discounts: readonly Fen[]
  /** The chosen coupon of each store. */
  readonly ofStore: ReadonlyMap<number, AppliedCoupon>
  readonly ofPlatform: AppliedCoupon | null
  /** Everything that the buyer holds for these stores, the best first, with why it cannot be used. */
  readonly offers: readonly OfferedCoupon[]
  /** Coupons that were asked for and cannot be used. */
  readonly refused: readonly number[]
}

/**
 * Puts full reductions and coupons on a purchase: of each store its reduction, then one coupon on what is left of its
 * goods, then one of the platform on what is left to pay (product.md F1). The discount of each is split over the lines
 * that it is for by what they cost. The same rule makes the preview and the order.
 */
export function applyDiscounts(
  lines: readonly DiscountLine[],
  held: readonly ClaimedCoupon[],
  { wish, now, ladders = [] }: { wish: CouponChoices; now: Date; ladders?: readonly SpendDiscount[] },
): AppliedDiscounts {
  const discounts = lines.map(() => 0n)
  const ofStore = new Map<number, AppliedCoupon>()
  const reductions = new Map<number, AppliedSpendDiscount>()
  const refused: number[] = []
  const offers: OfferedCoupon[] = []
  const takeOff = (shares: readonly Fen[]) => {
    for (const [place, share] of shares.entries()) discounts[place] = (discounts[place] ?? 0n) + share
  }
  const choose = (of: readonly ClaimedCoupon[], wanted: number | undefined): AppliedCoupon | null => {
    const left = lines.map((line, place) => ({ ...line, amount: line.amount - (discounts[place] ?? 0n) }))
    const ranked = of.map((coupon) => ({ coupon, ...offerOf(judgeNow(coupon, left, now)) })).toSorted(bestFirst)
    offers.push(...ranked)
    if (wanted === 0) return null
    const taken = wanted === undefined ? ranked[0] : ranked.find((one) => one.coupon.couponId === wanted)
    if (!taken || taken.refusal !== null) {
      if (wanted !== undefined) refused.push(wanted)
      return null
    }
    const shares = allocate(
      taken.saving,
      left.map((line) => (isInScope(taken.coupon, line) ? line.amount : 0n)),
    )
    takeOff(shares)
    return { coupon: taken.coupon, saving: taken.saving, shares }
  }
  for (const storeId of new Set(lines.map((line) => line.storeId))) {
    const reduced = applySpendDiscount(storeId, lines, ladders)
    if (reduced) {
      takeOff(reduced.shares)
      reductions.set(storeId, reduced)
    }
    const of = held.filter((coupon) => coupon.storeId === storeId)
    const applied = choose(of, wish.ofStore.get(storeId))
    if (applied) ofStore.set(storeId, applied)
  }
  const platform = held.filter((coupon) => coupon.storeId === null)
  const ofPlatform = choose(platform, wish.ofPlatform)
  return { reductions, discounts, ofStore, ofPlatform, offers, refused }
}

function judgeNow(coupon: ClaimedCoupon, lines: readonly DiscountLine[], now: Date): DiscountOutcome {
  if (coupon.validFrom > now) return { refusal: 'notYet', missing: 0n }
  if (coupon.validUntil <= now) return { refusal: 'expired', missing: 0n }
  return discountOutcome(coupon, lines)
}

function offerOf(judged: DiscountOutcome): Omit<OfferedCoupon, 'coupon'> {
  return 'saving' in judged
    ? { saving: judged.saving, refusal: null, missing: 0n }
    : { saving: 0n, refusal: judged.refusal, missing: judged.missing }
}

/** The largest saving first; of equal ones that which ends first, so that nothing is lost by waiting. */
function bestFirst(offeredCoupon: OfferedCoupon, other: OfferedCoupon): number {
  if (offeredCoupon.saving !== other.saving) return offeredCoupon.saving > other.saving ? -1 : 1
  if ((offeredCoupon.refusal === null) !== (other.refusal === null)) return offeredCoupon.refusal === null ? -1 : 1
  return (
    offeredCoupon.coupon.validUntil.getTime() - other.coupon.validUntil.getTime() || offeredCoupon.coupon.couponId - other.coupon.couponId
  )
}
