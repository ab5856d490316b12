import { expect, test } from 'vitest'
import type { CookieChange } from '../../../../api/handler.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { logout, tokenIssue } from '../../endpoints.ts'

const { ask, visitorBy } = await aWayIn()
const page = { 'x-client': 'web', 'sec-fetch-site': 'same-origin' }

/** Asks as a page would, with the cookies that earlier answers set. */
function aBrowser() {
  const cookies: Record<string, string | undefined> = {}
  const changes: CookieChange[] = []
  const onCookie = (change: CookieChange) => {
    changes.push(change)
    cookies[change.name] = change.value ?? undefined
  }
  return { cookies, changes, asking: { headers: page, cookies, onCookie } }
}

test('a page gets its refresh token in a cookie for the token endpoint alone, never in the body', async () => {
  const browser = aBrowser()
  const answer = await ask(tokenIssue, { username: 'demo_buyer', password: 'Zinc@2026' }, browser.asking)
  expect(answer.data).not.toHaveProperty('refresh_token')
  expect(answer.data).not.toHaveProperty('refreshToken')
  expect(browser.changes).toEqual([
    { name: 'zb_refresh', value: expect.any(String), path: '/v3/frontLogin/front/oauth/token', maxAgeSeconds: 604_800 },
    { name: 'zb_page', value: answer.data?.access_token, path: '/', maxAgeSeconds: 3600 },
  ])
  expect((await ask(tokenIssue, { grant_type: 'refresh_token' }, browser.asking)).state).toBe(200)
})

test('a cookie alone refreshes nothing: the request must come from our own page', async () => {
  const browser = aBrowser()
  await ask(tokenIssue, { username: 'demo_buyer', password: 'Zinc@2026' }, browser.asking)
  const before = browser.cookies['zb_refresh']
  const foreign: Record<string, string>[] = [
    {},
    { 'x-client': 'web' },
    { 'sec-fetch-site': 'same-origin' },
    { 'x-client': 'web', 'sec-fetch-site': 'cross-site' },
    { 'x-client': 'web', origin: 'https://evil.example', host: 'mall.example' },
    { 'x-client': 'web', origin: 'null', host: 'mall.example' },
  ]
  for (const headers of foreign) {
    const answer = await ask(tokenIssue, { grant_type: 'refresh_token' }, { ...browser.asking, headers })
    expect(answer.code).toBe('identity.foreignPage')
  }
  expect(browser.cookies['zb_refresh']).toBe(before)
  expect(
    (
      await ask(
        tokenIssue,
        { grant_type: 'refresh_token' },
        { ...browser.asking, headers: { 'x-client': 'web', origin: 'https://mall.example', host: 'mall.example' } },
      )
    ).state,
  ).toBe(200)
})

test('logging out clears both cookies and ends the session', async () => {
  const browser = aBrowser()
  const answer = await ask(tokenIssue, { username: 'demo_buyer', password: 'Zinc@2026' }, browser.asking)
  const caller = await visitorBy(answer.data?.access_token ?? '')
  const kept = browser.cookies['zb_refresh']
  await ask(logout, {}, { ...browser.asking, visitor: caller })
  expect(browser.cookies).toEqual({ zb_refresh: undefined, zb_page: undefined })
  expect((await ask(tokenIssue, { grant_type: 'refresh_token', refresh_token: kept ?? '' })).state).toBe(266)
})
