import { expect, test } from 'vitest'
import { isFreeReturn } from './free-return.ts'

const at = (text: string) => new Date(`${text}T08:00:00Z`)
const personal = { isBusiness: false, isOffered: true, finishedAt: at('2026-11-01'), now: at('2026-11-03') }

test('goods go back without a reason only when bought for personal use, offered, and within seven days of the receipt', () => {
  expect(isFreeReturn(personal)).toBe(true)
  expect(isFreeReturn({ ...personal, finishedAt: null })).toBe(true)
  expect(isFreeReturn({ ...personal, now: at('2026-11-08') })).toBe(true)
  // The seventh day after the receipt counts to its midnight in Shanghai.
  expect(isFreeReturn({ ...personal, now: new Date('2026-11-08T23:59:59+08:00') })).toBe(true)
  expect(isFreeReturn({ ...personal, now: new Date('2026-11-09T00:00:01+08:00') })).toBe(false)
  expect(isFreeReturn({ ...personal, isBusiness: true })).toBe(false)
  expect(isFreeReturn({ ...personal, isOffered: false })).toBe(false)
})
