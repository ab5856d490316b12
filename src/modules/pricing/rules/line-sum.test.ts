import { expect, test } from 'vitest'
import { lineSum } from './line-sum.ts'

test('a line is rounded half up to the fen once', () => {
  expect(lineSum(141.37, 37)).toBe(5230.69)
  expect(lineSum(0.125, 1)).toBe(0.13)
  expect(lineSum(1.005, 100)).toBe(100.5)
  expect(lineSum(23710, 0.001)).toBe(23.71)
})
