import { decimalText, parseDecimal } from '../../../kernel/quantity/decimal.ts'
import { sameUnits } from './order-line-vocabulary-data.ts'

/** The units that a SKU is sold in, by code; `second` null where there is one only. */
export type SaleUnits = { readonly primary: string; readonly second: string | null }

/**
 * A typed quantity in a unit that the SKU is sold in: the unit itself, another word for it, or another mass. Null where there
 * is no way: pieces of something that is sold by mass are not guessed.
 */
export function inSaleUnit(
  typed: { readonly number: string; readonly unitCode: string },
  { primary, second }: SaleUnits,
  gramsOf: (unitCode: string) => bigint | null,
): { readonly number: string; readonly unit: 'primary' | 'second' } | null {
  if (isSameUnit(typed.unitCode, primary)) return { number: typed.number, unit: 'primary' }
  if (second !== null && isSameUnit(typed.unitCode, second)) return { number: typed.number, unit: 'second' }
  const [from, to] = [gramsOf(typed.unitCode), gramsOf(primary)]
  const number = parseDecimal(typed.number, 6)
  if (from === null || to === null || number === undefined) return null
  const scaled = number * from
  // What is no whole millionth of the unit is more than anybody sells it in.
  return scaled % to === 0n ? { number: decimalText(scaled / to, 6, 0), unit: 'primary' } : null
}

const isSameUnit = (one: string, other: string): boolean =>
  one === other || sameUnits.some((words) => words.includes(one) && words.includes(other))
