import { expect, test } from 'vitest'
import { nextCheck, nextRefundAttempt, paymentExpiry, canReuseOffer } from './check-schedule.ts'

const start = new Date('2026-11-20T04:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test('an offer lasts 30 minutes and never longer than the checkout', () => {
  expect(paymentExpiry(start, after(86_400))).toEqual(after(1800))
  expect(paymentExpiry(start, after(600))).toEqual(after(600))
})

test('an offer with less than two minutes left is not shown again', () => {
  expect(canReuseOffer(after(120), start)).toBe(true)
  expect(canReuseOffer(after(119), start)).toBe(false)
})

test('a silent attempt is asked about after a minute, then less and less often, and right after its end', () => {
  const attempt = { createdAt: start, expireAt: after(1800) }
  expect(nextCheck({ ...attempt, checks: 0 }, start)).toEqual(after(60))
  expect(nextCheck({ ...attempt, checks: 1 }, after(60))).toEqual(after(120))
  expect(nextCheck({ ...attempt, checks: 6 }, after(1300))).toEqual(after(1805))
  expect(nextCheck({ ...attempt, checks: 2 }, after(5000))).toEqual(after(5015))
})

test('a refund that hangs is tried again after one, two, four minutes, at most every hour', () => {
  expect([0, 1, 2, 9].map((tries) => (nextRefundAttempt(tries, start).getTime() - start.getTime()) / 60_000)).toEqual([1, 2, 4, 60])
})
