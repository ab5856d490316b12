import { normaliseText, plainNumber } from '../../../taxonomy/rules/text/normalise-text.ts'
import { specTokens } from '../../../taxonomy/rules/text/spec-tokens.ts'

/** A filter code with one of its values, e.g. `dn` and `DN100`. */
export type FacetValue = { readonly code: string; readonly value: string }

/** Numbers for facts, so that goods and SKUs hold small integers. Grows, never forgets. */
export type FacetDictionary = {
  readonly facts: FacetValue[]
  /** By code and value: a joined key would be made anew for each of millions of lookups. */
  readonly numberOf: Map<string, Map<string, number>>
  readonly ofCode: Map<string, number[]>
  /** Facts whose value means a specification token: `dn100` → the fact `dn: DN100`. */
  readonly ofToken: Map<string, number[]>
  /** Facts by plain value: `4` stands in a wall of 4.0 as in a length of 4. */
  readonly ofValue: Map<string, number[]>
}

export function emptyFacetDictionary(): FacetDictionary {
  return { facts: [], numberOf: new Map(), ofCode: new Map(), ofToken: new Map(), ofValue: new Map() }
}

/** The number of a fact; undefined when nothing has it. */
export function facetNumber(book: FacetDictionary, code: string, value: string): number | undefined {
  return book.numberOf.get(code)?.get(value)
}

/** The number of a fact, given to it at its first mention. */
export function addFacet(book: FacetDictionary, code: string, value: string): number {
  const ofCode = book.numberOf.get(code) ?? new Map<string, number>()
  const known = ofCode.get(value)
  if (known !== undefined) return known
  const number = book.facts.length
  book.facts.push({ code, value })
  ofCode.set(value, number)
  book.numberOf.set(code, ofCode)
  note(book.ofCode, code, number)
  const text = normaliseText(value)
  for (const spec of specTokens(text)) for (const token of new Set([spec.token, ...spec.also])) note(book.ofToken, token, number)
  note(book.ofValue, plainNumber(text), number)
  return number
}

function note(numbers: Map<string, number[]>, key: string, number: number): void {
  const known = numbers.get(key)
  if (known) known.push(number)
  else numbers.set(key, [number])
}
