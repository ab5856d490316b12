import { expect, test } from 'vitest'
import { dayTyped } from './date-field.tsx'

test('a day is read as people type it, and nothing else is a day', () => {
  for (const typed of ['2026-12-05', '2026-12-5', '20261205', '2026/12/05', '2026年12月5日', ' ２０２６-12-05 '])
    expect(dayTyped(typed)).toBe('2026-12-05')
  expect(dayTyped('')).toBe('')
  for (const typed of ['2026-12', '12-05', '2026-13-05', 'soon', '2026-12-']) expect(dayTyped(typed)).toBeNull()
})
