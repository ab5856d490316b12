import { withCapacity } from '../index/typed-columns.ts'
import { goodsHas, type SearchIndex } from '../index/search-index.ts'

type List = { places: Int32Array; many: number; lookedAt: number }
const known = new WeakMap<SearchIndex, Map<number, List>>()

/** Places of the goods with this category (the number of its fact), in rising order, dead ones among them. Only goods appended since are looked at. */
export function goodsInCategory(board: SearchIndex, fact: number): Int32Array {
  const lists = known.get(board) ?? new Map<number, List>()
  known.set(board, lists)
  const list = lists.get(fact) ?? { places: new Int32Array(0), many: 0, lookedAt: 0 }
  lists.set(fact, list)
  for (; list.lookedAt < board.goodsCount; list.lookedAt += 1) {
    if (!goodsHas(board, list.lookedAt, fact)) continue
    list.places = withCapacity(list.places, list.many + 1)
    list.places[list.many++] = list.lookedAt
  }
  return list.places.subarray(0, list.many)
}
