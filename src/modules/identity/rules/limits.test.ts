import { expect, test } from 'vitest'
import { loginTriesOutcome, refreshReuseOutcome, smsRefusal } from './limits.ts'
import { isFromOurPage, isSameOrigin } from './same-origin.ts'

const now = new Date('2026-11-20T02:00:00Z')
const ago = (...minutes: number[]) => minutes.map((count) => new Date(now.getTime() - count * 60_000))

test('a number waits 60 seconds, then holds to five an hour and ten a day, each with the time to wait', () => {
  expect(smsRefusal([], now)).toBeNull()
  expect(smsRefusal(ago(0.5), now)).toEqual({ key: 'smsTooSoon', seconds: 30 })
  expect(smsRefusal(ago(1), now)).toBeNull()
  expect(smsRefusal(ago(2, 3, 4, 5), now)).toBeNull()
  expect(smsRefusal(ago(2, 3, 4, 5, 50), now)).toEqual({ key: 'smsHourFull', seconds: 600 })
  expect(smsRefusal(ago(2, 3, 4, 5, 60), now)).toBeNull()
  const tenToday = ago(61, 70, 80, 90, 100, 200, 300, 400, 500, 1439)
  expect(smsRefusal(tenToday, now)).toEqual({ key: 'smsDayFull', seconds: 60 })
  expect(smsRefusal(tenToday.slice(0, 9), now)).toBeNull()
})

test('a used token is a lost race for 20 seconds and the same client, otherwise a theft', () => {
  const usedAt = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  expect(refreshReuseOutcome({ usedAt: usedAt(20), sameClient: true }, now)).toBe('grace')
  expect(refreshReuseOutcome({ usedAt: usedAt(21), sameClient: true }, now)).toBe('replay')
  expect(refreshReuseOutcome({ usedAt: usedAt(0), sameClient: false }, now)).toBe('replay')
})

test('only the pair of account and address, or an address that tries everything, is ever refused', () => {
  expect(loginTriesOutcome({ pair: 5, address: 40, account: 30 })).toBe('open')
  expect(loginTriesOutcome({ pair: 6, address: 1, account: 1 })).toBe('captcha')
  expect(loginTriesOutcome({ pair: 1, address: 41, account: 1 })).toBe('captcha')
  expect(loginTriesOutcome({ pair: 1, address: 1, account: 31 })).toBe('captcha')
  expect(loginTriesOutcome({ pair: 1, address: 1, account: 1_000_000 })).toBe('captcha')
  expect(loginTriesOutcome({ pair: 21, address: 1, account: 1 })).toBe('refused')
  expect(loginTriesOutcome({ pair: 1, address: 201, account: 1 })).toBe('refused')
})

test('a request is of the same origin when the browser says so, and never when nobody does', () => {
  expect(isSameOrigin({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(isSameOrigin({ origin: 'https://mall.example', host: 'mall.example' })).toBe(true)
  const foreign = [
    {},
    { host: 'mall.example' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://mall.example.evil', host: 'mall.example' },
    { origin: 'null', host: 'mall.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://mall.example', host: 'mall.example' },
  ]
  expect(foreign.filter(isSameOrigin)).toEqual([])
})

test('a program may ask without an origin when it sends a header that no foreign page can', () => {
  expect(isFromOurPage({ authorization: 'Basic ZnJvbnQ6ZnJvbnQ=' })).toBe(true)
  expect(isFromOurPage({ 'x-client': 'web' })).toBe(true)
  expect(isFromOurPage({})).toBe(false)
  expect(isFromOurPage({ 'sec-fetch-site': 'cross-site', authorization: 'Bearer x' })).toBe(false)
})
