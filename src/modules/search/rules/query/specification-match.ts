import { reusableColumn } from '../index/typed-columns.ts'
import type { FacetDictionary } from '../index/facet-dictionary.ts'

/** Which facts say a wanted specification: a bit per specification, or two where two facts say it together. True until others are asked for. */
export type SpecBits = { readonly bits: Int32Array; readonly wanted: readonly number[] }

const mostBits = 30

/**
 * Bits for the specification tokens of a search; null when no fact says any of them. `dn100x4` is said by `dn: DN100` with
 * `wall: 4`, `z275` by a coating `Z` of 275.
 */
export function specBits(book: FacetDictionary, specs: readonly string[]): SpecBits | null {
  if (specs.length === 0) return null
  const bits = reusableColumn(book, 'named', Int32Array, book.facts.length).fill(0)
  const wanted: number[] = []
  let used = 0
  const mark = (facts: readonly number[]): number => {
    const bit = 1 << used++
    for (const fact of facts) bits[fact] = (bits[fact] ?? 0) | bit
    return bit
  }
  for (const token of new Set(specs)) {
    if (used + 3 > mostBits) break
    const alone = book.ofToken.get(token) ?? []
    if (alone.length > 0) wanted.push(mark(alone))
    const pair = pairOf(book, token)
    if (pair) wanted.push(mark(pair[0]) | mark(pair[1]))
  }
  return wanted.length === 0 ? null : { bits, wanted }
}

/** How many of the specifications the gathered bits of a SKU and its goods say. */
export function countMatchedSpecs({ wanted }: SpecBits, gathered: number): number {
  let named = 0
  for (const mask of wanted) if ((gathered & mask) === mask) named += 1
  return named
}

function pairOf(book: FacetDictionary, token: string): [readonly number[], readonly number[]] | null {
  const cut = token.includes('x') ? token.lastIndexOf('x') : token.search(/(?<=^[a-z]+)\d/)
  if (cut <= 0) return null
  const [head, tail] = [token.slice(0, cut), token.slice(token[cut] === 'x' ? cut + 1 : cut)]
  const first = book.ofToken.get(head) ?? book.ofValue.get(head)
  const second = book.ofValue.get(tail)
  return first && second ? [first, second] : null
}
