import { units } from '../../catalog/rules/units-data.ts'
import type { Quantity } from '../../recognition/rules/read-quantity.ts'

export type DescribedLine = {
  readonly goodsName: string
  readonly specText: string
  readonly unitCode: string
  readonly number: string
  readonly remark: string
}

const [nameLength, specLength] = [80, 120]

/** Units that mean the same however they are spelled; all others are taken by their own word alone. */
const measures: readonly string[] = ['t', 'kg', 'g', 'm', 'm2']

/** The unit of sale that a word says; empty for another one, which is nobody's to guess. */
function unitOfWord({ unitText, unitCode }: Quantity): string {
  const word = unitText.trim().toLowerCase()
  const named = Object.entries(units).find(([, unit]) => unit.zh === word || unit.en.toLowerCase() === word)
  return named?.[0] ?? (unitCode !== null && measures.includes(unitCode) ? unitCode : '')
}

/**
 * A line that is asked for in its own words. The whole text is kept, over three fields where it is long; the quantity is taken only
 * where one stands in a known unit, and otherwise left to whoever asks.
 */
export function describedLine(typed: string, quantity: Quantity): DescribedLine {
  const { number, others, isVague } = quantity
  const letters = [...typed.replaceAll(/\s+/g, ' ').trim()]
  const part = (from: number, to?: number) => letters.slice(from, to).join('').trim()
  const unitCode = unitOfWord(quantity)
  const isSure = unitCode !== '' && number !== '' && !isVague && others.length === 0
  return {
    goodsName: part(0, nameLength),
    specText: part(nameLength, nameLength + specLength),
    remark: part(nameLength + specLength),
    unitCode: isSure ? unitCode : '',
    number: isSure ? number : '',
  }
}
