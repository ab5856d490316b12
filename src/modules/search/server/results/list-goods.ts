import { offsetOf } from '../../../../kernel/database/paging.ts'
import type { Call } from '../../../../api/handler.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { goodsList } from '../../endpoints.ts'
import { filterGoods, type FilterResult, type Selection } from '../../rules/query/filter-goods.ts'
import { sortResults, defaultOrder, unitsByCount } from '../../rules/query/sort-results.ts'
import { priceUnitCode } from '../../rules/index/search-index.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { priceRange, type PriceRange } from '../../rules/query/price-filter.ts'
import type { IndexRefresher, SearchSnapshot } from '../index/index-refresher.ts'
import { withSnapshot, cardsOf } from '../../../catalog/server/public.ts'
import { memoize } from '../index/snapshot-memory.ts'
import { materialCodeFirst, productOfMaterialCode } from './goods-by-material-code.ts'
import { facetCounts, presentFacets, type FacetCounts } from './facet-view.ts'
import { expandProvinces, selectionOf, type ListInput } from './list-selection.ts'
import { byDeliveredPrice, mostDelivered } from './by-delivered-price.ts'
import { searchWords, type SearchMatch, partialWordMatches } from './search-words.ts'

const mostSuggested = 8
const noFilters = { values: new Map<string, readonly string[]>(), low: null, high: null, inStock: false, sample: false, direct: false }

/** SKUs to show where a list is empty: the words without the filters, any of the words, the category, what sells best. */
function fallbackResults(kept: SearchSnapshot, keyword: string, selection: Selection): number[] {
  const bare: Selection = { ...selection, ...noFilters }
  // One after the other: seldom more than the first is needed.
  const wider: (() => Selection)[] = [
    () => bare,
    ...(keyword === '' ? [] : [() => ({ ...bare, categoryId: null, specs: [], found: partialWordMatches(kept, keyword) })]),
    () => ({ ...bare, found: null, specs: [] }),
    () => ({ ...bare, found: null, specs: [], categoryId: null }),
  ]
  for (const one of wider) {
    const chosen = filterGoods(kept, one())
    if (chosen.total === 0) continue
    return sortResults(kept, chosen, { sort: 'relevance', order: 'desc' }, mostSuggested).map((place) => kept.board.productIds[place] ?? 0)
  }
  return []
}

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
  /** The unit that price limits are of; empty where nothing is found. */
  readonly unitCode: string
  /** What to show beside an empty list. */
  readonly nearest: readonly number[]
}

// Pages of a list that are put in order at once: people seldom go further.
const pagesAhead = 5

/** The goods list: words, filters, counts and order in memory, then one query for the page's live stock. */
export async function listGoods(keeper: IndexRefresher, listInput: ListInput, call: Call): Promise<ListAnswer> {
  const coded = await productOfMaterialCode(listInput, call)
  return withSnapshot(keeper, call, async (kept) => {
    const input = expandProvinces(kept, listInput)
    const { keyword, current, pageSize, facets: _, ...filters } = input
    const most = Math.ceil(current / pagesAhead) * pagesAhead * pageSize
    const key = JSON.stringify([keyword.trim().toLowerCase(), filters])
    const isDelivered = input.sort === 'delivered'
    const inOrder = isDelivered ? mostDelivered : most
    const found = memoize(kept, `list ${inOrder} ${key}`, () => arrange(kept, input, inOrder))
    const arranged =
      isDelivered && call.cityCode !== '' ? { ...found, products: await byDeliveredPrice(call, found.products, input.order) } : found
    const { total, match, meant } = arranged
    const shown = total === 0 ? arranged.nearest : arranged.products.slice(offsetOf({ current, pageSize }), current * pageSize)
    const { cards, version } = await cardsOf(kept, call, shown)
    const answer: ListAnswer = {
      list: total === 0 ? [] : cards,
      pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
      facets: input.facets === 1 ? presentFacets(kept, arranged.facets, { input, lang: call.lang }) : [],
      price: presentRange(priceRange(input.low, input.high), arranged, call.lang),
      match,
      meant,
      nearest: total === 0 ? cards : [],
    }
    return { answer: coded === null ? answer : await materialCodeFirst(kept, { answer, input, coded }, call), version }
  })
}

function arrange(kept: SearchSnapshot, input: ListInput, most: number): Arranged {
  const words = input.keyword.trim()
  const hits = words === '' ? null : (searchWords(kept, words) ?? nothingFound)
  const asked = selectionOf(input, hits)
  // Limits of a price are of one unit: goods that are priced in another fit none.
  const isLimited = asked.low !== null || asked.high !== null
  const limited = isLimited ? mainUnitOf(kept, asked, filterGoods(kept, { ...asked, low: null, high: null })) : ''
  const selection = isLimited ? { ...asked, values: new Map([...asked.values, [priceUnitCode, [limited]]]) } : asked
  const chosen = filterGoods(kept, selection)
  const unitCode = isLimited ? limited : mainUnitOf(kept, asked, chosen)
  const sort = input.sort === 'delivered' ? 'price' : input.sort
  const places = sortResults(kept, chosen, { sort, order: input.order ?? defaultOrder(sort) }, most)
  const arranged: Omit<Arranged, 'minPrice' | 'maxPrice'> = {
    products: places.map((place) => kept.board.productIds[place] ?? 0),
    total: chosen.total,
    facets: facetCounts(kept, chosen, selection),
    match: hits?.match ?? 'none',
    meant: hits?.meant ?? '',
    unitCode,
    nearest: chosen.total === 0 ? fallbackResults(kept, words, selection) : [],
  }
  // The last look: a filter's result is overwritten by the next filter.
  const { minPrice, maxPrice } = isLimited ? chosen : ofOneUnit(kept, selection, chosen, unitCode)
  return { ...arranged, minPrice, maxPrice }
}

/** The found goods that are priced in one unit: a price per kilogram is no least price per tonne. */
function ofOneUnit(kept: SearchSnapshot, selection: Selection, found: FilterResult, unitCode: string): FilterResult {
  if (unitsByCount(kept, found).length < 2) return found
  return filterGoods(kept, { ...selection, values: new Map([...selection.values, [priceUnitCode, [unitCode]]]) })
}

/** The unit that most of the found goods are priced in, among those that were asked for. */
function mainUnitOf(kept: SearchSnapshot, { values }: Selection, found: FilterResult): string {
  const asked = values.get(priceUnitCode)
  const units = unitsByCount(kept, found).map((fact) => kept.board.book.facts[fact]?.value ?? '')
  return units.find((unit) => asked?.includes(unit) ?? true) ?? ''
}

const nothingFound = { match: 'similar' as const, found: { goods: new Int32Array(0), ranks: new Float32Array(0) }, specs: [], meant: '' }

function presentRange(range: PriceRange, { minPrice, maxPrice, unitCode }: Arranged, lang: Language): ListAnswer['price'] {
  const yuan = (price: bigint | number | null) => (price === null ? null : unitPriceNumber(BigInt(price)))
  return {
    low: yuan(range.low),
    high: yuan(range.high),
    min: yuan(minPrice),
    max: yuan(maxPrice),
    unitCode,
    unitName: unitCode === '' ? '' : unitOf(unitCode)[lang],
  }
}
