import type { Call } from '../../../api/handler.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { goodsList } from '../contract-search.ts'
import { chooseGoods } from '../rules/choose-goods.ts'
import { orderGoods, usualOrder } from '../rules/order-goods.ts'
import { priceRange, type PriceRange } from '../rules/price-filter.ts'
import { remember, withBoard, type BoardKeeper, type KeptBoard } from './board-keeper.ts'
import { cardsOf } from './card-store.ts'
import { codedFirst, codedProduct } from './coded-goods.ts'
import { nearestGoods } from './nearest-goods.ts'
import { facetCounts, presentFacets, type FacetCounts } from './present-facets.ts'
import { inCities, selectionOf, type ListInput } from './list-selection.ts'
import { searchWords, type SearchMatch } from './search-words.ts'

type ListAnswer = OutputOf<typeof goodsList>
/** A list as it is remembered: small, whatever it found. `products` are its first ones in order. */
type Arranged = {
  readonly products: readonly number[]
  readonly total: number
  readonly facets: FacetCounts
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly match: SearchMatch | 'none'
  readonly meant: string
  /** What to show beside an empty list. */
  readonly nearest: readonly number[]
}

// Pages of a list that are put in order at once: people seldom go further.
const pagesAhead = 5

/** The goods list: words, filters, counts and order in memory, then one query for the page's live stock. */
export async function listGoods(keeper: BoardKeeper, asked: ListInput, call: Call): Promise<ListAnswer> {
  const coded = await codedProduct(asked, call)
  return withBoard(keeper, call, async (kept) => {
    const input = inCities(kept, asked)
    const { keyword, current, pageSize, facets: _, ...filters } = input
    const most = Math.ceil(current / pagesAhead) * pagesAhead * pageSize
    const key = JSON.stringify([keyword.trim().toLowerCase(), filters])
    const arranged = remember(kept, `list ${most} ${key}`, () => arrange(kept, input, most))
    const { total, match, meant } = arranged
    const shown = total === 0 ? arranged.nearest : arranged.products.slice((current - 1) * pageSize, current * pageSize)
    const { cards, version } = await cardsOf(kept, call, shown)
    const answer: ListAnswer = {
      list: total === 0 ? [] : cards,
      pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
      facets: input.facets === 1 ? presentFacets(kept, arranged.facets, { input, lang: call.lang }) : [],
      price: presentRange(priceRange(input.low, input.high), arranged),
      match,
      meant,
      nearest: total === 0 ? cards : [],
    }
    return { answer: coded === null ? answer : await codedFirst(kept, { answer, input, coded }, call), version }
  })
}

function arrange(kept: KeptBoard, input: ListInput, most: number): Arranged {
  const words = input.keyword.trim()
  const hits = words === '' ? null : (searchWords(kept, words) ?? nothingFound)
  const selection = selectionOf(input, hits)
  const chosen = chooseGoods(kept, selection)
  const places = orderGoods(kept, chosen, { sort: input.sort, order: input.order ?? usualOrder(input.sort) }, most)
  return {
    products: places.map((place) => kept.board.productIds[place] ?? 0),
    total: chosen.total,
    facets: facetCounts(kept, chosen, selection),
    minPrice: chosen.minPrice,
    maxPrice: chosen.maxPrice,
    match: hits?.match ?? 'none',
    meant: hits?.meant ?? '',
    nearest: chosen.total === 0 ? nearestGoods(kept, words, selection) : [],
  }
}

const nothingFound = { match: 'similar' as const, found: { goods: new Int32Array(0), ranks: new Float32Array(0) }, specs: [], meant: '' }

function presentRange(range: PriceRange, { minPrice, maxPrice }: Arranged): ListAnswer['price'] {
  const yuan = (price: bigint | number | null) => (price === null ? null : unitPriceNumber(BigInt(price)))
  return { low: yuan(range.low), high: yuan(range.high), min: yuan(minPrice), max: yuan(maxPrice) }
}
