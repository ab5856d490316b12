import { allocate } from '../../../kernel/money/allocate.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import type { Fen } from '../../../kernel/money/money.ts'

/** A line as it was ordered and what became of it; quantities in the smallest step of its unit, money in fen. */
export type SoldLine = {
  readonly orderLineId: number
  readonly number: bigint
  readonly shipped: bigint
  readonly cancelled: bigint
  readonly subtotal: Fen
  /** The line's share of coupons and spend discounts. */
  readonly discount: Fen
}

/** What a case that did not lapse takes of a line. */
export type TakenPart = {
  readonly orderLineId: number
  readonly number: bigint
  /** True for goods that had not left the supplier. */
  readonly unshipped: boolean
  /** The order has noted the unshipped goods as cancelled. */
  readonly cancelled: boolean
  /** What the goods and their share of the freight were worth, whatever is given back for them. */
  readonly goodsWorth: Fen
  readonly freightWorth: Fen
}

/** What may still be asked for of a line. */
export type RefundableLine = {
  readonly orderLineId: number
  /** Goods that have not left, and goods that have. */
  readonly unshipped: bigint
  readonly shipped: bigint
}

/** The worth of so many units. */
export type Worth = { readonly goods: Fen; readonly freight: Fen }

const sum = (list: readonly bigint[]): bigint => list.reduce((so, one) => so + one, 0n)
const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)
const ofLine = (taken: readonly TakenPart[], { orderLineId }: SoldLine) => taken.filter((part) => part.orderLineId === orderLineId)

/** What was paid for a line: its shares of coupons and spend discounts are off. */
export const paidFor = (line: SoldLine): Fen => line.subtotal - line.discount

/** How much of a line may still be asked for: nothing twice, and nothing that was not ordered (flows.md F2). */
export function refundableOf(line: SoldLine, taken: readonly TakenPart[]): RefundableLine {
  const mine = ofLine(taken, line)
  const shippedTaken = sum(mine.filter((part) => !part.unshipped).map((part) => part.number))
  const heldBack = sum(mine.filter((part) => part.unshipped && !part.cancelled).map((part) => part.number))
  return {
    orderLineId: line.orderLineId,
    unshipped: positive(line.number - line.cancelled - line.shipped - heldBack),
    shipped: positive(line.shipped - shippedTaken),
  }
}

/** A line with what becomes of its worth: its share of the freight, what weights gave back of its shipped goods (below zero: what was paid for them besides), and what cases take. */
export type LineWorth = {
  readonly line: SoldLine
  readonly freight: Fen
  readonly weightRefund: Fen
  readonly taken: readonly TakenPart[]
}

/**
 * What `number` more units of a line are worth: what all units taken so far with these are worth, less what was said of the former.
 * So the parts of a line come to what was paid for it to the fen, in whatever parts and order it is taken. What a weight gave back
 * of shipped goods is off their worth, and a paid supplement is part of it.
 */
export function worthOf({ line, freight, weightRefund, taken }: LineWorth, number: bigint, isUnshipped: boolean): Worth {
  const mine = ofLine(taken, line)
  const upTo = sum(mine.map((part) => part.number)) + number
  const shippedUpTo = sum(mine.filter((part) => !part.unshipped).map((part) => part.number)) + (isUnshipped ? 0n : number)
  const share = (whole: Fen): Fen => divideHalfUp(whole * upTo, line.number)
  const lessWeight = shippedUpTo === 0n ? 0n : divideHalfUp(weightRefund * shippedUpTo, line.shipped)
  return {
    goods: positive(share(paidFor(line)) - lessWeight - sum(mine.map((part) => part.goodsWorth))),
    freight: positive(share(freight) - sum(mine.map((part) => part.freightWorth))),
  }
}

/** The freight of an order over its lines, by what was paid for them; to the fen. */
export function freightByLine(lines: readonly SoldLine[], freight: Fen): Map<number, Fen> {
  const shares = allocate(freight, lines.map(paidFor))
  return new Map(lines.map((line, index) => [line.orderLineId, shares[index] ?? 0n]))
}

/** Freight goes back when nothing has been shipped or the supplier is at fault. */
export function givesFreightBack(lines: readonly SoldLine[], isSuppliersFault: boolean): boolean {
  return isSuppliersFault || lines.every((line) => line.shipped === 0n)
}

/** What a buyer may ask for at most for goods of this worth. */
export const mostOf = (worth: Worth, withFreight: boolean): Fen => worth.goods + (withFreight ? worth.freight : 0n)

/** An amount as what it gives back of the goods, and of the freight only what is beyond them. */
export function splitAmount(amount: Fen, worth: Worth): Worth {
  const goods = amount < worth.goods ? amount : worth.goods
  return { goods, freight: amount - goods }
}

/** A share of an amount for a part of the goods, rounded half up once. */
export function shareFor(amount: Fen, part: bigint, whole: bigint): Fen {
  return divideHalfUp(amount * part, whole)
}
