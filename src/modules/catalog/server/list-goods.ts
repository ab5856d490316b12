import type { z } from 'zod'
import type { Call } from '../../../api/handler.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { goodsList, goodsListInput } from '../contract-search.ts'
import { chooseGoods, type Chosen, type Selection } from '../rules/choose-goods.ts'
import { orderGoods, usualOrder } from '../rules/order-goods.ts'
import { priceRange, type PriceRange } from '../rules/price-filter.ts'
import { remember, withBoard, type BoardKeeper, type KeptBoard } from './board-keeper.ts'
import { cardsOf } from './card-store.ts'
import { presentFacets } from './present-facets.ts'
import { postgresSearchIndex } from './postgres-search-index.ts'
import type { SearchHits } from './search-index.ts'

export type ListInput = z.output<typeof goodsListInput>
type ListAnswer = OutputOf<typeof goodsList>
type Arranged = { readonly chosen: Chosen; readonly places: readonly number[] }

/** The goods list: words through the search index, filters and counts on the board, then one query for the page's live stock. */
export function listGoods(keeper: BoardKeeper, input: ListInput, call: Call): Promise<ListAnswer> {
  return withBoard(keeper, call, async (kept) => {
    const hits = await searched(kept, input.keyword, call)
    const selection = selectionOf(input, hits)
    const { keyword, current, pageSize, facets: _, ...filters } = input
    const key = JSON.stringify([keyword.trim().toLowerCase(), filters])
    const arranged = remember(kept, `list ${key}`, () => arrange(kept, input, selection))
    const total = arranged.places.length
    const page = arranged.places.slice((current - 1) * pageSize, current * pageSize)
    const { cards, version } = await cardsOf(
      kept,
      call,
      page.map((place) => kept.board.skus[place]?.productId ?? 0),
    )
    const facets = () => presentFacets(kept, arranged.chosen.counts, { selection, lang: call.lang })
    const answer: ListAnswer = {
      list: cards,
      pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
      facets: input.facets === 1 ? remember(kept, `facets ${call.lang} ${key}`, facets) : [],
      price: presentRange(priceRange(input.low, input.high), arranged.chosen),
      match: hits?.match ?? 'none',
    }
    return { answer, version }
  })
}

/** The hits of the words, remembered while the board lives; null without words, nothing found for words that say nothing. */
export function searched(kept: KeptBoard, keyword: string, call: Call): Promise<SearchHits | null> {
  const words = keyword.trim().toLowerCase()
  if (words === '') return Promise.resolve(null)
  const key = `words ${words}`
  return remember(kept, key, () =>
    postgresSearchIndex(call.house.visitorRead)
      .search(words)
      .then((found) => found ?? nothingFound)
      .catch((error: unknown) => {
        kept.memory.delete(key)
        throw error
      }),
  )
}

const nothingFound: SearchHits = { match: 'similar', found: new Map(), specs: [] }

function arrange(kept: KeptBoard, input: ListInput, selection: Selection): Arranged {
  const chosen = chooseGoods(kept.board, selection)
  const order = input.order ?? usualOrder(input.sort)
  return { chosen, places: orderGoods(kept.board, chosen.shown, { sort: input.sort, order, found: selection.found }) }
}

function selectionOf(input: ListInput, hits: SearchHits | null): Selection {
  const { low, high } = priceRange(input.low, input.high)
  const pid = input.pid === undefined || input.pid === 0 ? null : input.pid
  return {
    categoryId: input.categoryId ?? pid,
    values: chosenValues(input),
    low: low === null ? null : Number(low),
    high: high === null ? null : Number(high),
    inStock: input.inStock === 1,
    sample: input.sample === 1,
    direct: input.direct === 1,
    found: hits?.found ?? null,
    specs: hits?.specs ?? [],
  }
}

function chosenValues(input: ListInput): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const part of input.attrs.split(';')) {
    const colon = part.indexOf(':')
    const chosen = part
      .slice(colon + 1)
      .split('|')
      .filter((value) => value !== '')
    if (colon > 0 && chosen.length > 0) values.set(part.slice(0, colon).trim(), chosen)
  }
  if (input.brandId) values.set('brand', input.brandId.map(String))
  if (input.storeId) values.set('store', input.storeId.map(String))
  if (input.standard !== '')
    values.set(
      'standard',
      input.standard.split(',').map((one) => one.trim()),
    )
  if (input.shipFrom !== '')
    values.set(
      'shipFrom',
      input.shipFrom.split(',').map((code) => code.slice(0, 2)),
    )
  return values
}

function presentRange(range: PriceRange, chosen: Chosen): ListAnswer['price'] {
  const yuan = (price: bigint | number | null) => (price === null ? null : unitPriceNumber(BigInt(price)))
  return { low: yuan(range.low), high: yuan(range.high), min: yuan(chosen.minPrice), max: yuan(chosen.maxPrice) }
}
