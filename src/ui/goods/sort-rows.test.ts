import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

const rows = [{ price: 3 }, { price: null }, { price: 1 }, { price: 2 }]
const prices = (isDescending: boolean) => sortRows(rows, (row) => row.price, isDescending).map((row) => row.price)

test('rows without a value stand last in both directions', () => {
  expect(prices(false)).toEqual([1, 2, 3, null])
  expect(prices(true)).toEqual([3, 2, 1, null])
  expect(sortRows(rows, undefined, true)).toBe(rows)
})

test('a head is pressed from rising to falling to the order that was given', () => {
  const rising = nextSort(null, 'price')
  const falling = nextSort(rising, 'price')
  expect([rising, falling, nextSort(falling, 'price')]).toEqual([
    { key: 'price', isDescending: false },
    { key: 'price', isDescending: true },
    null,
  ])
  expect(nextSort(falling, 'stock')).toEqual({ key: 'stock', isDescending: false })
})
