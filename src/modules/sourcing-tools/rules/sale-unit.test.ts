import { expect, test } from 'vitest'
import { inSaleUnit } from './sale-unit.ts'

const grams = (code: string) => ({ t: 1_000_000n, kg: 1_000n, g: 1n })[code] ?? null

test('a unit that the SKU is sold in is taken as it is', () => {
  expect(inSaleUnit({ number: '20', unitCode: 't' }, { primary: 't', second: 'kg' }, grams)).toEqual({ number: '20', unit: 'primary' })
  expect(inSaleUnit({ number: '500', unitCode: 'kg' }, { primary: 't', second: 'kg' }, grams)).toEqual({ number: '500', unit: 'second' })
})

test('another mass is converted exactly; pieces are not guessed', () => {
  expect(inSaleUnit({ number: '1500', unitCode: 'kg' }, { primary: 't', second: null }, grams)).toEqual({ number: '1.5', unit: 'primary' })
  expect(inSaleUnit({ number: '2', unitCode: 't' }, { primary: 'kg', second: 'bag' }, grams)).toEqual({ number: '2000', unit: 'primary' })
  expect(inSaleUnit({ number: '20', unitCode: 'zhi' }, { primary: 't', second: null }, grams)).toBeNull()
  expect(inSaleUnit({ number: '2', unitCode: 't' }, { primary: 'bag', second: null }, grams)).toBeNull()
})
