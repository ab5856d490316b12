import { expect, test } from 'vitest'
import { changePercent, periodUntil, sharePercent } from './period.ts'

test('today is measured against yesterday until the same time, and shown with the week', () => {
  const period = periodUntil(new Date('2026-11-23T03:30:00Z'), '1')
  expect(period.from.toISOString()).toBe('2026-11-22T16:00:00.000Z')
  expect(period.previousFrom.toISOString()).toBe('2026-11-21T16:00:00.000Z')
  expect(period.previousTo.toISOString()).toBe('2026-11-22T03:30:00.000Z')
  expect(period.days).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])
})

test('thirty days have today among them', () => {
  const period = periodUntil(new Date('2026-11-22T16:00:01Z'), '30')
  expect(period.days).toHaveLength(30)
  expect([period.days[0], period.days[29]]).toEqual(['2026-10-25', '2026-11-23'])
  expect(period.from.toISOString()).toBe('2026-10-24T16:00:00.000Z')
})

test('nothing before has no percentage', () => {
  expect([changePercent(10, 0), changePercent(11, 10), changePercent(9, 12)]).toEqual([null, 10, -25])
  expect([sharePercent(0, 0), sharePercent(2, 3)]).toEqual([null, 66.7])
})
