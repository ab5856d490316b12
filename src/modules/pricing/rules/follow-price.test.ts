import { expect, test } from 'vitest'
import { ratioOf, type Ratio } from '../../../kernel/quantity/unit-conversion.ts'
import { followPrice } from './follow-price.ts'

const ratio = (num: bigint, den: bigint): Ratio => {
  const made = ratioOf(num, den)
  if (!made) throw new Error('a test ratio is wrong')
  return made
}
const kilograms = ratio(1000n, 1n)

test('100 yuan more per tonne are 0.10 yuan more per kilogram, above the surcharge that stays', () => {
  expect(followPrice({ from: 235_700_000n, to: 236_700_000n, second: 240_400n }, kilograms)).toBe(241_400n)
})

test('up and down again comes back to the same price', () => {
  const up = followPrice({ from: 235_700_000n, to: 235_710_000n, second: 240_400n }, kilograms)
  expect(followPrice({ from: 235_710_000n, to: 235_700_000n, second: up }, kilograms)).toBe(240_400n)
})

test('a first price is made by the ratio alone, rounded once', () => {
  expect(followPrice({ from: null, to: 100_000n, second: null }, ratio(3n, 1n))).toBe(33_333n)
})

test('a price never falls to nothing', () => {
  expect(followPrice({ from: 235_700_000n, to: 10_000n, second: 100_000n }, kilograms)).toBe(1n)
})
