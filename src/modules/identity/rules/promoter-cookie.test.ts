import { expect, test } from 'vitest'
import { promoterCookieText, rememberedPromoter } from './promoter-cookie.ts'

test('a code is kept for thirty days and found again; anything else is not', () => {
  expect(promoterCookieText('AB12CD34')).toBe('zb_promoter=AB12CD34; path=/; max-age=2592000; samesite=lax')
  expect(promoterCookieText('x; domain=evil')).toBeNull()
  expect(rememberedPromoter('zb_lang=en; zb_promoter=AB12CD34; other=1')).toBe('AB12CD34')
  expect(rememberedPromoter('zb_promoter=<script>')).toBeNull()
  expect(rememberedPromoter(null)).toBeNull()
})
