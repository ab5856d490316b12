import type { FilterResult, PricedIndex } from './filter-goods.ts'
import { priceUnitCode, type SearchIndex } from '../index/search-index.ts'
import { numberAt } from '../index/typed-columns.ts'

export type GoodsSort = 'relevance' | 'price' | 'sales' | 'new'
export type Ordering = { readonly sort: GoodsSort; readonly order: 'asc' | 'desc' }

/** The usual direction of a sort: cheap, much sold and new goods first. */
export function defaultOrder(sort: GoodsSort): 'asc' | 'desc' {
  return sort === 'price' ? 'asc' : 'desc'
}

/**
 * The first `most` of the chosen in order, prices within one unit after the other, as places of SKUs; what has no price comes last under either direction, ties by
 * goods id. Only the first are put in order: a page needs 24 of perhaps a hundred thousand.
 */
export function sortResults(priced: PricedIndex, chosen: FilterResult, ordering: Ordering, most: number): number[] {
  const keyOf = keys(priced, chosen, ordering)
  const idOf = (index: number) => priced.board.goodsIds[chosen.goods[index] ?? 0] ?? 0
  const heap: Kept[] = []
  // A heap whose top is the worst of the best so far: most goods are compared with it alone, by one number.
  for (let index = 0; index < chosen.total; index += 1) {
    const key = keyOf(index)
    const top = heap.length < most ? undefined : heap[0]
    if (top && (key < top.key || (key === top.key && idOf(index) > top.id))) continue
    const kept = { key, id: idOf(index), sku: chosen.skus[index] ?? 0 }
    if (top) {
      heap[0] = kept
      sink(heap)
    } else {
      heap.push(kept)
      rise(heap)
    }
  }
  return heap.toSorted(later).map((kept) => kept.sku)
}

type Kept = { readonly key: number; readonly id: number; readonly sku: number }

/** Above 0 when `a` comes after `b`. */
function later(a: Kept, b: Kept): number {
  return a.key === b.key ? a.id - b.id : a.key < b.key ? 1 : -1
}

// Rank in hundredths, stock and sales in one number that stays exact: 15, 1 and 36 bits.
const mostSold = 2 ** 36 - 1
const stockWorth = 2 ** 36
const rankWorth = 2 ** 37

// Prices of different units say nothing about each other: goods of the unit that most are priced in stand first, then the next.
const unitWorth = 2 ** 40
const mostPrice = unitWorth / 2 - 1

/** The unit that a goods (its place) is priced in, as its fact; −1 for none. */
function unitFactOf(board: SearchIndex, unitFacts: ReadonlySet<number>, goods: number): number {
  const end = board.factsAt[goods + 1] ?? 0
  for (let at = board.factsAt[goods] ?? 0; at < end; at += 1) {
    const fact = board.goodsFacets[at] ?? -1
    if (unitFacts.has(fact)) return fact
  }
  return -1
}

/** The units that the chosen are priced in, as facts: most goods first. */
export function unitsByCount({ board }: Pick<PricedIndex, 'board'>, { counts }: Pick<FilterResult, 'counts'>): readonly number[] {
  const many = (fact: number) => counts[fact] ?? 0
  return (board.book.ofCode.get(priceUnitCode) ?? []).filter((fact) => many(fact) > 0).toSorted((a, b) => many(b) - many(a) || a - b)
}

function priceKeys({ board, prices }: PricedIndex, chosen: FilterResult, sign: 1 | -1): (index: number) => number {
  const facts = new Set(board.book.ofCode.get(priceUnitCode))
  const rankOf = new Map(unitsByCount({ board }, chosen).map((unit, rank) => [unit, rank]))
  return (index) => {
    const price = numberAt(prices, chosen.skus[index] ?? 0)
    if (Number.isNaN(price)) return -Infinity
    const rank = rankOf.size < 2 ? 0 : (rankOf.get(unitFactOf(board, facts, chosen.goods[index] ?? 0)) ?? 0)
    return sign * Math.min(price, mostPrice) - rank * unitWorth
  }
}

/** A number per chosen goods, by its index: the larger comes first. */
function keys({ board, prices }: PricedIndex, chosen: FilterResult, { sort, order }: Ordering): (index: number) => number {
  const { skus, goods, ranks } = chosen
  const sign = order === 'asc' ? -1 : 1
  if (sort === 'sales') return (index) => sign * (board.sold[goods[index] ?? 0] ?? 0)
  if (sort === 'new') return (index) => sign * (board.publishedAt[goods[index] ?? 0] ?? 0)
  if (sort === 'price') return priceKeys({ board, prices }, chosen, sign)
  return (index) =>
    sign * Math.round((ranks[index] ?? 0) * 100) * rankWorth +
    (board.inStock[skus[index] ?? 0] ?? 0) * stockWorth +
    Math.min(mostSold, board.sold[goods[index] ?? 0] ?? 0)
}

function rise(heap: Kept[]): void {
  for (let at = heap.length - 1; at > 0;) {
    const above = (at - 1) >> 1
    if (!isLater(heap, at, above)) return
    swap(heap, at, above)
    at = above
  }
}

function sink(heap: Kept[]): void {
  for (let at = 0; ;) {
    let worst = at
    for (let below = 2 * at + 1; below <= 2 * at + 2 && below < heap.length; below += 1) if (isLater(heap, below, worst)) worst = below
    if (worst === at) return
    swap(heap, at, worst)
    at = worst
  }
}

function isLater(heap: readonly Kept[], a: number, b: number): boolean {
  const [first, second] = [heap[a], heap[b]]
  return first !== undefined && second !== undefined && later(first, second) > 0
}

function swap(heap: Kept[], a: number, b: number): void {
  const [first, second] = [heap[a], heap[b]]
  if (!first || !second) return
  heap[a] = second
  heap[b] = first
}
