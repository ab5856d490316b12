import type { Chosen, PricedBoard } from './choose-goods.ts'

export type GoodsSort = 'relevance' | 'price' | 'sales' | 'new'
export type Ordering = { readonly sort: GoodsSort; readonly order: 'asc' | 'desc' }

/** The usual direction of a sort: cheap, much sold and new goods first. */
export function usualOrder(sort: GoodsSort): 'asc' | 'desc' {
  return sort === 'price' ? 'asc' : 'desc'
}

/**
 * The first `most` of the chosen in order, as places of SKUs; what has no price comes last under either direction, ties by
 * goods id. Only the first are put in order: a page needs 24 of perhaps a hundred thousand.
 */
export function orderGoods(priced: PricedBoard, chosen: Chosen, ordering: Ordering, most: number): number[] {
  const compare = comparison(priced, chosen, ordering)
  const heap: number[] = []
  // A heap whose top is the worst of the best so far.
  for (let index = 0; index < chosen.total; index += 1) {
    if (heap.length < most) {
      heap.push(index)
      rise(heap, compare)
    } else if (compare(index, heap[0] ?? 0) < 0) {
      heap[0] = index
      sink(heap, compare)
    }
  }
  return heap.toSorted(compare).map((index) => chosen.skus[index] ?? 0)
}

type Compare = (a: number, b: number) => number

function comparison({ board, prices }: PricedBoard, { skus, goods, ranks }: Chosen, { sort, order }: Ordering): Compare {
  const sign = order === 'asc' ? 1 : -1
  const at = (column: Float64Array, index: number) => column[goods[index] ?? 0] ?? 0
  const byId: Compare = (a, b) => at(board.goodsIds, a) - at(board.goodsIds, b)
  if (sort === 'sales') return (a, b) => sign * (at(board.sold, a) - at(board.sold, b)) || byId(a, b)
  if (sort === 'new') return (a, b) => sign * (at(board.publishedAt, a) - at(board.publishedAt, b)) || byId(a, b)
  if (sort === 'price') {
    const last = order === 'asc' ? Infinity : -Infinity
    const price = (index: number) => {
      const known = prices[skus[index] ?? 0] ?? Number.NaN
      return Number.isNaN(known) ? last : known
    }
    return (a, b) => {
      const [first, second] = [price(a), price(b)]
      return first === second ? byId(a, b) : sign * (first < second ? -1 : 1)
    }
  }
  const stocked = (index: number) => board.inStock[skus[index] ?? 0] ?? 0
  return (a, b) =>
    sign * ((ranks[a] ?? 0) - (ranks[b] ?? 0)) || stocked(b) - stocked(a) || at(board.sold, b) - at(board.sold, a) || byId(a, b)
}

function rise(heap: number[], compare: Compare): void {
  for (let at = heap.length - 1; at > 0;) {
    const above = (at - 1) >> 1
    if (compare(heap[at] ?? 0, heap[above] ?? 0) <= 0) return
    swap(heap, at, above)
    at = above
  }
}

function sink(heap: number[], compare: Compare): void {
  for (let at = 0; ;) {
    let worst = at
    for (const below of [2 * at + 1, 2 * at + 2]) {
      if (below < heap.length && compare(heap[below] ?? 0, heap[worst] ?? 0) > 0) worst = below
    }
    if (worst === at) return
    swap(heap, at, worst)
    at = worst
  }
}

function swap(heap: number[], a: number, b: number): void {
  const held = heap[a] ?? 0
  heap[a] = heap[b] ?? 0
  heap[b] = held
}
