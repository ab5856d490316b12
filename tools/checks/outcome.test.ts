import { expect, test } from 'vitest'
import { summaryLine, outcomeOfCheck, sumOf } from './outcome.ts'

test('the closing line names skipped tests only when there are some', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(summaryLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
})

test('a check counts as one test, and its words are shown only when it fails', () => {
  expect(outcomeOfCheck(0, 'fine')).toEqual({ passed: 1, failed: 0, skipped: 0, detail: '' })
  expect(outcomeOfCheck(2, '\u001B[31mbad\u001B[0m\n')).toEqual({ passed: 0, failed: 1, skipped: 0, detail: 'bad' })
})

test('a very long complaint is cut', () => {
  const { detail } = outcomeOfCheck(1, Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n'))
  expect(detail.split('\n')).toHaveLength(101)
  expect(detail).toMatch(/… 400 more lines$/)
})

test('parts add up', () => {
  expect(sumOf([outcomeOfCheck(0, ''), outcomeOfCheck(1, 'x'), { passed: 5, failed: 2, skipped: 1, detail: '' }])).toEqual({
    passed: 6,
    failed: 3,
    skipped: 1,
  })
})
