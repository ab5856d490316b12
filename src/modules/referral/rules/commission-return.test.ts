import { expect, test } from 'vitest'
import { returnOf, statementTotal } from './commission-return.ts'

const earned = { base: 1_234_567n, rateBp: 150 }

test('a refund of everything takes back the whole commission', () => {
  expect(returnOf(earned, 0n, 1_234_567n)).toEqual({ base: 1_234_567n, amount: 18_519n })
})

test('refunds in parts take back exactly what one would, whatever their roundings', () => {
  let [before, amount] = [0n, 0n]
  for (const part of [333n, 1n, 700_000n, 34_567n, 499_666n]) {
    const back = returnOf(earned, before, part)
    before += back.base
    amount += back.amount
  }
  expect([before, amount]).toEqual([1_234_567n, 18_519n])
})

test('more than the goods is not taken back, and nothing twice', () => {
  expect(returnOf(earned, 1_000_000n, 999_999_999n).base).toBe(234_567n)
  expect(returnOf(earned, 1_234_567n, 1n)).toEqual({ base: 0n, amount: 0n })
})

test('a statement pays what is left; while nothing is left it waits', () => {
  expect(statementTotal([1_000n, 500n], [300n])).toBe(1_200n)
  expect(statementTotal([300n], [300n])).toBeNull()
  expect(statementTotal([100n], [300n])).toBeNull()
  expect(statementTotal([], [])).toBeNull()
})
