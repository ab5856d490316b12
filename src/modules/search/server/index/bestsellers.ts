import { facetNumber } from '../../rules/index/facet-dictionary.ts'
import { isDirect } from '../../rules/index/search-index.ts'
import { goodsInCategory } from '../../rules/query/goods-in-category.ts'
import { bestPlaces, displayedSku } from './index-statistics.ts'
import type { SearchSnapshot } from './index-refresher.ts'
import { memoize } from './snapshot-memory.ts'

/** The best sold goods of a category, what can be ordered at once first; one SKU each. */
export function bestsellersOf(kept: SearchSnapshot, categoryId: number, most: number): readonly number[] {
  return memoize(kept, `best ${categoryId} ${most}`, () => {
    const { board } = kept
    const stocked = (place: number) => {
      const end = board.skusAt[place + 1] ?? 0
      return board.inStock.subarray(board.skusAt[place] ?? 0, end).includes(1)
    }
    const score = (place: number) => ((board.flags[place] ?? 0) & isDirect && stocked(place) ? 1e12 : 0) + (board.sold[place] ?? 0)
    const fact = facetNumber(board.book, 'category', String(categoryId))
    const places = fact === undefined ? [] : goodsInCategory(board, fact).filter((place) => board.alive[place] === 1)
    // Among equals the older goods come first, wherever the index put them: goods that left and came back stand where they stood.
    places.sort((one, other) => (board.goodsIds[one] ?? 0) - (board.goodsIds[other] ?? 0))
    return bestPlaces(places, most, score).map((place) => displayedSku(kept, place))
  })
}
