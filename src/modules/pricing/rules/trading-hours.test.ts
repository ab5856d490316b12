import { expect, test } from 'vitest'
import { isTradingTime, usualTradingHours } from './trading-hours.ts'

// 2026-11-20 is a Friday, 2026-11-21 a Saturday.
const weekdays = { holidays: new Set<string>() }
const at = (text: string) => new Date(`${text}+08:00`)

test('prices are fixed from nine until three on working days, Shanghai time', () => {
  const asked = ['2026-11-20T08:59:59', '2026-11-20T09:00:00', '2026-11-20T14:59:59', '2026-11-20T15:00:00', '2026-11-21T10:00:00']
  expect(asked.map((text) => isTradingTime(at(text), usualTradingHours, weekdays))).toEqual([false, true, true, false, false])
})

test('a holiday on a weekday is closed, a weekend that is worked is open, and a platform may trade every day', () => {
  const calendar = { holidays: new Set(['2026-11-20']), workedWeekends: new Set(['2026-11-21']) }
  expect(['2026-11-20T10:00:00', '2026-11-21T10:00:00'].map((text) => isTradingTime(at(text), usualTradingHours, calendar))).toEqual([
    false,
    true,
  ])
  expect(isTradingTime(at('2026-11-22T23:30:00'), { open: 0, close: 24, everyDay: true }, weekdays)).toBe(true)
})
