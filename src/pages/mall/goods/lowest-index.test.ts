import { expect, test } from 'vitest'
import { indexOfLowest } from './lowest-index.ts'

test('the least amount is the best, unless nothing stands beside it or two are alike', () => {
  expect(indexOfLowest([23_710, 23_520, null])).toBe(1)
  expect(indexOfLowest([23_520, null])).toBeNull()
  expect(indexOfLowest([1, 1, 5])).toBeNull()
  expect(indexOfLowest([])).toBeNull()
})
