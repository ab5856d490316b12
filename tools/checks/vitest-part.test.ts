import { expect, test } from 'vitest'
import { secondAttempts, slowestOf } from './vitest-part.ts'

test('what passed only at a second attempt is named; what passed at once is not', () => {
  const output = ' ✓ opens the mall 120ms\n \u001B[32m✓\u001B[39m pays by transfer 900ms\u001B[33m (retry x1)\u001B[39m\n'
  expect(secondAttempts(output)).toBe('passed at a second attempt: ✓ pays by transfer 900ms (retry x1)')
  expect(secondAttempts(' ✓ opens the mall 120ms\n')).toBe('')
  expect(secondAttempts(' × pays by transfer 900ms (retry x1)\n')).toBe('')
})

test('files that took long are named with their seconds, the longest first', () => {
  const files = [
    { name: '/home/anyone/zb/tests/journeys/buy.test.ts', startTime: 1_000, endTime: 61_400 },
    { name: '/home/anyone/zb/tests/journeys/walk.test.ts', startTime: 0, endTime: 240_000 },
    { name: '/home/anyone/zb/src/kernel/money.test.ts', startTime: 0, endTime: 900 },
  ]
  expect(slowestOf(files)).toBe('slowest: tests/journeys/walk.test.ts 240 s, tests/journeys/buy.test.ts 60 s')
})
