import { expect, test } from 'vitest'
import type { CookieChange } from '../../../api/handler.ts'
import { aWayIn } from '../../../../tests/harness/way-in.ts'
import { createQrCall, qrCancelCall, qrConfirmCall, qrProgressCall, qrScanCall, tokenCall } from '../contract.ts'

const { clock, ask, login, visitorBy } = await aWayIn()
const phone = await visitorBy((await login('demo_buyer')).accessToken)
const stranger = await visitorBy((await login('demo_personal')).accessToken)

/** A browser that made a QR code and keeps its nonce. */
async function aBrowserWithQr(headers: Record<string, string> = {}) {
  const cookies: Record<string, string | undefined> = {}
  const asking = {
    headers,
    cookies,
    onCookie: (change: CookieChange) => void (cookies[change.name] = change.value ?? undefined),
    userAgent: 'Firefox',
  }
  const { data } = await ask(createQrCall, {}, asking)
  const u = data?.u ?? ''
  return { u, cookies, image: data?.image ?? '', poll: async (by: object = asking) => (await ask(qrProgressCall, { u }, by)).data }
}

test('a phone scans and confirms, the browser gets the token once and logs in with it', async () => {
  const browser = await aBrowserWithQr()
  expect(Buffer.from(browser.image, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(await browser.poll()).toEqual({ progress: 0 })
  const seen = await ask(qrScanCall, { u: browser.u }, { visitor: phone })
  expect(seen.data).toMatchObject({ device: 'Firefox', createTime: clock.now().toISOString() })
  expect(await browser.poll()).toEqual({ progress: 1 })
  expect((await ask(qrConfirmCall, { u: browser.u }, { visitor: phone })).state).toBe(200)
  const confirmed = await browser.poll()
  expect(confirmed).toMatchObject({ progress: 2, refreshToken: expect.any(String) })
  expect(await browser.poll()).toEqual({ progress: 4 })
  const tokens = await ask(tokenCall, { grant_type: 'refresh_token', refresh_token: confirmed?.refreshToken ?? '' })
  expect((await visitorBy(tokens.data?.access_token ?? '')).member?.memberName).toBe('demo_buyer')
})

test('two polls at once after the confirmation: one gets the token', async () => {
  const browser = await aBrowserWithQr()
  await ask(qrScanCall, { u: browser.u }, { visitor: phone })
  await ask(qrConfirmCall, { u: browser.u }, { visitor: phone })
  const polls = await Promise.all(Array.from({ length: 8 }, () => browser.poll()))
  expect(polls.filter((poll) => poll?.refreshToken)).toHaveLength(1)
})

test('whoever saw the code but did not make it learns nothing and takes nothing', async () => {
  const browser = await aBrowserWithQr()
  await ask(qrScanCall, { u: browser.u }, { visitor: phone })
  await ask(qrConfirmCall, { u: browser.u }, { visitor: phone })
  const other = await aBrowserWithQr()
  for (const cookies of [{}, other.cookies, { zb_qr: '' }]) expect(await browser.poll({ cookies })).toEqual({ progress: 4 })
  expect(await browser.poll()).toMatchObject({ progress: 2, refreshToken: expect.any(String) })
})

test('a scan ties the code to the member who scanned', async () => {
  const browser = await aBrowserWithQr()
  await ask(qrScanCall, { u: browser.u }, { visitor: phone })
  expect((await ask(qrScanCall, { u: browser.u }, { visitor: stranger })).code).toBe('identity.qrGone')
  expect((await ask(qrConfirmCall, { u: browser.u }, { visitor: stranger })).code).toBe('identity.qrGone')
  expect((await ask(qrCancelCall, { u: browser.u }, { visitor: stranger })).code).toBe('identity.qrGone')
  expect(await browser.poll()).toEqual({ progress: 1 })
  await ask(qrCancelCall, { u: browser.u }, { visitor: phone })
  expect(await browser.poll()).toEqual({ progress: 3 })
  expect((await ask(qrConfirmCall, { u: browser.u }, { visitor: phone })).code).toBe('identity.qrGone')
})

test('nothing is confirmed without a scan, without a login or after five minutes', async () => {
  const browser = await aBrowserWithQr()
  expect((await ask(qrConfirmCall, { u: browser.u }, { visitor: phone })).code).toBe('identity.qrGone')
  expect((await ask(qrScanCall, { u: browser.u })).state).toBe(266)
  await ask(qrScanCall, { u: browser.u }, { visitor: phone })
  clock.forward(300_000)
  expect((await ask(qrConfirmCall, { u: browser.u }, { visitor: phone })).code).toBe('identity.qrGone')
  expect(await browser.poll()).toEqual({ progress: 4 })
})

test('a page gets the token of a confirmed code in its cookie', async () => {
  const browser = await aBrowserWithQr({ 'x-client': 'web' })
  await ask(qrScanCall, { u: browser.u }, { visitor: phone })
  await ask(qrConfirmCall, { u: browser.u }, { visitor: phone })
  expect(await browser.poll()).toEqual({ progress: 2 })
  expect(browser.cookies['zb_refresh']).toMatch(/^[A-Za-z0-9_-]{43}$/)
})
