import { allocate } from '../../../kernel/money/allocate.ts'

/** 理计 by the quantity shipped, 磅计 by the weighbridge. */
export const weightModes = ['THEORETICAL', 'WEIGHED'] as const
export type WeightMode = (typeof weightModes)[number]

/** Trade custom where a contract says nothing (flows.md F1): 0.3 percent. */
export const usualTolerancePpm = 3000

/** One line: quantities in the smallest step of its unit. */
export type WeighedLine = {
  readonly settleBy: WeightMode
  readonly shipped: bigint
  readonly weighed: bigint
  readonly reweighed: bigint | null
}
export type SettledLine = { readonly settled: bigint; readonly disputed: bigint }

const apart = (one: bigint, other: bigint) => (one > other ? one - other : other - one)

/** True when the second weighing differs from the first by no more than the tolerance. */
export function isWithinTolerance({ weighed, reweighed }: WeighedLine, tolerancePpm: number): boolean {
  return reweighed === null || apart(weighed, reweighed) * 1_000_000n <= weighed * BigInt(tolerancePpm)
}

/** How far the second weighing is from the first, in thousandths of a percent, rounded. */
export function differencePpt({ weighed, reweighed }: WeighedLine): number {
  if (reweighed === null || weighed === 0n) return 0
  return Math.round(Number((apart(weighed, reweighed) * 1_000_000n) / weighed) / 10)
}

/**
 * What a line is settled at. By theory: the quantity shipped. By the weighbridge: the ticket within the tolerance; beyond it
 * the lesser of both weighings, and what lies between them is disputed.
 */
export function resolveWeighedLine(line: WeighedLine, tolerancePpm: number): SettledLine {
  if (line.settleBy === 'THEORETICAL') return { settled: line.shipped, disputed: 0n }
  if (line.reweighed === null || isWithinTolerance(line, tolerancePpm)) return { settled: line.weighed, disputed: 0n }
  const settled = line.weighed < line.reweighed ? line.weighed : line.reweighed
  return { settled, disputed: apart(line.weighed, line.reweighed) }
}

/** The disputed part goes to the side that did not give in: the ticket when the buyer does, the reweighing when the store does. */
export function concededLine(line: WeighedLine, tolerancePpm: number, by: 'buyer' | 'store'): SettledLine {
  const { settled, disputed } = resolveWeighedLine(line, tolerancePpm)
  if (disputed === 0n) return { settled, disputed }
  return { settled: by === 'buyer' ? line.weighed : (line.reweighed ?? line.weighed), disputed: 0n }
}

/** Fen that a line costs more (or less) at another quantity than the one paid, at the price paid after discounts; half a fen goes up in amount. */
export function adjustmentOf({ paid, shipped, settled }: { paid: bigint; shipped: bigint; settled: bigint }): bigint {
  const difference = paid * (settled - shipped)
  const amount = difference < 0n ? -difference : difference
  const rounded = (2n * amount + shipped) / (2n * shipped)
  return difference < 0n ? -rounded : rounded
}

type LineAtWeight = {
  readonly orderLineId: number
  readonly shipped: bigint
  readonly settled: bigint | null
  /** Of the whole order line: its quantity and what was paid for it. */
  readonly ordered: bigint
  readonly paid: bigint
}

/** What a note gives back, over the lines that weighed less than was shipped: lines that weighed more have made it smaller. */
export function refundOfLines(lines: readonly LineAtWeight[], fen: bigint): { orderLineId: number; fen: bigint }[] {
  const short = lines.map(({ ordered, paid, shipped, settled }) => {
    const adjustment = adjustmentOf({ paid, shipped: ordered, settled: ordered + (settled ?? shipped) - shipped })
    return adjustment < 0n ? -adjustment : 0n
  })
  const shares = allocate(fen, short)
  return lines.map(({ orderLineId }, place) => ({ orderLineId, fen: shares[place] ?? 0n }))
}
