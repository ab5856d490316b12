import type { Board, BoardSku } from './filter-board.ts'

export type GoodsSort = 'relevance' | 'price' | 'sales' | 'new'
export type Ordering = { readonly sort: GoodsSort; readonly order: 'asc' | 'desc'; readonly found: ReadonlyMap<number, number> | null }

/** The usual direction of a sort: cheap, much sold and new goods first. */
export function usualOrder(sort: GoodsSort): 'asc' | 'desc' {
  return sort === 'price' ? 'asc' : 'desc'
}

/** Puts chosen SKUs (places on the board) in order; what has no price comes last under either direction, ties by goods id. */
export function orderGoods(board: Board, shown: readonly number[], ordering: Ordering): number[] {
  const skuAt = (place: number): BoardSku => {
    const sku = board.skus[place]
    if (!sku) throw new Error('a place outside the board')
    return sku
  }
  const sign = ordering.order === 'asc' ? 1 : -1
  return shown.toSorted((a, b) => compare(skuAt(a), skuAt(b), ordering, sign) || skuAt(a).goodsId - skuAt(b).goodsId)
}

function compare(a: BoardSku, b: BoardSku, { sort, found }: Ordering, sign: number): number {
  if (sort === 'price') {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null)
    return sign * (a.price - b.price)
  }
  if (sort === 'sales') return sign * (a.sold - b.sold)
  if (sort === 'new') return sign * (a.publishedAt - b.publishedAt)
  const rank = (sku: BoardSku) => found?.get(sku.goodsId) ?? 0
  return sign * (rank(a) - rank(b)) || Number(b.inStock) - Number(a.inStock) || b.sold - a.sold
}
