import { allocate } from '../../../kernel/money/allocate.ts'
import { sumFen, type Fen } from '../../../kernel/money/money.ts'

/** A line of a case with what its order line was paid by, in fen. */
type RefundedLine = {
  readonly orderLineId: number
  /** What the case gives back for its goods. */
  readonly goods: Fen
  /** What went back before, by cases, cancellations and weights that were less. */
  readonly before: Fen
  /** What the order's own payments paid for the line. */
  readonly paid: Fen
}
export type SupplementShare = { readonly orderLineId: number; readonly fen: Fen }

const least = (one: Fen, other: Fen): Fen => (one < other ? one : other)
const positive = (fen: Fen): Fen => (fen > 0n ? fen : 0n)

/**
 * What of a case goes back out of paid supplements: only what the order's own payments did not pay, so that money goes back the way it
 * came as long as there is any. `inOrder` is what the payments can still give back, `left` what the supplements can.
 */
export function supplementShares(
  lines: readonly RefundedLine[],
  { fen, inOrder, left }: { readonly fen: Fen; readonly inOrder: Fen; readonly left: Fen },
): SupplementShare[] {
  const beyond = lines.map((line) => positive(least(line.goods, line.before + line.goods - line.paid)))
  const wanted = sumFen(beyond) > fen - inOrder ? sumFen(beyond) : fen - inOrder
  const share = least(positive(wanted), left)
  if (share === 0n) return []
  const weights = sumFen(beyond) >= share ? beyond : lines.map((line) => line.goods)
  return allocate(share, weights)
    .map((part, place) => ({ orderLineId: lines[place]?.orderLineId ?? 0, fen: part }))
    .filter((part) => part.fen > 0n)
}
