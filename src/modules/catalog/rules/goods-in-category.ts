import { goodsHas, type Board } from './filter-board.ts'

type Lists = { readonly goods: number; readonly byFact: Map<number, Int32Array> }
const known = new WeakMap<Board, Lists>()

/** Places of the goods with this category (the number of its fact), in rising order, dead ones among them. Kept until goods are appended. */
export function goodsInCategory(board: Board, fact: number): Int32Array {
  const kept = known.get(board)
  const lists = kept?.goods === board.goodsCount ? kept : { goods: board.goodsCount, byFact: new Map<number, Int32Array>() }
  known.set(board, lists)
  const places = lists.byFact.get(fact) ?? placesWith(board, fact)
  lists.byFact.set(fact, places)
  return places
}

function placesWith(board: Board, fact: number): Int32Array {
  const places: number[] = []
  for (let place = 0; place < board.goodsCount; place += 1) if (goodsHas(board, place, fact)) places.push(place)
  return Int32Array.from(places)
}
