import { units } from './units-data.ts'

/** A unit of sale: its words and how finely it can be counted (product.md §2: tonnes three decimals, pieces none). */
export type SaleUnit = {
  readonly zh: string
  readonly en: string
  readonly precision: 0 | 2 | 3
  /** Grams of one unit where the unit itself is a mass. */
  readonly grams?: bigint
}

/** The unit behind a code. A code that is not known is a defect of the data, so it throws. */
export function unitOf(code: string): SaleUnit {
  const unit = units[code]
  if (!unit) throw new Error(`unknown unit ${code}`)
  return unit
}
