import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterGoods, type Selection } from './filter-goods.ts'
import { addGoods, emptySearchIndex, type IndexedGoods } from '../index/search-index.ts'

type Sku = { dn: string; wall: string; price: number | null; inStock: boolean }
type Goods = { brand: string; top: number; sample: boolean; direct: boolean; skus: Sku[] }
const values = { brand: ['1', '2'], dn: ['50', '80', '100'], wall: ['3', '4'] } as const

const aSku = fc.record({
  dn: fc.constantFrom(...values.dn),
  wall: fc.constantFrom(...values.wall),
  price: fc.option(fc.integer({ min: 1, max: 9 })),
  inStock: fc.boolean(),
})
const someGoods = fc.array(
  fc.record({
    brand: fc.constantFrom(...values.brand),
    top: fc.constantFrom(1, 2),
    sample: fc.boolean(),
    direct: fc.boolean(),
    skus: fc.array(aSku, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 12 },
)
const aSelection = fc.record({
  brand: fc.subarray([...values.brand]),
  dn: fc.subarray([...values.dn]),
  wall: fc.subarray([...values.wall]),
  categoryId: fc.option(fc.constantFrom(1, 2)),
  low: fc.option(fc.integer({ min: 1, max: 9 })),
  inStock: fc.boolean(),
  sample: fc.boolean(),
  direct: fc.boolean(),
})
type Asked = typeof aSelection extends fc.Arbitrary<infer Value> ? Value : never
const codes = ['brand', 'dn', 'wall'] as const

/** True when one SKU of the goods meets everything; a code that is left out is not asked. */
function fits(goods: Goods, asked: Asked, instead: Partial<Record<(typeof codes)[number], readonly string[]>> = {}): boolean {
  if (asked.categoryId !== null && goods.top !== asked.categoryId) return false
  if ((asked.sample && !goods.sample) || (asked.direct && !goods.direct)) return false
  const wanted = { brand: asked.brand, dn: asked.dn, wall: asked.wall, ...instead }
  return goods.skus.some((sku) => {
    const own = { brand: goods.brand, dn: sku.dn, wall: sku.wall }
    if (asked.inStock && !sku.inStock) return false
    if (asked.low !== null && (sku.price === null || sku.price < asked.low)) return false
    return codes.every((code) => wanted[code].length === 0 || wanted[code].includes(own[code]))
  })
}

function boardOf(list: readonly Goods[]) {
  const board = emptySearchIndex()
  const prices: number[] = []
  for (const [goodsId, goods] of list.entries()) {
    const skus = goods.skus.map((sku, index) => ({
      productId: goodsId * 10 + index,
      inStock: sku.inStock,
      facts: [['dn', sku.dn] as const, ['wall', sku.wall] as const],
    }))
    prices.push(...goods.skus.map((sku) => sku.price ?? Number.NaN))
    const { sample, direct, brand, top } = goods
    const made: IndexedGoods = { goodsId, categoryPath: [top], sample, direct, publishedAt: 0, sold: 0, facts: [['brand', brand]], skus }
    addGoods(board, made)
  }
  return { board, prices: Float64Array.from(prices) }
}

test('goods and counts are those that a plain look at every SKU finds', () => {
  fc.assert(
    fc.property(someGoods, aSelection, (list, asked) => {
      const priced = boardOf(list)
      const chosenCodes = codes.filter((code) => asked[code].length > 0)
      const selection: Selection = {
        categoryId: asked.categoryId,
        values: new Map(chosenCodes.map((code) => [code, asked[code]])),
        low: asked.low,
        high: null,
        inStock: asked.inStock,
        sample: asked.sample,
        direct: asked.direct,
        found: null,
        specs: [],
      }
      const chosen = filterGoods(priced, selection)
      expect([...chosen.goods]).toEqual(list.flatMap((goods, place) => (fits(goods, asked) ? [place] : [])))
      for (const [fact, { code, value }] of priced.board.book.facts.entries()) {
        const filter = codes.find((one) => one === code)
        // With the value chosen in its own filter as well, as many goods would have a SKU for it.
        if (filter)
          expect([code, value, chosen.counts[fact]]).toEqual([
            code,
            value,
            list.filter((goods) => fits(goods, asked, { [filter]: [value] })).length,
          ])
      }
    }),
    { numRuns: 400 },
  )
})
