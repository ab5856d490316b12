import { expect, test } from 'vitest'
import { billsPerMonthOf, lastPeriod, periodAt, periodText, runTime } from './bill-period.ts'
import { billFileParts } from './bill-file.ts'

const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  [1, '2026-11-30T23:59', '20261101-20261130'],
  [2, '2026-11-15T23:59', '20261101-20261115'],
  [2, '2026-11-16T00:00', '20261116-20261130'],
  [3, '2026-12-31T12:00', '20261221-20261231'],
  [4, '2027-02-22T00:00', '20270222-20270228'],
] as const)('%s bills a month: %s falls into %s', (perMonth, moment, text) => expect(periodText(periodAt(at(moment), perMonth))).toBe(text))

test('the last period is over, across the end of a year too', () => {
  expect(periodText(lastPeriod(at('2027-01-01T00:00'), 1))).toBe('20261201-20261231')
  expect(periodText(lastPeriod(at('2027-01-01T00:00'), 2))).toBe('20261216-20261231')
})

test('bills are made an hour after the period', () => {
  expect(runTime(periodAt(at('2026-11-20T10:00'), 1)).toISOString()).toBe('2026-11-30T17:00:00.000Z')
})

test('a setting that says nothing sensible means a month', () => {
  expect(['1', '2', '3', '4', '', '7', 'x'].map(billsPerMonthOf)).toEqual([1, 2, 3, 4, 1, 1, 1])
})

test('a large bill comes in several files', () => {
  expect([0, 1, 10_000, 10_001].map(billFileParts)).toEqual([1, 1, 1, 2])
})
