import { expect, test } from 'vitest'
import { parseRatio, ratioOf } from '../../../kernel/quantity/unit-conversion.ts'
import { inUnit, quantityProblem, ruleIn, stockNumberOf, type SaleCount } from './sale-quantity.ts'

const ingots: SaleCount = {
  precision: 3,
  secPrecision: 2,
  convToSec: ratioOf(1000n, 1n) ?? null,
  min: 1000n,
  step: 1000n,
  limit: 60_000n,
  available: 12_000n,
}
// One tonne is 36.1 lengths: a length is no whole number of kilograms.
const pipes: SaleCount = {
  precision: 3,
  secPrecision: 0,
  convToSec: parseRatio('36.1') ?? null,
  min: 1000n,
  step: 1000n,
  limit: null,
  available: 10_000n,
}

test("in the trade unit the rule is the SKU's own", () => {
  expect(ruleIn(ingots, 'primary')).toEqual({ min: 1000n, step: 1000n, limit: 60_000n, stock: 12_000n })
})

test('kilograms of a SKU sold in tonnes step as the tonnes do', () => {
  expect(ruleIn(ingots, 'second')).toEqual({ min: 100_000n, step: 100_000n, limit: 6_000_000n, stock: 1_200_000n })
})

test('a step that is no whole length leaves every length free, from the minimum on', () => {
  expect(ruleIn(pipes, 'second')).toEqual({ min: 37n, step: 1n, stock: 361n })
})

test('a length takes from the stock rounded up to the kilogram', () => {
  expect(stockNumberOf(pipes, 37n, 'second')).toBe(1025n) // 1.02493… t
  expect(stockNumberOf(pipes, 2500n, 'primary')).toBe(2500n)
})

test('what the stock gives is rounded down, so that all of it can be bought', () => {
  const most = inUnit(pipes, pipes.available, 'second', 'down')
  expect(stockNumberOf(pipes, most, 'second')).toBeLessThanOrEqual(pipes.available)
})

test.each([
  ['primary', 500n, 'belowMin', [1]],
  ['primary', 1500n, 'offStep', [1, 2]],
  ['primary', 70_000n, 'aboveLimit', [12]],
  ['primary', 13_000n, 'aboveStock', [12]],
  ['second', 150_000n, 'offStep', [1000, 2000]],
  ['primary', 0n, 'belowMin', [1]],
] as const)('%s %s is refused as %s with the nearest legal quantities', (unit, number, code, suggest) => {
  expect(quantityProblem(ingots, { number, unit, unitName: '吨' })).toMatchObject({ code, suggest })
})

test('a legal quantity has no problem, and a stock below the minimum is sold out', () => {
  expect(quantityProblem(ingots, { number: 2000n, unit: 'primary', unitName: '吨' })).toBeNull()
  expect(quantityProblem({ ...ingots, available: 999n }, { number: 1000n, unit: 'primary', unitName: '吨' })?.code).toBe('soldOut')
})

test('a free step of a unit with decimals is a whole one, and so is the least quantity', () => {
  const metres: SaleCount = { ...pipes, secPrecision: 2, convToSec: parseRatio('36.1234') ?? null }
  expect(ruleIn(metres, 'second')).toMatchObject({ min: 3700n, step: 100n })
  expect(ruleIn({ ...metres, min: 500n }, 'second')).toMatchObject({ min: 1900n, step: 100n })
})

test('a quantity between two steps names both, one above the last step names that one alone', () => {
  const problem = (number: bigint, over: Partial<SaleCount> = {}) =>
    quantityProblem({ ...ingots, ...over }, { number, unit: 'primary', unitName: 't' })
  expect(problem(1500n)).toMatchObject({ word: 'offStep', suggest: [1, 2] })
  expect(problem(2500n, { available: 2_900n })).toMatchObject({ code: 'offStep', word: 'offStepOne', suggest: [2] })
  expect(problem(500n)).toMatchObject({ word: 'belowMin' })
})
