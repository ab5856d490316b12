import { factKey, type Board, type BoardSku } from './filter-board.ts'

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
  /** Goods that the words found, with their rank; null without words. */
  readonly found: ReadonlyMap<number, number> | null
  /** Specification tokens of the words: they choose the SKU that is shown. */
  readonly specs: readonly string[]
}

/** How many goods would remain with this value as well; `base` counts by words and category alone. */
export type FactCount = { readonly code: string; readonly value: string; readonly count: number; readonly base: number }

export type Chosen = {
  /** The best matching SKU of each goods, as places on the board. */
  readonly shown: readonly number[]
  readonly counts: readonly FactCount[]
  /** Lowest and highest price under all filters but the price. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
}

type Counter = { readonly counts: Int32Array; readonly lastGoods: Int32Array }

/** Chooses goods and counts what remains per value, in one pass over the SKUs. */
export function chooseGoods(board: Board, selection: Selection): Chosen {
  const filters = filtersOf(board, selection)
  const counter = counterFor(board)
  const base = counterFor(board)
  const shown: number[] = []
  let best = -1
  let bestScore = -1
  let minPrice: number | null = null
  let maxPrice: number | null = null
  for (const [place, sku] of board.skus.entries()) {
    const goods = board.goodsOf[place] ?? 0
    if (best >= 0 && board.goodsOf[best] !== goods) {
      shown.push(best)
      best = -1
      bestScore = -1
    }
    if (!inBase(sku, selection)) continue
    count(board, base, place, null)
    const failed = failedFilter(board, filters, place)
    if (failed === 'several') continue
    const priceFits = withinPrice(sku, selection)
    if (failed === null && sku.price !== null) {
      minPrice = minPrice === null ? sku.price : Math.min(minPrice, sku.price)
      maxPrice = maxPrice === null ? sku.price : Math.max(maxPrice, sku.price)
    }
    if (!priceFits) continue
    count(board, counter, place, failed)
    if (failed !== null) continue
    const score = scoreOf(sku, selection)
    if (score > bestScore) {
      best = place
      bestScore = score
    }
  }
  if (best >= 0) shown.push(best)
  return { shown, counts: factCounts(board, base, counter), minPrice, maxPrice }
}

type Filter = { readonly code: string; readonly wanted: ReadonlySet<number> }

function filtersOf(board: Board, selection: Selection): Filter[] {
  return [...selection.values].map(([code, values]) => ({
    code,
    wanted: new Set(values.map((value) => board.numberOf.get(factKey(code, value)) ?? -1)),
  }))
}

function inBase(sku: BoardSku, selection: Selection): boolean {
  if (selection.found !== null && !selection.found.has(sku.goodsId)) return false
  return selection.categoryId === null || sku.categoryPath.includes(selection.categoryId)
}

/** The one filter that a SKU fails, null when none, `several` when more than one or one of the switches. */
function failedFilter(board: Board, filters: readonly Filter[], place: number): string | null | 'several' {
  const sku = board.skus[place]
  const facts = board.factsOf[place]
  if (!sku || !facts) return 'several'
  let failed: string | null = null
  for (const filter of filters) {
    if (facts.some((number) => filter.wanted.has(number))) continue
    if (failed !== null) return 'several'
    failed = filter.code
  }
  return failed
}

function withinPrice(sku: BoardSku, { low, high, inStock, sample, direct }: Selection): boolean {
  if ((inStock && !sku.inStock) || (sample && !sku.sample) || (direct && !sku.direct)) return false
  if (low === null && high === null) return true
  return sku.price !== null && (low === null || sku.price >= low) && (high === null || sku.price <= high)
}

// The SKU that the words name, then one in stock, then the first of the page.
function scoreOf(sku: BoardSku, selection: Selection): number {
  let named = 0
  for (const token of selection.specs) if (sku.tokens.has(token)) named += 1
  const sellable = sku.inStock || !sku.direct ? 1 : 0
  return named * 2 + (named > 0 || selection.values.size > 0 || selection.low !== null || selection.high !== null ? sellable : 0)
}

function counterFor(board: Board): Counter {
  return { counts: new Int32Array(board.facts.length), lastGoods: new Int32Array(board.facts.length).fill(-1) }
}

/** Counts the goods of a SKU once per value; under a failed filter only the values of that filter. */
function count(board: Board, counter: Counter, place: number, onlyCode: string | null): void {
  const goods = board.goodsOf[place] ?? 0
  for (const number of board.factsOf[place] ?? []) {
    if (counter.lastGoods[number] === goods) continue
    if (onlyCode !== null && board.facts[number]?.code !== onlyCode) continue
    counter.lastGoods[number] = goods
    counter.counts[number] = (counter.counts[number] ?? 0) + 1
  }
}

function factCounts(board: Board, base: Counter, counter: Counter): FactCount[] {
  const counts: FactCount[] = []
  for (const [number, fact] of board.facts.entries()) {
    const inAll = base.counts[number] ?? 0
    if (inAll > 0) counts.push({ code: fact.code, value: fact.value, count: counter.counts[number] ?? 0, base: inAll })
  }
  return counts
}
