import { expect, test } from 'vitest'
import { addBusinessDays, addDays, dayOf, endOfDay, parseDay, startOfDay } from './clock.ts'
import { formatDate, formatTimestamp } from './format-date.ts'

test('the day turns at midnight in Shanghai, not in London', () => {
  expect(dayOf(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})

test('a due date that is a day ends at 24:00 of that day in Shanghai', () => {
  expect(endOfDay('2026-11-20').toISOString()).toBe('2026-11-20T16:00:00.000Z')
  expect(endOfDay('2026-12-31')).toEqual(startOfDay('2027-01-01'))
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '２026-01-01', '2026-01-01T00:00', ''])('%j is no day', (text) => {
  expect(parseDay(text)).toBeUndefined()
})

test('business days skip weekends and holidays and count worked weekends', () => {
  const none = { holidays: new Set<string>() }
  expect(addBusinessDays('2026-11-20', 1, none)).toBe('2026-11-23')
  expect(addBusinessDays('2026-11-20', 0, none)).toBe('2026-11-20')
  expect(addBusinessDays('2026-11-21', 3, none)).toBe('2026-11-25')
  const festival = { holidays: new Set(['2026-11-23', '2026-11-24']), workedWeekends: new Set(['2026-11-28']) }
  expect(addBusinessDays('2026-11-20', 1, festival)).toBe('2026-11-25')
  expect(addBusinessDays('2026-11-27', 1, festival)).toBe('2026-11-28')
})

test('dates are shown as yyyy年MM月dd日 HH:mm, in Shanghai time', () => {
  const at = new Date('2026-11-20T16:05:00Z')
  expect(formatTimestamp(at, 'zh')).toBe('2026年11月21日 00:05')
  expect(formatTimestamp(at, 'en')).toBe('2026-11-21 00:05')
  expect(formatDate(at, 'zh')).toBe('2026年11月21日')
  expect(formatDate('2026-01-02', 'zh')).toBe('2026年01月02日')
})
