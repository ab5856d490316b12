import { decimalOfNumber, decimalText, parseDecimal } from '../quantity/decimal.ts'
import { failure, type Failure } from '../failure/failure.ts'
import { divideHalfUp } from './rounding.ts'

/** An amount of money in fen (1/100 yuan). A bigint cannot be NaN or Infinity and never loses a fen. */
export type Fen = bigint

/** Largest amount in either direction: 90 billion yuan, the bound of the database domain `fen`. */
export const mostFen: Fen = 9_000_000_000_000n

/** True when the database can hold the amount. */
export function fenInRange(fen: Fen): boolean {
  return fen >= -mostFen && fen <= mostFen
}

function withinRange(fen: Fen | undefined): Fen | undefined {
  return fen !== undefined && fenInRange(fen) ? fen : undefined
}

/** Reads yuan typed by a person, such as `1234.5`. Undefined when it is not a plain decimal with at most two places in range. */
export function parseYuan(text: string): Fen | undefined {
  return withinRange(parseDecimal(text, 2))
}

/** Reads the two-decimals number of the wire. Undefined for NaN, Infinity, a third decimal or out of range. */
export function fenOfNumber(yuan: number): Fen | undefined {
  return withinRange(decimalOfNumber(yuan, 2))
}

/** Yuan as the number of the wire; always finite. */
export function yuanNumber(fen: Fen): number {
  return Number(decimalText(fen, 2))
}

/** Yuan with exactly two decimals and no grouping: `1234.50`. */
export function yuanText(fen: Fen): string {
  return decimalText(fen, 2)
}

/** Yuan for people: `1,234.50`, without the currency sign. */
export function yuanGrouped(fen: Fen): string {
  return yuanText(fen).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
}

/** Sum of amounts; nothing is rounded, so total(a + b) = total(a) + total(b). */
export function sumFen(amounts: Iterable<Fen>): Fen {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

/** A share of an amount in basis points (1 % = 100n, a discount to 95 % = 9500n), rounded half up to the fen once. */
export function basisPointsOf(fen: Fen, basisPoints: bigint): Fen {
  return divideHalfUp(fen * basisPoints, 10_000n)
}

/** Refuses an amount that no document can carry. Ask it once for a total: sums and lines are exact at any size. */
export function checkAmount(fen: Fen, field?: string): Failure | undefined {
  return fenInRange(fen) ? undefined : failure('kernel.amountOutOfRange', { most: yuanText(mostFen) }, { field })
}
