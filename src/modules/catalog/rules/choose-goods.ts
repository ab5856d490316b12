import { factKey } from './fact-book.ts'
import { goodsHas, isDirect, isSample, type Board } from './filter-board.ts'
import { namedSpecs, specBits } from './named-specs.ts'

/** A board with the prices of one class, by place of the SKU: 1/10000 yuan, NaN where the price is asked for. */
export type PricedBoard = { readonly board: Board; readonly prices: Float64Array }

/** Goods that words found, as places in rising order, each with its rank. */
export type FoundGoods = { readonly goods: Int32Array; readonly ranks: Float32Array }

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
  readonly found: FoundGoods | null
  /** Specification tokens of the words: they choose the SKU that is shown. */
  readonly specs: readonly string[]
}

export type Chosen = {
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

// One bit of a number per filter.
const mostFilters = 30

/** Chooses goods and counts what remains per value, in one pass over the goods that the words and the category leave. */
export function chooseGoods(priced: PricedBoard, selection: Selection): Chosen {
  const pass = passOf(priced, selection)
  const candidates = selection.found?.goods
  const many = candidates?.length ?? priced.board.goodsCount
  const skus = new Int32Array(many)
  const goods = new Int32Array(many)
  const ranks = new Float32Array(many)
  const categoryFact =
    selection.categoryId === null ? -1 : (priced.board.book.numberOf.get(factKey('category', String(selection.categoryId))) ?? -2)
  let total = 0
  for (let index = 0; index < many; index += 1) {
    const place = candidates ? (candidates[index] ?? 0) : index
    if (priced.board.alive[place] !== 1 || (categoryFact !== -1 && !goodsHas(priced.board, place, categoryFact))) continue
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
    counts,
    base: pass.filtered ? base : counts,
    minPrice: minPrice === Infinity ? null : minPrice,
    maxPrice: maxPrice === -Infinity ? null : maxPrice,
  }
}

type Pass = PricedBoard & {
  readonly selection: Selection
  /** Per fact the bits of the filters that it meets, and the bit of the filter of its code. */
  readonly meets: Int32Array
  readonly codeBit: Int32Array
  /** All bits: a SKU that has them all meets every filter. */
  readonly whole: number
  readonly filtered: boolean
  readonly specs: ReturnType<typeof specBits>
  readonly counts: Int32Array
  readonly base: Int32Array
  /** The goods that a fact was counted for last. */
  readonly countedFor: Int32Array
  readonly basedFor: Int32Array
  minPrice: number
  maxPrice: number
}

function passOf({ board, prices }: PricedBoard, selection: Selection): Pass {
  const facts = board.book.facts.length
  const column = () => new Int32Array(facts)
  const meets = column()
  const codeBit = column()
  const filters = [...selection.values].slice(0, mostFilters)
  for (const [index, [code, values]] of filters.entries()) {
    for (const number of board.book.ofCode.get(code) ?? []) codeBit[number] = 1 << index
    for (const value of values) {
      const number = board.book.numberOf.get(factKey(code, value))
      if (number !== undefined) meets[number] = 1 << index
    }
  }
  const { low, high, inStock, sample, direct } = selection
  return {
    board,
    prices,
    selection,
    meets,
    codeBit,
    whole: (1 << filters.length) - 1,
    counts: column(),
    base: column(),
    filtered: filters.length > 0 || low !== null || high !== null || inStock || sample || direct,
    specs: specBits(board.book, selection.specs),
    countedFor: column().fill(-1),
    basedFor: column().fill(-1),
    minPrice: Infinity,
    maxPrice: -Infinity,
  }
}

/** Counts one goods and answers the place of its best SKU, −1 when none meets everything. */
function lookAt(pass: Pass, goods: number): number {
  const { board, selection, whole } = pass
  const end = board.skusAt[goods + 1] ?? 0
  const open = switchesMet(board.flags[goods] ?? 0, selection)
  const ofGoods = gathered(pass.meets, board.goodsFacts, board.factsAt, goods)
  let best = -1
  let bestScore = -1
  if (pass.filtered)
    count(pass.base, pass.basedFor, board.goodsFacts, { from: board.factsAt[goods] ?? 0, to: board.factsAt[goods + 1] ?? 0, goods })
  for (let sku = board.skusAt[goods] ?? 0; sku < end; sku += 1) {
    const own = { from: board.skuFactsAt[sku] ?? 0, to: board.skuFactsAt[sku + 1] ?? 0, goods }
    if (pass.filtered) count(pass.base, pass.basedFor, board.skuFacts, own)
    const missed = whole & ~(whole === 0 ? 0 : ofGoods | gathered(pass.meets, board.skuFacts, board.skuFactsAt, sku))
    // More than one filter fails: the SKU counts nowhere.
    if ((missed & (missed - 1)) !== 0) continue
    const price = pass.prices[sku] ?? Number.NaN
    if (missed === 0) notePrice(pass, price)
    if (!open || (selection.inStock && board.inStock[sku] !== 1) || !priceFits(price, selection)) continue
    countUnder(pass, goods, own, missed)
    if (missed !== 0) continue
    const score = scoreOf(pass, sku, goods)
    if (score > bestScore) {
      best = sku
      bestScore = score
    }
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

/** The bits of all facts of one goods or SKU together. */
function gathered(bits: Int32Array, facts: Int32Array, at: Int32Array, place: number): number {
  const end = at[place + 1] ?? 0
  let all = 0
  for (let index = at[place] ?? 0; index < end; index += 1) all |= bits[facts[index] ?? 0] ?? 0
  return all
}

type Range = { readonly from: number; readonly to: number; readonly goods: number }

/** Counts a goods once per value. */
function count(counts: Int32Array, countedFor: Int32Array, facts: Int32Array, { from, to, goods }: Range): void {
  for (let index = from; index < to; index += 1) {
    const fact = facts[index] ?? 0
    if (countedFor[fact] === goods) continue
    countedFor[fact] = goods
    counts[fact] = (counts[fact] ?? 0) + 1
  }
}

/** Counts a SKU: all its values when it meets every filter, only those of the filter's own code when it misses that one. */
function countUnder(pass: Pass, goods: number, own: Range, missed: number): void {
  const { board, counts, countedFor, codeBit } = pass
  const ofGoods = { from: board.factsAt[goods] ?? 0, to: board.factsAt[goods + 1] ?? 0, goods }
  if (missed === 0) {
    count(counts, countedFor, board.goodsFacts, ofGoods)
    count(counts, countedFor, board.skuFacts, own)
    return
  }
  for (const [facts, range] of [[board.goodsFacts, ofGoods] as const, [board.skuFacts, own] as const]) {
    for (let index = range.from; index < range.to; index += 1) {
      const fact = facts[index] ?? 0
      if (codeBit[fact] === missed) count(counts, countedFor, facts, { from: index, to: index + 1, goods })
    }
  }
}

// The SKU that the words name, then one in stock, then the first of the page.
function scoreOf(pass: Pass, sku: number, goods: number): number {
  const { board, selection, specs } = pass
  const named =
    specs === null
      ? 0
      : namedSpecs(
          specs,
          gathered(specs.bits, board.skuFacts, board.skuFactsAt, sku) | gathered(specs.bits, board.goodsFacts, board.factsAt, goods),
        )
  if (named === 0 && selection.values.size === 0 && selection.low === null && selection.high === null) return 0
  const sellable = board.inStock[sku] === 1 || ((board.flags[goods] ?? 0) & isDirect) === 0 ? 1 : 0
  return named * 2 + sellable
}
