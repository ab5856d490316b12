import { expect, test } from 'vitest'
import { openStatusAt } from '../../store/rules/opening-hours.ts'
import { spansOf, standardHours, type AgentHours } from './agent-hours.ts'

const china = (text: string) => new Date(`${text}+08:00`)
const isOpenAt = (hours: AgentHours, now: Date) => openStatusAt(spansOf(hours), null, now).kind === 'open'

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
