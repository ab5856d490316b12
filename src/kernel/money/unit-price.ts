import { decimalOfNumber, decimalText, mostExact, parseDecimal } from '../quantity/decimal.ts'
import type { Fen } from './money.ts'
import { divideHalfUp } from './rounding.ts'

/** Price of one whole unit (a tonne, a piece) in 1/10000 yuan, never negative. */
export type UnitPrice = bigint

/** The highest price that the wire's number carries exactly: nearly 100 billion yuan per unit. */
export const mostUnitPrice: UnitPrice = mostExact

function withinRange(price: bigint | undefined): UnitPrice | undefined {
  return price !== undefined && price >= 0n && price <= mostUnitPrice ? price : undefined
}

/** Reads a typed price with at most four decimals; undefined when it is anything else. */
export function parseUnitPrice(text: string): UnitPrice | undefined {
  return text.startsWith('-') ? undefined : withinRange(parseDecimal(text, 4))
}

/** Reads the wire's number with at most four decimals; undefined when it is anything else. */
export function unitPriceOfNumber(yuan: number): UnitPrice | undefined {
  return withinRange(decimalOfNumber(yuan, 4))
}

/** The unit price as the number of the wire; always finite. */
export function unitPriceNumber(price: UnitPrice): number {
  return Number(decimalText(price, 4))
}

/** Two decimals, or up to four where they say something: `23450.00`, `0.1255`. */
export function unitPriceText(price: UnitPrice): string {
  return decimalText(price, 4, 2)
}

/** A unit price that has whole fen, made from an amount. */
export function unitPriceOfFen(fen: Fen): UnitPrice {
  return fen * 100n
}

/**
 * The amount of a line: price × quantity, rounded half up to the fen. This is the only rounding of a line.
 * `quantity` counts 10^-precision of the unit that the price is for.
 */
export function lineAmount(price: UnitPrice, quantity: bigint, precision: number): Fen {
  return divideHalfUp(price * quantity, 100n * 10n ** BigInt(precision))
}
