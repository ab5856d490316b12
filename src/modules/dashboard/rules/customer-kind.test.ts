import { expect, test } from 'vitest'
import { customerKind, everyDays } from './customer-kind.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)

test('a customer is new with one order, regular with more, and sleeps after ninety days', () => {
  expect(customerKind(1, at('2026-11-01'), at('2026-11-20'))).toBe('new')
  expect(customerKind(2, at('2026-11-01'), at('2026-11-20'))).toBe('regular')
  expect(customerKind(5, at('2026-08-22'), at('2026-11-19'))).toBe('regular')
  expect(customerKind(5, at('2026-08-22'), at('2026-11-20'))).toBe('sleeping')
})

test('one order has no interval; several have their average', () => {
  expect(everyDays(1, at('2026-11-01'), at('2026-11-01'))).toBeNull()
  expect(everyDays(3, at('2026-11-01'), at('2026-11-21'))).toBe(10)
})
