import { expect, test } from 'vitest'
import { referrerCookieText, referrerFromCookies } from './referrer-cookie.ts'

test('a code is kept for thirty days and found again; anything else is not', () => {
  expect(referrerCookieText('AB12CD34')).toBe('zb_promoter=AB12CD34; path=/; max-age=2592000; samesite=lax')
  expect(referrerCookieText('x; domain=evil')).toBeNull()
  expect(referrerFromCookies('zb_lang=en; zb_promoter=AB12CD34; other=1')).toBe('AB12CD34')
  expect(referrerFromCookies('zb_promoter=<script>')).toBeNull()
  expect(referrerFromCookies(null)).toBeNull()
})
