import { expect, test } from 'vitest'
import { inPrimary, reachedTier, saleUnit, stepsFrom, unitKindsOf } from './sale-unit.ts'

const goods = { priceUnit: 't', secPriceUnit: 'kg', saleUnitState: 2 as const, minBuyNum: 1, buyStep: 0.5, buyLimit: null }
const sku = {
  productId: 1,
  axisValues: {},
  specText: '',
  goodsPrice: 23710,
  secPrice: 24.18,
  flash: null,
  team: null,
  tiers: [],
  productStock: 180,
  warehouses: [],
  unitMassKg: 1000,
  convToSec: { numerator: 1000, denominator: 1 },
  secPrecision: 2,
}

test('the trade unit keeps the rules of the goods; stock or limit is the most', () => {
  expect(saleUnit(goods, sku, 'primary')).toMatchObject({ name: 't', price: 23710, min: '1', step: '0.5', max: '180' })
  expect(saleUnit({ ...goods, buyLimit: 20 }, sku, 'primary').max).toBe('20')
})

test('the second unit has the converted rules', () => {
  expect(saleUnit(goods, sku, 'second')).toMatchObject({ name: 'kg', price: 24.18, min: '1000', step: '500', max: '180000' })
})

test('a minimum that cannot be counted is rounded up and the step becomes the smallest countable', () => {
  const lengths = { ...sku, convToSec: { numerator: 100000, denominator: 2995 }, secPrecision: 0 }
  expect(saleUnit({ ...goods, secPriceUnit: 'pc', buyStep: 1 }, lengths, 'second')).toMatchObject({ min: '34', step: '1', max: '6010' })
})

test('the second unit is offered only where it can be sold and converted', () => {
  expect(unitKindsOf(goods, sku)).toEqual(['primary', 'second'])
  expect(unitKindsOf({ ...goods, saleUnitState: 1 }, sku)).toEqual(['primary'])
  expect(unitKindsOf(goods, { ...sku, convToSec: null })).toEqual(['primary'])
})

test('tiers are reached by the quantity in trade units', () => {
  const tiers = [
    { minNum: 1, goodsPrice: 9, secPrice: null },
    { minNum: 25, goodsPrice: 8, secPrice: null },
  ]
  expect([0.5, 1, 24.9, 25].map((number) => reachedTier(tiers, number))).toEqual([-1, 0, 0, 1])
  expect(inPrimary('25000', 'second', sku)).toBe(25)
})

test('steps begin at the least quantity: goods with one step show the price before it and the one after it', () => {
  const step = { minNum: 10, goodsPrice: 23000, secPrice: 23 }
  expect(stepsFrom(1, { ...sku, tiers: [step] })).toEqual([{ minNum: 1, goodsPrice: 23710, secPrice: 24.18 }, step])
  expect(stepsFrom(10, { ...sku, tiers: [step] })).toEqual([step])
  expect(stepsFrom(1, { ...sku, tiers: [] })).toEqual([])
  expect(stepsFrom(1, { ...sku, goodsPrice: null, tiers: [step] })).toEqual([step])
})
