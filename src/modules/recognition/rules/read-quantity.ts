import { aboutBefore, bareBehindLabel, bareQuantity, eachWord, numberWithUnit, otherUnit, perPiece } from './data/quantity-signs-data.ts'
import { measuringUnits, unitWords } from './data/units-data.ts'
import { vagueQuantity } from './data/writing-data.ts'
import type { Kind } from './data/kinds-data.ts'
import type { Remaining } from './remaining.ts'

/** How much is asked for, as typed: `code` null for a word that is no known unit. */
export type Quantity = {
  readonly number: string
  readonly unitText: string
  readonly unitCode: string | null
  /** Quantities in other units beside it, such as a mass beside pieces: they have to agree. */
  readonly others: readonly { readonly number: string; readonly unitCode: string }[]
  readonly isVague: boolean
}

const none: Quantity = { number: '', unitText: '', unitCode: null, others: [], isVague: false }

/** The code of a unit word; null for a word that is none. */
export function unitCodeOf(word: string): string | null {
  const typed = word.normalize('NFKC').trim().toLowerCase()
  return unitWords.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(typed))?.[1] ?? null
}

type Found = {
  readonly number: string
  readonly unitText: string
  readonly unitCode: string
  readonly isAbout: boolean
  readonly from: number
}

/** Takes the quantity out of what sizes, prices and dates have left. */
export function readQuantity(remaining: Remaining, kind: Kind | null): Quantity {
  let isVague = false
  remaining.take(vagueQuantity, () => (isVague = true))
  remaining.rest = remaining.rest.replace(perPiece, ' ¦ ')
  const found: Found[] = []
  remaining.take(numberWithUnit, (match) => {
    const [text, number = '', unitText = ''] = match
    const unitCode = unitCodeOf(unitText)
    if (unitCode === null) return false
    const before = match.input.slice(Math.max(0, match.index - 8), match.index)
    found.push({ number: number.replaceAll(',', ''), unitText, unitCode, isAbout: aboutBefore.test(before), from: match.index })
    return text !== ''
  })
  remaining.rest = remaining.rest.replace(eachWord, ' ')
  if (found.length > 0) return { ...chosen(found, kind), isVague }
  let result: Quantity = none
  // A word behind a number that nobody sells by: it is asked for.
  remaining.take(otherUnit, ([, number = '', unitText = '']) => {
    if (result !== none) return false
    result = { ...none, number, unitText }
    return true
  })
  for (const pattern of [bareBehindLabel, bareQuantity])
    remaining.take(pattern, ([, number = '']) => {
      if (result !== none) return false
      result = { ...none, number: number.replaceAll(',', '') }
      return true
    })
  return { ...result, isVague }
}

/** Of several quantities the counted one; a length, and what is only added as information, step back. */
function chosen(found: readonly Found[], kind: Kind | null): Quantity {
  const isCounted = found.some(({ unitCode }) => !measuringUnits.has(unitCode))
  const isMeasure = ({ unitCode }: Found) => measuringUnits.has(unitCode) && !(unitCode === 'm' && kind !== null && !isCounted)
  const counted = found.filter((one) => !isMeasure(one))
  const exact = (counted.length > 0 ? counted : found).filter(({ isAbout }) => !isAbout)
  const candidates = exact.length > 0 ? exact : counted.length > 0 ? counted : found
  const [first] = candidates
  if (!first) return none
  const distinct = candidates.filter(
    (one, at) => candidates.findIndex((other) => other.number === one.number && other.unitCode === one.unitCode) === at,
  )
  const others = [...distinct.slice(1), ...found.filter((one) => !candidates.includes(one) && !isMeasure(one))]
  // Two amounts of one unit contradict each other: nothing is chosen for the buyer.
  if (distinct.some((one) => one !== first && one.unitCode === first.unitCode)) return none
  const { number, unitText, unitCode } = first
  return { number, unitText, unitCode, others: others.map((one) => ({ number: one.number, unitCode: one.unitCode })), isVague: false }
}
