import { expect, test } from 'vitest'
import { chooseGoods, type Selection } from './choose-goods.ts'
import { boardOf, type BoardSku } from './filter-board.ts'
import { orderGoods } from './order-goods.ts'

let products = 0
function aSku(goodsId: number, facts: Record<string, string>, over: Partial<BoardSku> = {}): BoardSku {
  products += 1
  return {
    productId: products,
    goodsId,
    categoryPath: [3, 32, 321],
    price: 47_000_000,
    inStock: true,
    sample: false,
    direct: true,
    publishedAt: goodsId,
    sold: goodsId,
    facts: Object.entries(facts),
    tokens: new Set(Object.values(facts).map((value) => value.toLowerCase())),
    ...over,
  }
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
const board = boardOf([
  aSku(1, { dn: 'DN50', wall: '3.5' }),
  aSku(1, { dn: 'DN100', wall: '4' }, { price: 46_000_000 }),
  aSku(2, { dn: 'DN100', wall: '3.5' }, { inStock: false }),
  aSku(3, { dn: 'DN80', wall: '4' }, { price: null, direct: false, categoryPath: [3, 33] }),
])
const goodsOf = (places: readonly number[]) => places.map((place) => board.skus[place]?.goodsId)
const countOf = (selection: Selection, code: string, value: string) =>
  chooseGoods(board, selection).counts.find((one) => one.code === code && one.value === value)?.count

test('two filters must hold for one SKU, not for two SKUs of the goods together', () => {
  const selection = aSelection({
    values: new Map([
      ['dn', ['DN50']],
      ['wall', ['4']],
    ]),
  })
  expect(chooseGoods(board, selection).shown).toEqual([])
})

test('values of one filter are alternatives and goods count once', () => {
  const selection = aSelection({ values: new Map([['dn', ['DN50', 'DN100']]]) })
  expect(goodsOf(chooseGoods(board, selection).shown)).toEqual([1, 2])
})

test('the count of a value says what would remain if it were chosen in its own filter as well', () => {
  const selection = aSelection({ values: new Map([['dn', ['DN100']]]) })
  expect(countOf(selection, 'wall', '4')).toBe(1)
  expect(countOf(selection, 'wall', '3.5')).toBe(1)
  expect(countOf(selection, 'dn', 'DN50')).toBe(1)
  expect(countOf(selection, 'dn', 'DN80')).toBe(1)
})

test('a value that would leave nothing keeps its place with a count of zero', () => {
  expect(countOf(aSelection({ values: new Map([['dn', ['DN80']]]) }), 'wall', '3.5')).toBe(0)
})

test('the words choose the SKU that is shown', () => {
  const [place = -1] = chooseGoods(board, aSelection({ specs: ['dn100'] })).shown
  expect(board.skus[place]?.facts).toContainEqual(['dn', 'DN100'])
})

test('stock, enquiry, category and price filter', () => {
  expect(goodsOf(chooseGoods(board, aSelection({ inStock: true })).shown)).toEqual([1, 3])
  expect(goodsOf(chooseGoods(board, aSelection({ direct: true })).shown)).toEqual([1, 2])
  expect(goodsOf(chooseGoods(board, aSelection({ categoryId: 33 })).shown)).toEqual([3])
  expect(chooseGoods(board, aSelection({ high: 46_500_000 }))).toMatchObject({ shown: [1], minPrice: 46_000_000, maxPrice: 47_000_000 })
})

test('goods without a price come last whichever way prices are sorted', () => {
  for (const order of ['asc', 'desc'] as const) {
    const places = orderGoods(board, chooseGoods(board, aSelection()).shown, { sort: 'price', order, found: null })
    expect(goodsOf(places).at(-1)).toBe(3)
  }
})

test('relevance follows the rank of the words, then stock, then sales', () => {
  const found = new Map([
    [1, 0.5],
    [2, 0.9],
    [3, 0.5],
  ])
  const places = orderGoods(board, chooseGoods(board, aSelection({ found })).shown, { sort: 'relevance', order: 'desc', found })
  expect(goodsOf(places)).toEqual([2, 3, 1])
})
