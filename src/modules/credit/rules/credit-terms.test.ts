import { expect, test } from 'vitest'
import { blockingOverdue, daysLate, dueDay, issueTimeOf, lateInterest, monthEndOf } from './credit-terms.ts'
import { coverLines } from './cover-lines.ts'

test.each([
  ['2026-11-20', { termDays: 30, dueBasis: 'SHIPMENT', monthEnd: false }, '2026-12-20'],
  ['2026-11-20', { termDays: 30, dueBasis: 'SHIPMENT', monthEnd: true }, '2026-12-31'],
  ['2026-11-20', { termDays: 30, dueBasis: 'STATEMENT', monthEnd: false }, '2026-12-30'],
  ['2026-11-20', { termDays: 30, dueBasis: 'STATEMENT', monthEnd: true }, '2026-12-31'],
  ['2028-01-30', { termDays: 30, dueBasis: 'SHIPMENT', monthEnd: true }, '2028-02-29'],
  ['2026-12-31', { termDays: 1, dueBasis: 'STATEMENT', monthEnd: true }, '2027-01-31'],
] as const)('what is shipped on %s under %j is due on %s', (shipped, terms, due) => {
  expect(dueDay(shipped, terms)).toBe(due)
})

test('months end where the calendar says, in Shanghai', () => {
  expect(monthEndOf('2028-02-01')).toBe('2028-02-29')
  expect(monthEndOf('2026-12-05')).toBe('2026-12-31')
  expect(issueTimeOf('2026-11').toISOString()).toBe('2026-11-30T16:00:00.000Z')
})

test('¥300,000 for 45 days costs ¥6,750 of late interest', () => {
  expect(lateInterest(30_000_000n, 45)).toBe(675_000n)
  expect(lateInterest(1n, 1)).toBe(0n)
})

test('only what is late for longer than tolerated blocks, and small residues never', () => {
  const now = new Date('2026-11-20T04:00:00Z')
  const lines = [
    { dueOn: '2026-11-20', leftFen: 900_000n },
    { dueOn: '2026-11-19', leftFen: 10_000n },
    { dueOn: '2026-11-10', leftFen: 5_000n },
  ]
  expect(blockingOverdue(lines, now, { fen: 0n, days: 0 })).toBe(15_000n)
  expect(blockingOverdue(lines, now, { fen: 0n, days: 5 })).toBe(5_000n)
  expect(blockingOverdue(lines, now, { fen: 15_000n, days: 0 })).toBe(0n)
})

const lines = [
  { lineId: 1, statementId: 1, orderSn: 'B', dueOn: '2026-12-31', leftFen: 100n },
  { lineId: 2, statementId: 1, orderSn: 'A', dueOn: '2026-11-30', leftFen: 50n },
  { lineId: 3, statementId: 2, orderSn: 'B', dueOn: '2026-11-30', leftFen: 30n },
]
const parts = ({ covers, restFen }: ReturnType<typeof coverLines>) => [covers.map((one) => [one.lineId, one.fen]), restFen]

test('money covers the oldest due first, unless lines are named or an order has lines of its own', () => {
  expect(parts(coverLines(60n, lines))).toEqual([
    [
      [2, 50n],
      [3, 10n],
    ],
    0n,
  ])
  expect(parts(coverLines(60n, lines, { named: [1] }))).toEqual([[[1, 60n]], 0n])
  expect(parts(coverLines(140n, lines, { orderSn: 'B' }))).toEqual([
    [
      [3, 30n],
      [1, 100n],
      [2, 10n],
    ],
    0n,
  ])
  expect(parts(coverLines(200n, lines))).toEqual([
    [
      [2, 50n],
      [3, 30n],
      [1, 100n],
    ],
    20n,
  ])
})

test('of lines due on one day the older one is covered first, the last fen too, and a covered line takes nothing', () => {
  const line = (lineId: number, leftFen: bigint, dueOn = '2026-11-01') => ({ lineId, statementId: 1, orderSn: 'A', dueOn, leftFen })
  const owed = [line(3, 100n), line(1, 1n), line(2, 0n), line(4, 50n, '2026-10-01')]
  expect(coverLines(152n, owed)).toEqual({
    covers: [
      { lineId: 4, statementId: 1, fen: 50n },
      { lineId: 1, statementId: 1, fen: 1n },
      { lineId: 3, statementId: 1, fen: 100n },
    ],
    restFen: 1n,
  })
  expect(coverLines(51n, owed)).toMatchObject({ covers: [{ lineId: 4 }, { lineId: 1, fen: 1n }], restFen: 0n })
})

test.each([
  [null, '2026-01-01', '2026-12-31', 0],
  ['2026-11-10', '2026-11-01', '2026-11-15', 5],
  ['2026-11-01', '2026-11-10', '2026-11-15', 5],
  ['2026-11-15', '2026-11-15', '2026-11-15', 0],
  ['2026-11-20', '2026-11-01', '2026-11-15', 0],
  ['2026-02-27', '2026-02-27', '2026-03-01', 2],
])('what was due on %s, counted from %s to %s, was late for %s days', (dueOn, from, until, days) => {
  expect(daysLate(dueOn, from, until)).toBe(days)
})
