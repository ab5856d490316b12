import { divideHalfUp } from '../../../kernel/money/rounding.ts'

/**
 * What a part of a line takes of the line's stock, counted from its beginning: shares of successive parts are differences
 * of this, so that they sum to the line's stock exactly, however often it is cut.
 */
export function stockOfLinePart(line: { readonly number: bigint; readonly stockNumber: bigint }, part: bigint): bigint {
  return divideHalfUp(line.stockNumber * part, line.number)
}
