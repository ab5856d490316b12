import { expect, test } from 'vitest'
import { monthsUntil, spendingByMonth } from './monthly-spending.ts'

test('twelve months end with the one of the day and go over the turn of the year', () => {
  const months = monthsUntil('2026-02-28', 12)
  expect([months[0], months.at(-2), months.at(-1), months.length]).toEqual(['2025-03', '2026-01', '2026-02', 12])
})

test('months without a purchase are there, the largest suppliers come first everywhere, the rest stays in the sum', () => {
  const spent = [
    { month: '2026-01', id: 1, name: 'A', fen: 100n, orderNum: 1 },
    { month: '2026-02', id: 1, name: 'A', fen: 50n, orderNum: 1 },
    { month: '2026-02', id: 2, name: 'B', fen: 900n, orderNum: 2 },
    { month: '2026-02', id: 3, name: 'C', fen: 10n, orderNum: 1 },
  ]
  const [none, january, february] = spendingByMonth(['2025-12', '2026-01', '2026-02'], spent, 2)
  expect(none).toMatchObject({ fen: 0n, orderNum: 0 })
  expect(january?.shares.map((store) => [store.name, store.fen])).toEqual([
    ['B', 0n],
    ['A', 100n],
  ])
  expect(february).toMatchObject({ fen: 960n, orderNum: 4 })
  expect(february?.shares.reduce((sum, one) => sum + one.fen, 0n)).toBe(950n)
})
