import { massUnits, probableCount, sameCount } from './data/units-data.ts'
import { decimalText, parseDecimal } from '../../../kernel/quantity/decimal.ts'

export type SaleUnits = { readonly unitCode: string; readonly secUnitCode: string | null }
export type Count = {
  /** `sure`: the number is what was typed, in a unit of sale; `probable`: somebody has to confirm; `none`: it has to be asked. */
  readonly certainty: 'sure' | 'probable' | 'none'
  readonly number: string
  readonly unit: 'primary' | 'second'
}

const none: Count = { certainty: 'none', number: '', unit: 'primary' }

/** A typed quantity in a unit that goods are sold in. A number changes only between units of mass, and there exactly. */
export function countOf(
  { number, unitCode }: { readonly number: string; readonly unitCode: string | null },
  { unitCode: primary, secUnitCode }: SaleUnits,
): Count {
  if (unitCode === null || number === '') return none
  const units = [['primary', primary], ...(secUnitCode === null ? [] : [['second', secUnitCode] as const])] as readonly (readonly [
    'primary' | 'second',
    string,
  ])[]
  for (const [unit, code] of units) if (code === unitCode || sameCount[code]?.includes(unitCode)) return { certainty: 'sure', number, unit }
  for (const [unit, code] of units) {
    const scaled = scaledMass(number, unitCode, code)
    if (scaled !== null) return { certainty: 'sure', number: scaled, unit }
  }
  for (const [unit, code] of units) if (probableCount[code]?.includes(unitCode)) return { certainty: 'probable', number, unit }
  return none
}

function scaledMass(number: string, from: string, to: string): string | null {
  const [grams, into] = [massUnits[from], massUnits[to]]
  const value = parseDecimal(number, 6)
  if (grams === undefined || into === undefined || value === undefined) return null
  const scaled = value * grams
  return scaled % into === 0n ? decimalText(scaled / into, 6, 0) : null
}
