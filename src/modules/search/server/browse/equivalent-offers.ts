import type { OutputOf } from '../../../../api/endpoint.ts'
import { type Call, handle, type Handler } from '../../../../api/handler.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { type SeriesView, equivalentOffers, seriesList } from '../../endpoints-series.ts'
import { filterGoods } from '../../rules/query/filter-goods.ts'
import { facetNumber } from '../../rules/index/facet-dictionary.ts'
import { goodsHas, goodsOfSku, placeOfGoods, type SearchIndex } from '../../rules/index/search-index.ts'
import { sortResults } from '../../rules/query/sort-results.ts'
import { type IndexRefresher, type SearchSnapshot, newestSnapshot } from '../index/index-refresher.ts'
import { withSnapshot, type SnapshotAnswer, cardDocuments, cardsOf } from '../../../catalog/server/public.ts'
import { memoize } from '../index/snapshot-memory.ts'
import { pathTo } from './category-view.ts'
import { nameIn } from '../index/taxonomy-snapshot.ts'
import { type SeriesRecord, type StandardItemRecord } from '../../../taxonomy/server/public.ts'

/** Series and standard items as buyers meet them. */
export function seriesHandlers(keeper: IndexRefresher): Handler[] {
  return [
    handle(equivalentOffers, ({ productId }, call) => showEquivalentOffers(keeper, productId, call)),
    handle(seriesList, async ({ categoryId }, call) => listSeries(await newestSnapshot(keeper, call), categoryId, call.lang)),
  ]
}

type EquivalentOffers = OutputOf<typeof equivalentOffers>

const most = 8
const nothing: EquivalentOffers = { standardItems: [], equivalents: [], series: [] }
const nothingElse = { low: null, high: null, inStock: false, sample: false, direct: false, found: null, specs: [] }

/** The standard items that a SKU is, the same item elsewhere, and its series. Empty for a SKU that is not on sale. */
export function showEquivalentOffers(keeper: IndexRefresher, productId: number, call: Call): Promise<EquivalentOffers> {
  return withSnapshot(keeper, call, async (kept): Promise<SnapshotAnswer<EquivalentOffers>> => {
    const { board, frame } = kept
    const own = (await cardDocuments(kept, call, [productId])).get(productId)
    const place = own && placeOfGoods(board, own.goodsId)
    const sku = place === undefined ? undefined : skuPlace(board, place, productId)
    if (!own || place === undefined || sku === undefined) return { answer: nothing, version: kept.version }
    const items = frame.standardItems.filter((item) => isItem(board, { goods: place, sku }, item))
    const same = items.flatMap((item) =>
      skusOf(kept, item)
        .filter((one) => one.goodsId !== own.goodsId)
        .map((one) => one.productId),
    )
    const { cards, version } = await cardsOf(kept, call, [...new Set(same)].slice(0, most))
    const answer = {
      standardItems: items.map((item) => ({ standardItemId: item.standardItemId, itemName: item[call.lang], standard: item.standard })),
      // Prices per tonne and per kilogram do not compare: those in the unit of the page stand first.
      equivalents: cards.toSorted((a, b) => Number(b.priceUnitCode === own.priceUnitCode) - Number(a.priceUnitCode === own.priceUnitCode)),
      series: frame.series
        .filter((seriesRecord) => inSeries(board, place, seriesRecord))
        .map((seriesRecord) => presentSeries(kept, seriesRecord, call.lang)),
    }
    return { answer, version }
  })
}

/** Series of a category and what lies below it, or all; those without goods are left out. */
export function listSeries(kept: SearchSnapshot, categoryId: number | undefined, lang: Language): SeriesView[] {
  const below = (seriesRecord: SeriesRecord) =>
    categoryId === undefined || pathTo(kept, seriesRecord.categoryId).some((step) => step.categoryId === categoryId)
  return kept.frame.series
    .filter(below)
    .map((seriesRecord) => presentSeries(kept, seriesRecord, lang))
    .filter((one) => one.goodsNum > 0)
}

function presentSeries(kept: SearchSnapshot, seriesRecord: SeriesRecord, lang: Language): SeriesView {
  return {
    seriesId: seriesRecord.seriesId,
    seriesName: seriesRecord[lang],
    categoryId: seriesRecord.categoryId,
    categoryName: nameIn(lang, kept.frame.categories.get(seriesRecord.categoryId)),
    brandId: seriesRecord.brandId,
    brandName: seriesRecord.brandId === null ? '' : nameIn(lang, kept.frame.brands.get(seriesRecord.brandId)),
    goodsNum: memoize(kept, `series ${seriesRecord.seriesId}`, () => countIn(kept, seriesRecord)),
  }
}

function countIn(kept: SearchSnapshot, seriesRecord: SeriesRecord): number {
  const values = new Map(seriesRecord.brandId === null ? [] : [['brand', [String(seriesRecord.brandId)]]])
  return filterGoods(kept, { ...nothingElse, categoryId: seriesRecord.categoryId, values }).total
}

function inSeries(board: SearchIndex, goods: number, seriesRecord: SeriesRecord): boolean {
  const facts = [
    ['category', seriesRecord.categoryId] as const,
    ...(seriesRecord.brandId === null ? [] : [['brand', seriesRecord.brandId] as const]),
  ]
  return facts.every(([code, value]) => {
    const fact = facetNumber(board.book, code, String(value))
    return fact !== undefined && goodsHas(board, goods, fact)
  })
}

/** True when a SKU (its place) has every value that the item asks for, itself or by its goods. */
function isItem(board: SearchIndex, sku: { readonly goods: number; readonly sku: number }, item: StandardItemRecord): boolean {
  const wanted = [['category', String(item.categoryId)] as const, ...Object.entries(item.attributes)]
  const own = board.skuFacts.subarray(board.skuFactsAt[sku.sku] ?? 0, board.skuFactsAt[sku.sku + 1] ?? 0)
  return wanted.every(([code, value]) => {
    const fact = facetNumber(board.book, code, value)
    return fact !== undefined && (own.includes(fact) || goodsHas(board, sku.goods, fact))
  })
}

/** SKUs that are the item, one of each goods, the cheapest first; one more than is shown, for the goods that asks. */
function skusOf(kept: SearchSnapshot, item: StandardItemRecord): readonly { readonly productId: number; readonly goodsId: number }[] {
  return memoize(kept, `item ${item.standardItemId}`, () => {
    const { board } = kept
    const values = new Map(Object.entries(item.attributes).map(([code, value]) => [code, [value]]))
    const chosen = filterGoods(kept, { ...nothingElse, categoryId: item.categoryId, values })
    return sortResults(kept, chosen, { sort: 'price', order: 'asc' }, most + 1).map((sku) => ({
      productId: board.productIds[sku] ?? 0,
      goodsId: board.goodsIds[goodsOfSku(board, sku)] ?? 0,
    }))
  })
}

function skuPlace(board: SearchIndex, goods: number, productId: number): number | undefined {
  for (let sku = board.skusAt[goods] ?? 0; sku < (board.skusAt[goods + 1] ?? 0); sku += 1)
    if (board.productIds[sku] === productId) return sku
  return undefined
}
