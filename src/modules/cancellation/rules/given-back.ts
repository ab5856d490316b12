import type { Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'

/** A line of a paid order as the money sees it. Quantities count the smallest step of its unit. */
export type PaidLine = {
  readonly orderLineId: number
  readonly number: bigint
  readonly shipped: bigint
  readonly cancelled: bigint
  readonly subtotal: Fen
  /** Its share of coupons and spend discounts. */
  readonly discount: Fen
  /** What was given back for its cancelled goods. */
  readonly cancelledAmount: Fen
}
export type PaidOrder = { readonly freight: Fen; readonly givenBack: Fen; readonly lines: readonly PaidLine[] }
export type Part = { readonly orderLineId: number; readonly number: bigint }
export type PricedPart = Part & { readonly fen: Fen }
export type GivenBack = { readonly parts: readonly PricedPart[]; readonly goods: Fen; readonly freight: Fen }

const sum = (list: readonly bigint[]): bigint => list.reduce((so, one) => so + one, 0n)
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const paidFor = (line: PaidLine): Fen => line.subtotal - line.discount

/** What is left of a line to ship. */
export const leftOf = (line: PaidLine): bigint => line.number - line.cancelled - line.shipped

/** Everything that has not left. */
export const restOf = (order: PaidOrder): Part[] =>
  order.lines.filter((line) => leftOf(line) > 0n).map((line) => ({ orderLineId: line.orderLineId, number: leftOf(line) }))

/**
 * What goes back for goods that are not shipped. A part is worth what all cancelled goods of its line are worth with it, less what they
 * were worth without it, or what was given back for them where a case rounded that up: so the parts of a line come to what was paid for it,
 * to the fen, however it is cut, and with what after-sale cases give back for its goods never to more. Freight goes back in full
 * where nothing is shipped at all, in proportion to the goods where the store cannot supply, and stays otherwise (flows.md F2).
 */
export function givenBackFor(order: PaidOrder, parts: readonly Part[], withFreight: boolean): GivenBack {
  const priced = parts.map((part) => {
    const line = order.lines.find((one) => one.orderLineId === part.orderLineId)
    if (!line) throw new Error(`line ${part.orderLineId} is not in the order`)
    const worth = (number: bigint): Fen => (paidFor(line) * number) / line.number
    const fen = worth(line.cancelled + part.number) - most(worth(line.cancelled), line.cancelledAmount)
    return { ...part, fen: most(fen, 0n) }
  })
  const goods = sum(priced.map((part) => part.fen))
  return { parts: priced, goods, freight: freightFor(order, parts, { goods, withFreight }) }
}

function freightFor(order: PaidOrder, parts: readonly Part[], { goods, withFreight }: { goods: Fen; withFreight: boolean }): Fen {
  const goodsBefore = sum(order.lines.map((line) => line.cancelledAmount))
  const left = order.freight - (order.givenBack - goodsBefore)
  const gone = (line: PaidLine) => line.cancelled + (parts.find((part) => part.orderLineId === line.orderLineId)?.number ?? 0n)
  if (order.lines.every((line) => gone(line) === line.number)) return left
  const paid = sum(order.lines.map(paidFor))
  if (!withFreight || paid === 0n) return 0n
  const share = divideHalfUp(order.freight * goods, paid)
  return share < left ? share : left
}

/** True when what is missing of every line lies within the tolerance, in basis points of what was ordered. */
export function withinTolerance(order: PaidOrder, basisPoints: number): boolean {
  return order.lines.every((line) => (line.number - line.shipped) * 10_000n <= line.number * BigInt(basisPoints))
}
