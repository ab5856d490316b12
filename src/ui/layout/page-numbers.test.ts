import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('up to seven pages are all shown', () => {
  expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('more are folded around the current page', () => {
  expect(pageNumbers(1, 55)).toEqual([1, 2, 3, 4, 5, null, 55])
  expect(pageNumbers(20, 55)).toEqual([1, null, 19, 20, 21, null, 55])
  expect(pageNumbers(55, 55)).toEqual([1, null, 51, 52, 53, 54, 55])
})
