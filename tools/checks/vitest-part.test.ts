import { expect, test } from 'vitest'
import { secondAttempts } from './vitest-part.ts'

test('what passed only at a second attempt is named; what passed at once is not', () => {
  const output = ' ✓ opens the mall 120ms\n \u001B[32m✓\u001B[39m pays by transfer 900ms\u001B[33m (retry x1)\u001B[39m\n'
  expect(secondAttempts(output)).toBe('passed at a second attempt: ✓ pays by transfer 900ms (retry x1)')
  expect(secondAttempts(' ✓ opens the mall 120ms\n')).toBe('')
})
