import { expect, test } from 'vitest'
import { forgetAt } from './privacy-times.ts'

test('three years later on the same day; a leap day ends on the first of March', () => {
  expect(forgetAt(new Date('2026-11-20T02:00:00Z')).toISOString()).toBe('2029-11-20T02:00:00.000Z')
  expect(forgetAt(new Date('2028-02-29T02:00:00Z')).toISOString()).toBe('2031-03-01T02:00:00.000Z')
})
