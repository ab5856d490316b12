import { expect, test } from 'vitest'
import { bestPlace } from './best-place.ts'

test('the least amount is the best, unless nothing stands beside it or two are alike', () => {
  expect(bestPlace([23_710, 23_520, null])).toBe(1)
  expect(bestPlace([23_520, null])).toBeNull()
  expect(bestPlace([1, 1, 5])).toBeNull()
  expect(bestPlace([])).toBeNull()
})
