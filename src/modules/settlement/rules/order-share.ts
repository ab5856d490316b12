import { allocate } from '../../../kernel/money/allocate.ts'
import { basisPointsOf, sumFen, type Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'

/** A line of an order as it was sold, with what cases gave back of it. */
export type ShareLine = {
  readonly subtotal: Fen
  readonly discount: Fen
  /** Of the goods of this line, by after-sale cases. */
  readonly refunded: Fen
  /** Frozen when the order was placed. */
  readonly rateBp: number
}
export type OrderShareContext = {
  readonly lines: readonly ShareLine[]
  /** What of the order's discount platform coupons took off. */
  readonly platformDiscount: Fen
  /** Of all payments, and what of it went back or is on its way back. */
  readonly captured: Fen
  readonly refunded: Fen
  /** Freight that cases gave back. */
  readonly freightRefunded: Fen
}
/** What becomes of an order's money: `payable` is the store's. */
export type OrderShare = { readonly received: Fen; readonly platformPart: Fen; readonly commission: Fen; readonly payable: Fen }

const least = (fen: Fen, other: Fen): Fen => (fen < other ? fen : other)
const most = (fen: Fen, other: Fen): Fen => (fen > other ? fen : other)

/**
 * Splits an order's money as it stands now. The store gets what the buyer paid and did not get back, and what a platform coupon took
 * off goods that were kept; the platform keeps the frozen share of the goods that were kept at the store's price, rounded per line, and
 * nothing of the freight. Money that went back without naming lines (weigh notes) lowers all lines in proportion.
 */
export function orderShare(facts: OrderShareContext): OrderShare {
  const { lines, captured, refunded } = facts
  const paid = lines.map((line) => line.subtotal - line.discount)
  const named = lines.map((line, index) => least(paid[index] ?? 0n, line.refunded))
  const left = paid.map((fen, index) => fen - (named[index] ?? 0n))
  const unnamed = most(0n, least(refunded - sumFen(named) - facts.freightRefunded, sumFen(left)))
  const lost = lines.length === 0 ? [] : allocate(unnamed, left)
  const kept = left.map((fen, index) => fen - (lost[index] ?? 0n))
  const coupons = couponParts(lines, facts.platformDiscount)
  const parts = kept.map((fen, index) => {
    const whole = paid[index] ?? 0n
    const coupon = coupons[index] ?? 0n
    return whole === 0n ? coupon : divideHalfUp(coupon * fen, whole)
  })
  // Goods that a coupon paid whole are kept as long as anything of the order is.
  const platformPart = captured > 0n && captured === refunded ? 0n : sumFen(parts)
  const commission =
    platformPart === 0n && captured === refunded
      ? 0n
      : sumFen(lines.map((line, index) => basisPointsOf((kept[index] ?? 0n) + (parts[index] ?? 0n), BigInt(line.rateBp))))
  const received = captured - refunded
  return { received, platformPart, commission, payable: received + platformPart - commission }
}

/** The platform's coupon over the lines as the discount lies on them. */
function couponParts(lines: readonly ShareLine[], platformDiscount: Fen): Fen[] {
  if (platformDiscount === 0n || lines.length === 0) return lines.map(() => 0n)
  return allocate(
    platformDiscount,
    lines.map((line) => line.discount),
  )
}

/** What changes when more went back since `before` was booked. */
export function shareChange(now: OrderShare, before: OrderShare): OrderShare {
  return {
    received: now.received - before.received,
    platformPart: now.platformPart - before.platformPart,
    commission: now.commission - before.commission,
    payable: now.payable - before.payable,
  }
}
