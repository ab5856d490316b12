import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterGoods, type Selection } from '../query/filter-goods.ts'
import { facetNumber } from './facet-dictionary.ts'
import { addGoods, dropGoods, emptySearchIndex, goodsOfSku, placeOfGoods, type IndexedGoods, type IndexedSku } from './search-index.ts'
import { sortResults } from '../query/sort-results.ts'

let products = 0
type SkuOver = Partial<Pick<IndexedSku, 'inStock'>> & { readonly price?: number }
const prices: number[] = []
function aSku(facts: Record<string, string>, { inStock = true, price = 47_000_000 }: SkuOver = {}): IndexedSku {
  products += 1
  prices.push(price)
  return { productId: products, inStock, facts: Object.entries(facts) }
}
function someGoods(goodsId: number, skus: readonly IndexedSku[], over: Partial<IndexedGoods> = {}): IndexedGoods {
  const usual = { categoryPath: [3, 32, 321], sample: false, direct: true, publishedAt: goodsId, sold: goodsId, facts: [] }
  return { goodsId, skus, ...usual, ...over }
}
function aSelection(over: Partial<Selection> = {}): Selection {
  return {
    categoryId: null,
    values: new Map(),
    low: null,
    high: null,
    inStock: false,
    sample: false,
    direct: false,
    found: null,
    specs: [],
    ...over,
  }
}
const board = emptySearchIndex()
for (const goods of [
  someGoods(1, [aSku({ dn: 'DN50', wall: '3.5' }), aSku({ dn: 'DN100', wall: '4' }, { price: 46_000_000 })]),
  someGoods(2, [aSku({ dn: 'DN100', wall: '3.5' }, { inStock: false })]),
  someGoods(3, [aSku({ dn: 'DN80', wall: '4' }, { price: Number.NaN })], { direct: false, categoryPath: [3, 33] }),
]) {
  addGoods(board, goods)
}
const priced = { board, prices: Float64Array.from(prices) }
const choose = (over: Partial<Selection>) => filterGoods(priced, aSelection(over))
const goodsIds = (over: Partial<Selection>) => [...choose(over).goods].map((place) => board.goodsIds[place])
const ordered = (over: Partial<Selection>, ordering: Parameters<typeof sortResults>[2], most = 10) =>
  sortResults(priced, choose(over), ordering, most).map((sku) => board.goodsIds[goodsOfSku(board, sku)])
const countOf = (over: Partial<Selection>, code: string, value: string) => choose(over).counts[facetNumber(board.book, code, value) ?? -1]

test('two filters must hold for one SKU, not for two SKUs of the goods together', () => {
  const values = new Map([
    ['dn', ['DN50']],
    ['wall', ['4']],
  ])
  expect(goodsIds({ values })).toEqual([])
})

test('values of one filter are alternatives and goods count once', () => {
  expect(goodsIds({ values: new Map([['dn', ['DN50', 'DN100']]]) })).toEqual([1, 2])
})

test('the count of a value says what would remain if it were chosen in its own filter as well', () => {
  const values = new Map([['dn', ['DN100']]])
  expect(countOf({ values }, 'wall', '4')).toBe(1)
  expect(countOf({ values }, 'wall', '3.5')).toBe(1)
  expect(countOf({ values }, 'dn', 'DN50')).toBe(1)
  expect(countOf({ values }, 'dn', 'DN80')).toBe(1)
})

test('a value that would leave nothing keeps its place with a count of zero', () => {
  const { base, counts } = choose({ values: new Map([['dn', ['DN80']]]) })
  const fact = facetNumber(board.book, 'wall', '3.5') ?? -1
  expect([base[fact], counts[fact]]).toEqual([2, 0])
})

test.each(['dn100', 'dn100x4'])('the words choose the SKU that is shown: %s', (token) => {
  const [sku = -1] = choose({ specs: [token] }).skus
  expect(board.productIds[sku]).toBe(2)
})

test('stock, enquiry, category and price filter', () => {
  expect(goodsIds({ inStock: true })).toEqual([1, 3])
  expect(goodsIds({ direct: true })).toEqual([1, 2])
  expect(goodsIds({ categoryId: 33 })).toEqual([3])
  expect(goodsIds({ high: 46_500_000 })).toEqual([1])
  expect(choose({ high: 46_500_000 })).toMatchObject({ minPrice: 46_000_000, maxPrice: 47_000_000 })
})

test('goods without a price come last whichever way prices are sorted', () => {
  for (const order of ['asc', 'desc'] as const) expect(ordered({}, { sort: 'price', order }).at(-1)).toBe(3)
})

test('relevance follows the rank of the words, then stock, then sales', () => {
  const found = { goods: Int32Array.of(0, 1, 2), ranks: Float32Array.of(0.5, 0.9, 0.5) }
  expect(ordered({ found }, { sort: 'relevance', order: 'desc' })).toEqual([2, 3, 1])
})

test('the first of many are the same as the first of all in order', () => {
  const all = ordered({}, { sort: 'new', order: 'desc' })
  expect(all).toEqual([3, 2, 1])
  expect(ordered({}, { sort: 'new', order: 'desc' }, 2)).toEqual([3, 2])
})

test('changed goods count once, in their new form; dropped goods not at all', () => {
  const changing = emptySearchIndex()
  addGoods(changing, someGoods(1, [aSku({ dn: 'DN50' })]))
  addGoods(changing, someGoods(2, [aSku({ dn: 'DN50' })]))
  addGoods(changing, someGoods(1, [aSku({ dn: 'DN65' }), aSku({ dn: 'DN80' })]))
  dropGoods(changing, 2)
  const { goods, counts } = filterGoods({ board: changing, prices: new Float64Array(5) }, aSelection({}))
  const counted = [...(changing.book.numberOf.get('dn') ?? [])].filter(([, fact]) => (counts[fact] ?? 0) > 0)
  expect([[...goods].map((place) => changing.goodsIds[place]), changing.liveSkus]).toEqual([[1], 2])
  expect(counted.map(([, fact]) => changing.book.facts[fact]?.value)).toEqual(['DN65', 'DN80'])
})

test('every living goods is found at its newest place, whatever came and went', () => {
  const aTurn = fc.tuple(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5_000_000_000 })), fc.nat(3))
  fc.assert(
    fc.property(fc.array(aTurn, { maxLength: 1_500 }), (turns) => {
      const changing = emptySearchIndex()
      const places = new Map<number, number>()
      for (const [goodsId, turn] of turns) {
        if (turn > 0) places.set(goodsId, addGoods(changing, someGoods(goodsId, [])))
        else {
          dropGoods(changing, goodsId)
          places.delete(goodsId)
        }
      }
      for (const [goodsId] of turns) expect(placeOfGoods(changing, goodsId)).toBe(places.get(goodsId))
      expect(changing.goodsCount - changing.deadGoods).toBe(places.size)
    }),
    { numRuns: 30 },
  )
})
