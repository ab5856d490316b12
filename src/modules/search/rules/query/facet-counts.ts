import { reusableColumn, type FacetColumn } from '../index/typed-columns.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** How many goods have each fact; `last` is the goods that a fact was counted for last, so that each counts once. */
export type Counts = { readonly of: Int32Array; readonly last: Int32Array }

/** Counts of nothing yet; under one name they are the same columns every time. */
export function countsFor(board: SearchIndex, name: string): Counts {
  const facts = board.book.facts.length
  return {
    of: reusableColumn(board, name, Int32Array, facts).fill(0),
    last: reusableColumn(board, `${name}, last`, Int32Array, facts).fill(-1),
  }
}

/** Counts a goods for all its facts and those of all its SKUs. */
export function countGoods({ allFacts, allFactsAt }: SearchIndex, { of }: Counts, goods: number): void {
  const end = allFactsAt[goods + 1] ?? 0
  for (let at = allFactsAt[goods] ?? 0; at < end; at += 1) {
    const fact = allFacts[at] ?? 0
    of[fact] = (of[fact] ?? 0) + 1
  }
}

type Missed = { readonly goods: number; readonly codeBit: Int32Array; readonly only: number }

/** Counts a goods for those of its facts whose code has the bit of the one filter that all its SKUs miss; −1, since none fits. */
export function countMissed(board: SearchIndex, counts: Counts, { goods, codeBit, only }: Missed): -1 {
  const end = board.factsAt[goods + 1] ?? 0
  for (let at = board.factsAt[goods] ?? 0; at < end; at += 1) {
    const fact = board.goodsFacets[at] ?? 0
    if (codeBit[fact] === only) countOnce(counts, fact, goods)
  }
  return -1
}

type OneSku = { readonly goods: number; readonly sku: number; readonly codeBit: Int32Array; readonly only: number }

/** Counts the goods of a SKU for the SKU's facts and its own; `only` above 0 counts those facts alone whose code has that bit. */
export function countSku(board: SearchIndex, counts: Counts, { goods, sku, codeBit, only }: OneSku): void {
  const { goodsFacets, skuFacts } = board
  const end = board.factsAt[goods + 1] ?? 0
  for (let at = board.factsAt[goods] ?? 0; at < end; at += 1) {
    const fact = goodsFacets[at] ?? 0
    if (only === 0 || codeBit[fact] === only) countOnce(counts, fact, goods)
  }
  const skuEnd = board.skuFactsAt[sku + 1] ?? 0
  for (let at = board.skuFactsAt[sku] ?? 0; at < skuEnd; at += 1) {
    const fact = skuFacts[at] ?? 0
    if (only === 0 || codeBit[fact] === only) countOnce(counts, fact, goods)
  }
}

function countOnce({ of, last }: Counts, fact: number, goods: number): void {
  if (last[fact] === goods) return
  last[fact] = goods
  of[fact] = (of[fact] ?? 0) + 1
}

/** The bits of all facts of one goods or SKU together; `at` says where the facts of each place begin. */
export function gathered(bits: Int32Array, facts: FacetColumn, at: Int32Array, place: number): number {
  const end = at[place + 1] ?? 0
  let all = 0
  for (let index = at[place] ?? 0; index < end; index += 1) all |= bits[facts[index] ?? 0] ?? 0
  return all
}
