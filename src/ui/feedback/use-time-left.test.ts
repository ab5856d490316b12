import { expect, test } from 'vitest'
import { clockText } from './use-time-left.ts'

test('a countdown shows hours only when there are any', () => {
  expect(clockText(0)).toBe('0:00')
  expect(clockText(247_900)).toBe('4:07')
  expect(clockText(86_347_000)).toBe('23:59:07')
})
