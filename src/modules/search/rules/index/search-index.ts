import { withFacetValue, withNumber, withCapacity, type FacetColumn, type NumberColumn } from './typed-columns.ts'
import { emptyFacetDictionary, addFacet, type FacetDictionary } from './facet-dictionary.ts'

/** The code of the fact that says per which unit goods are priced: prices are compared within one. */
export const priceUnitCode = 'priceUnit'

/** One goods as filters see it, with its SKUs in the order of its page. */
export type IndexedGoods = {
  readonly goodsId: number
  readonly categoryPath: readonly number[]
  readonly sample: boolean
  /** True when it can be ordered without an enquiry. */
  readonly direct: boolean
  readonly publishedAt: number
  readonly sold: number
  /** Filter code and value; a code may come more than once (standards). */
  readonly facts: readonly (readonly [code: string, value: string])[]
  readonly skus: readonly IndexedSku[]
}
export type IndexedSku = {
  readonly productId: number
  readonly inStock: boolean
  /** What this SKU has beside the facts of its goods. */
  readonly facts: readonly (readonly [code: string, value: string])[]
}

export const isSample = 1
export const isDirect = 2
const fewestSlots = 1_024

/**
 * All goods on sale and their SKUs in columns of numbers (decision 010). Goods are only ever appended: changed goods get a
 * new place and their old one dies, so a place once given stays true. Prices are not here: each class has its own column.
 */
export type SearchIndex = {
  readonly book: FacetDictionary
  goodsCount: number
  skuCount: number
  deadGoods: number
  liveSkus: number
  /** Per place of a goods. `skusAt` and `factsAt` have one entry more: where the next begins. */
  goodsIds: Float64Array
  alive: Uint8Array
  flags: Uint8Array
  publishedAt: Float64Array
  sold: Float64Array
  skusAt: Int32Array
  factsAt: Int32Array
  goodsFacets: FacetColumn
  /** The facts of a goods and of all its SKUs together, each once: what it counts for when nothing tells its SKUs apart. */
  allFactsAt: Int32Array
  allFacts: FacetColumn
  /** Per place of a SKU. */
  productIds: NumberColumn
  inStock: Uint8Array
  skuFactsAt: Int32Array
  skuFacts: FacetColumn
  /** Newest places of the goods and one, each where the hash of its id says or the next free one; 0 is free. A power of two long. */
  slots: Int32Array
}

export function emptySearchIndex(): SearchIndex {
  return {
    book: emptyFacetDictionary(),
    goodsCount: 0,
    skuCount: 0,
    deadGoods: 0,
    liveSkus: 0,
    goodsIds: new Float64Array(0),
    alive: new Uint8Array(0),
    flags: new Uint8Array(0),
    publishedAt: new Float64Array(0),
    sold: new Float64Array(0),
    skusAt: new Int32Array(1),
    factsAt: new Int32Array(1),
    goodsFacets: new Uint16Array(0),
    allFactsAt: new Int32Array(1),
    allFacts: new Uint16Array(0),
    productIds: new Uint32Array(0),
    inStock: new Uint8Array(0),
    skuFactsAt: new Int32Array(1),
    skuFacts: new Uint16Array(0),
    slots: new Int32Array(fewestSlots),
  }
}

/** Appends goods; those that were there under the same id die. Answers their place. Categories become facts of the code `category`. */
export function addGoods(board: SearchIndex, goods: IndexedGoods): number {
  dropGoods(board, goods.goodsId)
  const place = board.goodsCount
  board.goodsCount += 1
  board.goodsIds = put(board.goodsIds, place, goods.goodsId)
  board.alive = put(board.alive, place, 1)
  board.flags = put(board.flags, place, (goods.sample ? isSample : 0) | (goods.direct ? isDirect : 0))
  board.publishedAt = put(board.publishedAt, place, goods.publishedAt)
  board.sold = put(board.sold, place, goods.sold)
  // The categories stand first: most lists begin with one.
  const own = [...goods.categoryPath.map((id) => ['category', String(id)] as const), ...goods.facts]
  let factsEnd = board.factsAt[place] ?? 0
  const all = numbersOf(board.book, own)
  for (const fact of all) board.goodsFacets = withFacetValue(board.goodsFacets, factsEnd++, fact)
  board.factsAt = put(board.factsAt, place + 1, factsEnd)
  for (const sku of goods.skus) for (const fact of addSku(board, sku)) all.add(fact)
  let allEnd = board.allFactsAt[place] ?? 0
  for (const fact of all) board.allFacts = withFacetValue(board.allFacts, allEnd++, fact)
  board.allFactsAt = put(board.allFactsAt, place + 1, allEnd)
  board.skusAt = put(board.skusAt, place + 1, board.skuCount)
  board.liveSkus += goods.skus.length
  if (board.goodsCount * 2 <= board.slots.length) putIntoSlots(board, place)
  else {
    board.slots = new Int32Array(board.slots.length * 2)
    for (let each = 0; each < board.goodsCount; each += 1) putIntoSlots(board, each)
  }
  return place
}

/** Appends a SKU; answers its facts. */
function addSku(board: SearchIndex, sku: IndexedSku): ReadonlySet<number> {
  const place = board.skuCount
  board.skuCount += 1
  board.productIds = withNumber(board.productIds, place, sku.productId)
  board.inStock = put(board.inStock, place, sku.inStock ? 1 : 0)
  let end = board.skuFactsAt[place] ?? 0
  const own = numbersOf(board.book, sku.facts)
  for (const fact of own) board.skuFacts = withFacetValue(board.skuFacts, end++, fact)
  board.skuFactsAt = put(board.skuFactsAt, place + 1, end)
  return own
}

/** Takes goods from the board; what is not there stays away. */
export function dropGoods(board: SearchIndex, goodsId: number): void {
  const place = placeOfGoods(board, goodsId)
  if (place === undefined) return
  board.alive[place] = 0
  board.deadGoods += 1
  board.liveSkus -= (board.skusAt[place + 1] ?? 0) - (board.skusAt[place] ?? 0)
}

/** Where living goods are; undefined for those that are not there. A Map of a million SKUs' goods is 4 MB that every collection walks through. */
export function placeOfGoods(board: SearchIndex, goodsId: number): number | undefined {
  const place = (board.slots[slotOf(board, goodsId)] ?? 0) - 1
  return place >= 0 && board.alive[place] === 1 ? place : undefined
}

/** The slot with the newest place of a goods, living or dead, or the free one for it. */
function slotOf({ slots, goodsIds }: SearchIndex, goodsId: number): number {
  let slot = (Math.imul(goodsId, 0x9e3779b1) >>> 7) & (slots.length - 1)
  for (let place = slots[slot] ?? 0; place !== 0 && goodsIds[place - 1] !== goodsId; place = slots[slot] ?? 0)
    slot = (slot + 1) & (slots.length - 1)
  return slot
}

function putIntoSlots(board: SearchIndex, place: number): void {
  board.slots[slotOf(board, board.goodsIds[place] ?? 0)] = place + 1
}

/** The place of the goods that a SKU (its place) belongs to. */
export function goodsOfSku(board: SearchIndex, sku: number): number {
  let low = 0
  let high = board.goodsCount - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((board.skusAt[middle] ?? 0) <= sku) low = middle
    else high = middle - 1
  }
  return low
}

/** True when the goods (its place) has this fact itself, not by a SKU. */
export function goodsHas(board: SearchIndex, goods: number, fact: number): boolean {
  const end = board.factsAt[goods + 1] ?? 0
  for (let at = board.factsAt[goods] ?? 0; at < end; at += 1) if (board.goodsFacets[at] === fact) return true
  return false
}

function numbersOf(book: FacetDictionary, facts: readonly (readonly [string, string])[]): Set<number> {
  return new Set(facts.map(([code, value]) => addFacet(book, code, value)))
}

function put<Values extends Int32Array | Float64Array | Uint8Array>(values: Values, at: number, value: number): Values {
  const roomy = withCapacity(values, at + 1)
  roomy[at] = value
  return roomy
}
