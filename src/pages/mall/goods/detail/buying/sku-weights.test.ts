import { expect, test } from 'vitest'
import { countedUnit, skuWeights, type WeighedGoods } from './sku-weights.ts'

const pipe: WeighedGoods = {
  priceUnitCode: 't',
  secPriceUnitCode: 'zhi',
  specs: [
    { code: 'length', value: '6000' },
    { code: 'steelGrade', value: 'Q235B' },
  ],
}
const axisValues = { dn: 'DN50', od: '60.3', wall: '3.75' }

test("the store's own weight of a piece is taken, and a metre is its share", () => {
  const weights = skuWeights(pipe, { axisValues, unitMassKg: 1000, convToSec: { numerator: 50_000, denominator: 1131 } })
  expect(weights.perPiece).toBeCloseTo(22.62, 6)
  expect(weights.perMetre).toBeCloseTo(3.77, 6)
  expect(weights.isTheoretical).toBe(false)
})

test('without it the dimensions say the weight, and that is marked', () => {
  const weights = skuWeights(pipe, { axisValues, unitMassKg: 1000, convToSec: null })
  expect(weights.perMetre).toBeCloseTo(5.23, 2)
  expect(weights.perPiece).toBeCloseTo(31.38, 1)
  expect(weights.isTheoretical).toBe(true)
})

test('goods sold by the metre weigh the same by piece and metre', () => {
  const tube = { ...pipe, secPriceUnitCode: 'm' }
  expect(skuWeights(tube, { axisValues, unitMassKg: 1000, convToSec: { numerator: 1000, denominator: 2 } })).toEqual({
    perMetre: 2,
    perPiece: 2,
    isTheoretical: false,
  })
})

test('goods that are only weighed have no counted unit and no weight of a piece', () => {
  const ingot = { ...pipe, secPriceUnitCode: 'kg', specs: [] }
  expect(countedUnit(ingot)).toBeNull()
  expect(skuWeights(ingot, { axisValues: {}, unitMassKg: 1000, convToSec: { numerator: 1000, denominator: 1 } }).perPiece).toBeNull()
})
