import { expect, test } from 'vitest'
import { courseSince, isLowestIn30Days, type PricePoint } from './price-history.ts'

const now = new Date('2026-11-30T12:00:00+08:00')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const course = (...points: readonly (readonly [days: number, price: number])[]): PricePoint[] =>
  points.map(([days, price]) => ({ at: ago(days), price: BigInt(price) }))

test('what held at the beginning of a period is part of it', () => {
  expect(courseSince(course([90, 100], [40, 120], [10, 110]), ago(30))).toEqual({
    points: [
      { at: ago(30), price: 120n },
      { at: ago(10), price: 110n },
    ],
    lowest: 110n,
    highest: 120n,
    current: 110n,
  })
  expect(courseSince([], ago(30))).toBeNull()
})

test('the claim is true only of a price that fell to the lowest of thirty full days', () => {
  expect(isLowestIn30Days(course([90, 120], [2, 110]), now)).toBe(true)
  // As low as before: nobody saw it lower.
  expect(isLowestIn30Days(course([90, 110], [20, 120], [2, 110]), now)).toBe(true)
  // It was lower for an hour, three weeks ago.
  expect(isLowestIn30Days(course([90, 120], [21, 105], [20.95, 120], [2, 110]), now)).toBe(false)
  // The lower price ended 31 days ago.
  expect(isLowestIn30Days(course([90, 105], [31, 120], [2, 110]), now)).toBe(true)
  // It held until 29 days ago.
  expect(isLowestIn30Days(course([90, 105], [29, 120], [2, 110]), now)).toBe(false)
  expect(isLowestIn30Days(course([90, 110]), now)).toBe(false)
  // Nobody knows thirty days of it.
  expect(isLowestIn30Days(course([20, 120], [2, 110]), now)).toBe(false)
  expect(isLowestIn30Days([], now)).toBe(false)
})
