import { expect, test } from 'vitest'
import { clockOf, isOpenAt, minuteOf, standardHours } from './desk-hours.ts'

const china = (text: string) => new Date(`${text}+08:00`)

test('a desk answers on its weekdays between its hours, in China’s time', () => {
  expect(isOpenAt(standardHours, china('2026-11-20T08:00:00'))).toBe(true)
  expect(isOpenAt(standardHours, china('2026-11-20T07:59:59'))).toBe(false)
  expect(isOpenAt(standardHours, china('2026-11-20T18:00:00'))).toBe(false)
  expect(isOpenAt(standardHours, china('2026-11-21T10:00:00'))).toBe(false)
})

test('hours over midnight belong to the day on which they begin', () => {
  const night = { weekdays: [7], opensAt: 22 * 60, closesAt: 6 * 60 }
  expect(isOpenAt(night, china('2026-11-22T23:00:00'))).toBe(true)
  expect(isOpenAt(night, china('2026-11-23T05:59:00'))).toBe(true)
  expect(isOpenAt(night, china('2026-11-22T05:59:00'))).toBe(false)
  expect(isOpenAt(night, china('2026-11-23T22:00:00'))).toBe(false)
})

test('the same hour twice means the whole day', () => {
  expect(isOpenAt({ weekdays: [5], opensAt: 0, closesAt: 0 }, china('2026-11-20T23:59:00'))).toBe(true)
})

test('hours are read and written as a clock shows them', () => {
  expect(['8:30', '08:30', '23:59', '24:00', '24:01', '8.30', ''].map(minuteOf)).toEqual([510, 510, 1439, 1440, null, null, null])
  expect([0, 510, 1440].map(clockOf)).toEqual(['00:00', '08:30', '24:00'])
})
