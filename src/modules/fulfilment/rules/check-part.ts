import { parseQuantity } from '../../../kernel/quantity/quantity.ts'

/** What is wrong with the quantity of a line to ship now, as typed; `most` counts the smallest step of its unit. Null when nothing is. */
export function partFault(typed: string, most: bigint, decimals: number): 'badNumber' | 'aboveOrdered' | null {
  const number = parseQuantity(typed, decimals)
  if (number === undefined) return 'badNumber'
  return number > most ? 'aboveOrdered' : null
}
