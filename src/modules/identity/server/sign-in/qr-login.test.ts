import { expect, test } from 'vitest'
import type { CookieChange } from '../../../../api/handler.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { createQr, qrCancel, qrConfirm, qrProgress, qrScan, tokenIssue } from '../../endpoints.ts'

const { database, clock, ask, login, visitorBy } = await aWayIn()
const db = await database.connect()
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
  const { data } = await ask(createQr, {}, asking)
  const u = data?.u ?? ''
  return { u, cookies, image: data?.image ?? '', poll: async (by: object = asking) => (await ask(qrProgress, { u }, by)).data }
}

test('a phone scans and confirms, the browser gets the token once and logs in with it', async () => {
  const browser = await aBrowserWithQr()
  expect(Buffer.from(browser.image, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(await browser.poll()).toEqual({ progress: 0 })
  const seen = await ask(qrScan, { u: browser.u }, { visitor: phone })
  expect(seen.data).toMatchObject({ device: 'Firefox', createTime: clock.now().toISOString() })
  expect(await browser.poll()).toEqual({ progress: 1 })
  expect((await ask(qrConfirm, { u: browser.u }, { visitor: phone })).state).toBe(200)
  const confirmed = await browser.poll()
  expect(confirmed).toMatchObject({ progress: 2, refreshToken: expect.any(String) })
  expect(await browser.poll()).toEqual({ progress: 4 })
  const tokens = await ask(tokenIssue, { grant_type: 'refresh_token', refresh_token: confirmed?.refreshToken ?? '' })
  expect((await visitorBy(tokens.data?.access_token ?? '')).member?.memberName).toBe('demo_buyer')
})

test('two polls at once after the confirmation: one gets the token', async () => {
  const browser = await aBrowserWithQr()
  await ask(qrScan, { u: browser.u }, { visitor: phone })
  await ask(qrConfirm, { u: browser.u }, { visitor: phone })
  const polls = await Promise.all(Array.from({ length: 8 }, () => browser.poll()))
  expect(polls.filter((poll) => poll?.refreshToken)).toHaveLength(1)
})

test('whoever saw the code but did not make it learns nothing and takes nothing', async () => {
  const browser = await aBrowserWithQr()
  await ask(qrScan, { u: browser.u }, { visitor: phone })
  await ask(qrConfirm, { u: browser.u }, { visitor: phone })
  const other = await aBrowserWithQr()
  for (const cookies of [{}, other.cookies, { zb_qr: '' }]) expect(await browser.poll({ cookies })).toEqual({ progress: 4 })
  expect(await browser.poll()).toMatchObject({ progress: 2, refreshToken: expect.any(String) })
})

test('a scan ties the code to the member who scanned', async () => {
  const browser = await aBrowserWithQr()
  await ask(qrScan, { u: browser.u }, { visitor: phone })
  expect((await ask(qrScan, { u: browser.u }, { visitor: stranger })).code).toBe('identity.qrGone')
  expect((await ask(qrConfirm, { u: browser.u }, { visitor: stranger })).code).toBe('identity.qrGone')
  expect((await ask(qrCancel, { u: browser.u }, { visitor: stranger })).code).toBe('identity.qrGone')
  expect(await browser.poll()).toEqual({ progress: 1 })
  await ask(qrCancel, { u: browser.u }, { visitor: phone })
  expect(await browser.poll()).toEqual({ progress: 3 })
  expect((await ask(qrConfirm, { u: browser.u }, { visitor: phone })).code).toBe('identity.qrGone')
})

test('nothing is confirmed without a scan, without a login or after five minutes', async () => {
  const browser = await aBrowserWithQr()
  expect((await ask(qrConfirm, { u: browser.u }, { visitor: phone })).code).toBe('identity.qrGone')
  expect((await ask(qrScan, { u: browser.u })).state).toBe(266)
  await ask(qrScan, { u: browser.u }, { visitor: phone })
  clock.forward(300_000)
  expect((await ask(qrConfirm, { u: browser.u }, { visitor: phone })).code).toBe('identity.qrGone')
  expect(await browser.poll()).toEqual({ progress: 4 })
})

test('a page gets the token of a confirmed code in its cookie', async () => {
  const browser = await aBrowserWithQr({ 'x-client': 'web' })
  await ask(qrScan, { u: browser.u }, { visitor: phone })
  await ask(qrConfirm, { u: browser.u }, { visitor: phone })
  expect(await browser.poll()).toEqual({ progress: 2 })
  expect(browser.cookies['zb_refresh']).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

/** Which accounts were refused on the QR way in and why, since the last time this was asked, the oldest first. */
async function refusals() {
  const { rows } = await db.query(
    'DELETE FROM login_refusal RETURNING refusal_id::int AS id, account_id::int AS account, means, reason, user_agent AS device',
  )
  return rows.toSorted((one, other) => one.id - other.id).map(({ account, means, reason, device }) => ({ account, means, reason, device }))
}
const idOf = (caller: typeof phone) => caller.member?.memberId ?? 0

test('every refusal on the QR way in is kept with its reason and whose it is', async () => {
  await refusals()
  const browser = await aBrowserWithQr()
  await ask(qrScan, { u: 'nobody-made-this' }, { visitor: phone })
  await ask(qrConfirm, { u: browser.u }, { visitor: phone })
  await ask(qrScan, { u: browser.u }, { visitor: phone, userAgent: 'Phone' })
  await ask(qrScan, { u: browser.u }, { visitor: stranger })
  await browser.poll({ userAgent: 'Thief' })
  await browser.poll({ userAgent: 'Thief' })
  await ask(qrCancel, { u: browser.u }, { visitor: phone })
  await ask(qrConfirm, { u: browser.u }, { visitor: phone })
  const [mine, others] = [idOf(phone), idOf(stranger)]
  expect(await refusals()).toEqual([
    { account: mine, means: 'qr', reason: 'qrGone', device: 'test' },
    { account: mine, means: 'qr', reason: 'qrUnscanned', device: 'test' },
    { account: others, means: 'qr', reason: 'qrTaken', device: 'test' },
    // Polled twice, kept once.
    { account: mine, means: 'qr', reason: 'qrForeign', device: 'Thief' },
    // A no concerns the browser that asked, not the phone.
    { account: mine, means: 'qr', reason: 'qrDenied', device: 'Firefox' },
    { account: mine, means: 'qr', reason: 'qrUsed', device: 'test' },
  ])
})

test('a code that nobody scanned expires without a trace, a scanned one leaves one row, whoever polls how often', async () => {
  await refusals()
  const idle = await aBrowserWithQr()
  const scanned = await aBrowserWithQr()
  await ask(qrScan, { u: scanned.u }, { visitor: phone })
  clock.forward(300_000)
  for (const browser of [idle, scanned, scanned]) expect(await browser.poll()).toEqual({ progress: 4 })
  await ask(qrScan, { u: idle.u }, { visitor: stranger })
  expect((await refusals()).map(({ account, reason }) => [account, reason])).toEqual([
    [idOf(phone), 'qrExpired'],
    [idOf(stranger), 'qrExpired'],
  ])
})

test('an account that is suspended after its yes gets no session by the code, and support learns why', async () => {
  await refusals()
  const browser = await aBrowserWithQr()
  await ask(qrScan, { u: browser.u }, { visitor: phone })
  await ask(qrConfirm, { u: browser.u }, { visitor: phone })
  const sessions = async () => (await db.query('SELECT count(*)::int AS n FROM login_session')).rows[0].n
  const before = await sessions()
  await db.query("UPDATE account SET state = 'SUSPENDED' WHERE id = $1", [idOf(phone)])
  expect(await browser.poll()).toEqual({ progress: 4 })
  expect(await sessions()).toBe(before)
  await db.query("UPDATE account SET state = 'ACTIVE' WHERE id = $1", [idOf(phone)])
  expect((await refusals()).map(({ account, reason }) => [account, reason])).toEqual([[idOf(phone), 'suspended']])
  expect(await browser.poll()).toMatchObject({ progress: 2, refreshToken: expect.any(String) })
})
