import { expect, test } from 'vitest'
import { formatMinute, groupedWeek, parseMinute, checkWeek, standardWeek, openStatusAt } from './opening-hours.ts'

const china = (text: string) => new Date(`${text}+08:00`)
const split = [
  { weekday: 5, opensAt: 480, closesAt: 720 },
  { weekday: 5, opensAt: 780, closesAt: 1050 },
  { weekday: 6, opensAt: 540, closesAt: 720 },
]

test('a store works within its spans of the day, in China’s time, to the minute', () => {
  expect(openStatusAt(split, null, china('2026-11-20T08:00:00'))).toEqual({ kind: 'open', until: 720 })
  expect(openStatusAt(split, null, china('2026-11-20T11:59:59')).kind).toBe('open')
  expect(openStatusAt(split, null, china('2026-11-20T12:00:00'))).toEqual({
    kind: 'resting',
    next: { day: '2026-11-20', inDays: 0, weekday: 5, minute: 780 },
  })
  expect(openStatusAt(split, null, china('2026-11-20T17:30:00'))).toMatchObject({ next: { day: '2026-11-21', inDays: 1, minute: 540 } })
  expect(openStatusAt(split, null, china('2026-11-21T12:00:00'))).toMatchObject({ next: { day: '2026-11-27', inDays: 6, minute: 480 } })
})

test('days of closure go before the hours, also when they begin later', () => {
  const closure = { closedFrom: '2026-11-21', closedTo: '2026-11-27' }
  expect(openStatusAt(split, closure, china('2026-11-20T09:00:00')).kind).toBe('open')
  expect(openStatusAt(split, closure, china('2026-11-20T20:00:00'))).toMatchObject({
    kind: 'resting',
    next: { day: '2026-11-28', minute: 540 },
  })
  expect(openStatusAt(split, closure, china('2026-11-21T10:00:00'))).toMatchObject({
    kind: 'closed',
    next: { day: '2026-11-28', inDays: 7 },
  })
  expect(openStatusAt([], closure, china('2026-11-21T10:00:00'))).toEqual({ kind: 'closed', next: null })
})

test('a week is put in order; empty, reversed and overlapping spans are refused', () => {
  expect(checkWeek(split.toReversed())).toEqual(split)
  expect(checkWeek([])).toBe('hoursNone')
  expect(checkWeek([{ weekday: 1, opensAt: 600, closesAt: 600 }])).toBe('hoursOrder')
  expect(checkWeek([...split, { weekday: 5, opensAt: 700, closesAt: 800 }])).toBe('hoursOverlap')
  expect(checkWeek([...split, { weekday: 5, opensAt: 720, closesAt: 780 }])).toHaveLength(4)
})

test('weekdays with the same hours are read together', () => {
  expect(groupedWeek(standardWeek).map((group) => group.weekdays)).toEqual([[1, 2, 3, 4, 5]])
  expect(groupedWeek(split).map((group) => [group.weekdays, group.spans.length])).toEqual([
    [[5], 2],
    [[6], 1],
  ])
})

test('hours are read and written as a clock shows them', () => {
  expect(['8:30', '08:30', '23:59', '24:00', '24:01', '8.30', ''].map(parseMinute)).toEqual([510, 510, 1439, 1440, null, null, null])
  expect([0, 510, 1440].map(formatMinute)).toEqual(['00:00', '08:30', '24:00'])
})
