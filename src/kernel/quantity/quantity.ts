import { decimalOfNumber, decimalText, mostExact, parseDecimal } from './decimal.ts'

/** A count of the unit's smallest step: 10^-precision of a tonne, piece, metre… */
export type Quantity = bigint
/** Decimals of a unit: 吨 3, pieces 0. */
export type Precision = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The largest count that the wire's number carries exactly. */
export const mostQuantity: Quantity = mostExact

/** True for the precisions a unit may have. */
export function isPrecision(value: number): value is Precision {
  return Number.isInteger(value) && value >= 0 && value <= 6
}

function withinRange(quantity: bigint | undefined): Quantity | undefined {
  return quantity !== undefined && quantity >= 0n && quantity <= mostQuantity ? quantity : undefined
}

/** Reads a typed quantity; undefined for signs, spaces, exponents, full-width digits or more decimals than the unit has. */
export function parseQuantity(text: string, precision: number): Quantity | undefined {
  return text.startsWith('-') ? undefined : withinRange(parseDecimal(text, precision))
}

/** Reads the wire's number; undefined when it is not finite, is negative or has more decimals than the unit. */
export function quantityOfNumber(value: number, precision: number): Quantity | undefined {
  return withinRange(decimalOfNumber(value, precision))
}

/** The quantity without trailing zeros: `1.5`, `20`. */
export function quantityText(quantity: Quantity, precision: number): string {
  return decimalText(quantity, precision, 0)
}

/** The quantity as the number of the wire; always finite. */
export function quantityNumber(quantity: Quantity, precision: number): number {
  return Number(decimalText(quantity, precision))
}
