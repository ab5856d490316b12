import { expect, test } from 'vitest'
import { billDayProblem } from './bill-day.ts'

test.each([
  ['2026-11-27', 'credit.billPast'],
  ['2026-11-26', 'credit.billPast'],
  ['2026-11-28', undefined],
  ['2027-05-27', undefined],
  ['2027-05-28', 'credit.billTooLate'],
])('a bill handed in on 27 November 2026 that falls due on %s', (day, code) => {
  expect(billDayProblem(day, '2026-11-27')?.code).toBe(code)
})

test('six months from the end of a long month end with the shorter one', () => {
  expect(billDayProblem('2027-02-28', '2026-08-31')).toBeNull()
  expect(billDayProblem('2027-03-01', '2026-08-31')?.code).toBe('credit.billTooLate')
  expect(billDayProblem('2027-06-30', '2026-12-31')).toBeNull()
})
