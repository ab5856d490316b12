import { numberAt, reusableColumn, type NumberColumn } from '../index/typed-columns.ts'
import { countGoods, countMissed, countsFor, countSku, gathered, type Counts } from './facet-counts.ts'
import { facetNumber } from '../index/facet-dictionary.ts'
import { goodsInCategory } from './goods-in-category.ts'
import { goodsHas, isDirect, isSample, priceUnitCode, type SearchIndex } from '../index/search-index.ts'
import { countMatchedSpecs, specBits } from './specification-match.ts'

/** A board with the prices of one class, by place of the SKU: 1/10000 yuan, none where the price is asked for. */
export type PricedIndex = { readonly board: SearchIndex; readonly prices: NumberColumn }

/** Goods that words found, as places in rising order, each with its rank. */
export type MatchedGoods = { readonly goods: Int32Array; readonly ranks: Float32Array }

/** What is asked of the board. All of it must hold for ONE SKU of the goods. */
export type Selection = {
  readonly categoryId: number | null
  /** Chosen values by code; values of one code are alternatives. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Price limits in 1/10000 yuan. */
  readonly low: number | null
  readonly high: number | null
  readonly inStock: boolean
  readonly sample: boolean
  readonly direct: boolean
  /** Null without words. */
  readonly found: MatchedGoods | null
  /** Specification tokens of the words: they choose the SKU that is shown. */
  readonly specs: readonly string[]
}

export type FilterResult = {
  /** The best matching SKU of each goods (places of SKUs) and the place and rank of its goods, in rising order. */
  readonly skus: Int32Array
  readonly goods: Int32Array
  readonly ranks: Float32Array
  readonly total: number
  /** By fact: how many goods would remain with this value as well; `base` counts by words and category alone. */
  readonly counts: Int32Array
  readonly base: Int32Array
  /** Lowest and highest price under all filters but the price; null when nothing has one. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
}

// Codes that no SKU has of its own.
const goodsCodes: ReadonlySet<string> = new Set(['category', 'brand', 'store', 'shipFrom', 'standard', priceUnitCode])
// One bit of a number per filter.
const mostFilters = 30

/**
 * Chooses goods and counts what remains per value, in one pass over the goods that the words and the category leave. The
 * columns of the answer are the board's own and serve until the next choice: at a million SKUs new ones would be megabytes.
 */
export function filterGoods(priced: PricedIndex, selection: Selection): FilterResult {
  const pass = passOf(priced, selection)
  const { board } = priced
  const categoryFact = selection.categoryId === null ? -1 : (facetNumber(board.book, 'category', String(selection.categoryId)) ?? -2)
  const candidates = selection.found?.goods ?? (categoryFact === -1 ? null : goodsInCategory(board, categoryFact))
  // Goods that words found may be in any category.
  const isMixed = selection.found !== null && categoryFact !== -1
  const many = candidates?.length ?? board.goodsCount
  const skus = reusableColumn(board, 'chosen SKUs', Int32Array, many)
  const goods = reusableColumn(board, 'chosen goods', Int32Array, many)
  const ranks = reusableColumn(board, 'chosen ranks', Float32Array, many)
  let total = 0
  for (let index = 0; index < many; index += 1) {
    const place = candidates ? (candidates[index] ?? 0) : index
    if (board.alive[place] !== 1 || (isMixed && !goodsHas(board, place, categoryFact))) continue
    const best = lookAt(pass, place)
    if (best < 0) continue
    skus[total] = best
    goods[total] = place
    ranks[total] = selection.found?.ranks[index] ?? 0
    total += 1
  }
  const { counts, base, minPrice, maxPrice } = pass
  return {
    skus: skus.subarray(0, total),
    goods: goods.subarray(0, total),
    ranks: ranks.subarray(0, total),
    total,
    counts: counts.of,
    base: pass.filtered ? base.of : counts.of,
    minPrice: minPrice === Infinity ? null : minPrice,
    maxPrice: maxPrice === -Infinity ? null : maxPrice,
  }
}

type Pass = PricedIndex & {
  readonly selection: Selection
  /** Per fact the bits of the filters that it meets, and the bit of the filter of its code. */
  readonly meets: Int32Array
  readonly codeBit: Int32Array
  /** All bits: a SKU that has them all meets every filter. */
  readonly whole: number
  /** Bits of the filters that goods meet or miss as a whole: brand, store, standard. */
  readonly ofGoodsAlone: number
  /** True when nothing tells the SKUs of a goods apart. */
  readonly alike: boolean
  readonly filtered: boolean
  readonly specs: ReturnType<typeof specBits>
  readonly counts: Counts
  readonly base: Counts
  minPrice: number
  maxPrice: number
}

function passOf({ board, prices }: PricedIndex, selection: Selection): Pass {
  const facts = board.book.facts.length
  const meets = reusableColumn(board, 'meets', Int32Array, facts).fill(0)
  const codeBit = reusableColumn(board, 'bit of the code', Int32Array, facts).fill(0)
  const filters = [...selection.values].slice(0, mostFilters)
  for (const [index, [code, values]] of filters.entries()) {
    for (const number of board.book.ofCode.get(code) ?? []) codeBit[number] = 1 << index
    for (const value of values) {
      const number = facetNumber(board.book, code, value)
      if (number !== undefined) meets[number] = 1 << index
    }
  }
  const { low, high, inStock, sample, direct } = selection
  const whole = (1 << filters.length) - 1
  const ofGoodsAlone = filters.reduce((bits, [code], index) => (goodsCodes.has(code) ? bits | (1 << index) : bits), 0)
  return {
    board,
    prices,
    selection,
    meets,
    codeBit,
    whole,
    ofGoodsAlone,
    alike: whole === ofGoodsAlone && low === null && high === null && !inStock,
    filtered: filters.length > 0 || low !== null || high !== null || inStock || sample || direct,
    specs: specBits(board.book, selection.specs),
    counts: countsFor(board, 'counts'),
    base: countsFor(board, 'base'),
    minPrice: Infinity,
    maxPrice: -Infinity,
  }
}

/** Counts one goods and answers the place of its best SKU, −1 when none meets everything. */
function lookAt(pass: Pass, goods: number): number {
  const { board, selection, whole } = pass
  const first = board.skusAt[goods] ?? 0
  const end = board.skusAt[goods + 1] ?? 0
  countGoods(board, pass.filtered ? pass.base : pass.counts, goods)
  if (!pass.filtered) return takeWhole(pass, goods)
  const open = switchesMet(board.flags[goods] ?? 0, selection)
  const ofGoods = whole === 0 ? 0 : gathered(pass.meets, board.goodsFacets, board.factsAt, goods)
  const missedByAll = pass.ofGoodsAlone & ~ofGoods
  if ((missedByAll & (missedByAll - 1)) !== 0) return -1
  if (pass.alike) {
    if (missedByAll !== 0) return open ? countMissed(board, pass.counts, { goods, codeBit: pass.codeBit, only: missedByAll }) : -1
    const best = takeWhole(pass, goods)
    if (open) countGoods(board, pass.counts, goods)
    return open ? best : -1
  }
  let best = -1
  let bestScore = -1
  for (let sku = first; sku < end; sku += 1) {
    const missed = whole === 0 ? 0 : whole & ~(ofGoods | gathered(pass.meets, board.skuFacts, board.skuFactsAt, sku))
    // More than one filter fails: the SKU counts nowhere.
    if ((missed & (missed - 1)) !== 0) continue
    const price = numberAt(pass.prices, sku)
    if (missed === 0) notePrice(pass, price)
    if (!open || (selection.inStock && board.inStock[sku] !== 1) || !priceFits(price, selection)) continue
    countSku(board, pass.counts, { goods, sku, codeBit: pass.codeBit, only: missed })
    if (missed !== 0) continue
    const score = scoreOf(pass, sku, goods)
    if (score > bestScore) {
      best = sku
      bestScore = score
    }
  }
  return best
}

/** Goods whose SKUs all fit: their prices, and the SKU that the words name or the first. */
function takeWhole(pass: Pass, goods: number): number {
  const { skusAt } = pass.board
  const first = skusAt[goods] ?? 0
  for (let sku = first; sku < (skusAt[goods + 1] ?? 0); sku += 1) notePrice(pass, numberAt(pass.prices, sku))
  return bestNamed(pass, goods)
}

function bestNamed(pass: Pass, goods: number): number {
  const { skusAt } = pass.board
  let best = skusAt[goods] ?? 0
  if (pass.specs === null && pass.selection.values.size === 0) return best
  let bestScore = -1
  for (let sku = best; sku < (skusAt[goods + 1] ?? 0); sku += 1) {
    const score = scoreOf(pass, sku, goods)
    if (score <= bestScore) continue
    best = sku
    bestScore = score
  }
  return best
}

function switchesMet(flags: number, { sample, direct }: Selection): boolean {
  return (!sample || (flags & isSample) !== 0) && (!direct || (flags & isDirect) !== 0)
}

function notePrice(pass: Pass, price: number): void {
  if (price < pass.minPrice) pass.minPrice = price
  if (price > pass.maxPrice) pass.maxPrice = price
}

// NaN is below nothing and above nothing, so goods without a price fit no limits.
function priceFits(price: number, { low, high }: Selection): boolean {
  return (low === null || price >= low) && (high === null || price <= high)
}

// The SKU that the words name, then one in stock, then the first of the page.
function scoreOf({ board, selection, specs }: Pass, sku: number, goods: number): number {
  const ofSku = specs === null ? 0 : gathered(specs.bits, board.skuFacts, board.skuFactsAt, sku)
  const named = specs === null ? 0 : countMatchedSpecs(specs, ofSku | gathered(specs.bits, board.goodsFacets, board.factsAt, goods))
  if (named === 0 && selection.values.size === 0 && selection.low === null && selection.high === null) return 0
  const sellable = board.inStock[sku] === 1 || ((board.flags[goods] ?? 0) & isDirect) === 0 ? 1 : 0
  return named * 2 + sellable
}
