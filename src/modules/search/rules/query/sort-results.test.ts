import { expect, test } from 'vitest'
import { filterGoods, type Selection } from './filter-goods.ts'
import { sortResults, unitsByCount } from './sort-results.ts'
import { addGoods, emptySearchIndex } from '../index/search-index.ts'

const everything: Selection = {
  categoryId: null,
  values: new Map(),
  low: null,
  high: null,
  inStock: false,
  sample: false,
  direct: false,
  found: null,
  specs: [],
}

/** Goods by their unit and price, their ids counting from 1. */
function indexOf(list: readonly (readonly [unit: string, price: number | null])[]) {
  const board = emptySearchIndex()
  for (const [at, [unit]] of list.entries()) {
    const goods = {
      goodsId: at + 1,
      categoryPath: [],
      sample: false,
      direct: true,
      publishedAt: 0,
      sold: 0,
      facts: [['priceUnit', unit]] as const,
    }
    addGoods(board, { ...goods, skus: [{ productId: at + 1, inStock: true, facts: [] }] })
  }
  return { board, prices: Float64Array.from(list, ([, price]) => price ?? Number.NaN) }
}

test('prices are put in order within one unit after the other, most goods first, and without a price last', () => {
  const index = indexOf([
    ['kg', 260_000],
    ['t', 234_000_000],
    ['t', 231_000_000],
    ['pcs', 90_000],
    ['t', null],
    ['kg', 240_000],
    ['t', 239_000_000],
  ])
  const chosen = filterGoods(index, everything)
  expect(sortResults(index, chosen, { sort: 'price', order: 'asc' }, 9)).toEqual([2, 1, 6, 5, 0, 3, 4])
  expect(sortResults(index, chosen, { sort: 'price', order: 'desc' }, 9)).toEqual([6, 1, 2, 0, 5, 3, 4])
  expect(unitsByCount(index, chosen).map((fact) => index.board.book.facts[fact]?.value)).toEqual(['t', 'kg', 'pcs'])
})

test('limits of one unit leave goods of another out', () => {
  const index = indexOf([
    ['kg', 260_000],
    ['t', 234_000_000],
    ['pcs', 200_000],
  ])
  const chosen = filterGoods(index, { ...everything, low: 1, values: new Map([['priceUnit', ['kg']]]) })
  expect([...chosen.skus]).toEqual([0])
})
