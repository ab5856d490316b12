import { expect, test } from 'vitest'
import { dayCode, endOfWorkingDay, payDueAfterRejection, payDueAt, defaultOrderTimes } from './order-times.ts'

const weekdays = { holidays: new Set<string>() }
const friday = new Date('2026-11-20T15:00:00Z') // 23:00 in Shanghai

test('an online order waits 24 hours for its payment', () => {
  expect(payDueAt(friday, defaultOrderTimes.payHours, null)).toEqual(new Date('2026-11-21T15:00:00Z'))
})

test('a transfer has three working days, up to midnight in Shanghai', () => {
  // Friday evening: Monday, Tuesday, Wednesday.
  expect(payDueAt(friday, defaultOrderTimes.transferDays, weekdays)).toEqual(new Date('2026-11-25T16:00:00Z'))
})

test('the working day is that of Shanghai, not of UTC', () => {
  // 00:30 on Saturday in Shanghai, still Friday in UTC.
  expect(endOfWorkingDay(new Date('2026-11-20T16:30:00Z'), 1, weekdays)).toEqual(new Date('2026-11-23T16:00:00Z'))
})

test('a holiday is no working day, a weekend that is worked is one', () => {
  const calendar = { holidays: new Set(['2026-11-23', '2026-11-24']), workedWeekends: new Set(['2026-11-22']) }
  // Friday evening: Sunday, Wednesday, Thursday.
  expect(endOfWorkingDay(friday, 3, calendar)).toEqual(new Date('2026-11-26T16:00:00Z'))
})

test('the first rejected voucher leaves at least a day, the next nothing, and none more than the prices are held', () => {
  const soon = new Date(friday.getTime() + 60_000)
  const late = new Date('2026-11-30T00:00:00Z')
  const free = { isExtended: false, heldUntil: null }
  expect(payDueAfterRejection(friday, { ...free, due: soon })).toEqual(new Date('2026-11-21T15:00:00Z'))
  expect(payDueAfterRejection(friday, { ...free, due: late })).toEqual(late)
  expect(payDueAfterRejection(friday, { ...free, due: soon, isExtended: true })).toEqual(soon)
  expect(payDueAfterRejection(friday, { ...free, due: soon, heldUntil: soon })).toEqual(soon)
  expect(payDueAfterRejection(friday, { ...free, due: soon, heldUntil: late })).toEqual(new Date('2026-11-21T15:00:00Z'))
})

test('document numbers begin with the day in Shanghai', () => {
  expect(dayCode(new Date('2026-11-20T16:30:00Z'))).toBe('261121')
})
