/** A part of a lot. */
export type LotShare = { readonly lotId: number; readonly amount: number }
export type SpendableLot = { readonly lotId: number; readonly remaining: number; readonly expireAt: Date | null }

/** Points for goods at what was paid for them: so many per whole ¥100, rounded down. */
export function pointsFor(fen: bigint, perHundredYuan: number): number {
  return fen <= 0n ? 0 : Number((fen * BigInt(perHundredYuan)) / 10_000n)
}

/** Takes an amount from lots, the one that expires first before the others; null when they have less. */
export function takeFirstExpiring(lots: readonly SpendableLot[], amount: number): LotShare[] | null {
  const shares: LotShare[] = []
  let left = amount
  const ordered = lots.toSorted(
    (one, other) => (one.expireAt?.getTime() ?? 0) - (other.expireAt?.getTime() ?? 0) || one.lotId - other.lotId,
  )
  for (const lot of ordered) {
    if (left === 0) break
    const taken = Math.min(left, lot.remaining)
    if (taken > 0) shares.push({ lotId: lot.lotId, amount: taken })
    left -= taken
  }
  return left === 0 ? shares : null
}

/** As much as lots have of an amount, first expiring first. */
export function takeAvailable(lots: readonly SpendableLot[], amount: number): LotShare[] {
  const there = lots.reduce((sum, lot) => sum + lot.remaining, 0)
  return takeFirstExpiring(lots, Math.min(amount, there)) ?? []
}

/** The part of shares that begins after `from` points and has `amount` of them. */
export function partOfShares(shares: readonly LotShare[], from: number, amount: number): LotShare[] {
  let [skip, left] = [from, amount]
  return shares.flatMap((share) => {
    const skipped = Math.min(skip, share.amount)
    const taken = Math.min(share.amount - skipped, left)
    skip -= skipped
    left -= taken
    return taken > 0 ? [{ lotId: share.lotId, amount: taken }] : []
  })
}

/**
 * How much a lot must have given back when so much of its base is refunded: pro rata of the whole, so that many small refunds take as
 * much as one large one, and all of it when everything is refunded.
 */
export function clawedAt(lot: { readonly amount: number; readonly base: bigint }, refunded: bigint): number {
  if (lot.base <= 0n || refunded >= lot.base) return lot.amount
  return Number((BigInt(lot.amount) * refunded + lot.base / 2n) / lot.base)
}
