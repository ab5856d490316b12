import { facetNumber } from '../../rules/index/facet-dictionary.ts'
import { goodsHas } from '../../rules/index/search-index.ts'
import type { SearchSnapshot } from './index-refresher.ts'
import { memoize } from './snapshot-memory.ts'

/** How many goods on sale have each fact themselves: categories, brands, stores, places. */
function goodsPerFact(kept: SearchSnapshot): Int32Array {
  return memoize(kept, 'goods per fact', () => {
    const { board } = kept
    const counts = new Int32Array(board.book.facts.length)
    for (let place = 0; place < board.goodsCount; place += 1) {
      if (board.alive[place] !== 1) continue
      const end = board.factsAt[place + 1] ?? 0
      for (let at = board.factsAt[place] ?? 0; at < end; at += 1) {
        const fact = board.goodsFacets[at] ?? 0
        counts[fact] = (counts[fact] ?? 0) + 1
      }
    }
    return counts
  })
}

/** How many goods on sale have this fact themselves, e.g. `category` 32. */
export function goodsCountOf(kept: SearchSnapshot, code: string, value: string | number): number {
  const fact = facetNumber(kept.board.book, code, String(value))
  return fact === undefined ? 0 : (goodsPerFact(kept)[fact] ?? 0)
}

/** Values of a code that goods on sale have. */
export function valuesOnSale(kept: SearchSnapshot, code: string): string[] {
  const counts = goodsPerFact(kept)
  return (kept.board.book.ofCode.get(code) ?? []).flatMap((fact) =>
    (counts[fact] ?? 0) > 0 ? [kept.board.book.facts[fact]?.value ?? ''] : [],
  )
}

/** Places of goods on sale, those with a fact of their own when one is named. */
export function* placesOfFacet(kept: SearchSnapshot, code?: string, value?: string | number): Generator<number> {
  const { board } = kept
  const fact = code === undefined ? -1 : (facetNumber(board.book, code, String(value)) ?? -2)
  for (let place = 0; place < board.goodsCount; place += 1) {
    if (board.alive[place] === 1 && (fact === -1 || goodsHas(board, place, fact))) yield place
  }
}

/** The first `most` of places by a score, highest first; ties by place. */
export function bestPlaces(places: Iterable<number>, most: number, score: (place: number) => number): number[] {
  const best: { place: number; score: number }[] = []
  for (const place of places) {
    const own = score(place)
    if (best.length === most && own <= (best.at(-1)?.score ?? 0)) continue
    const at = best.findIndex((other) => other.score < own)
    best.splice(at < 0 ? best.length : at, 0, { place, score: own })
    if (best.length > most) best.pop()
  }
  return best.map((one) => one.place)
}

/** The SKU that a goods is shown with: the first in stock, else the first. */
export function displayedSku({ board }: SearchSnapshot, place: number): number {
  const [first = 0, end = 0] = [board.skusAt[place], board.skusAt[place + 1]]
  for (let sku = first; sku < end; sku += 1) if (board.inStock[sku] === 1) return board.productIds[sku] ?? 0
  return board.productIds[first] ?? 0
}
