import { expect, test } from 'vitest'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { captchaCreate, createQr, smsCodePost, tokenIssue } from '../endpoints.ts'
import { deleteExpired } from './delete-expired.ts'

const { database, clock, house, ask, login } = await aWayIn()
const db = await database.connect()
const tables = ['login_session', 'session_token', 'attempt_counter', 'sms_code', 'sms_number', 'captcha', 'qr_login', 'login_refusal']

async function counts() {
  const found: Record<string, number> = {}
  for (const table of tables) found[table] = (await db.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n
  return found
}

test('what is still of use stays, what is not goes, and the next round is planned once', async () => {
  const tokens = await login('demo_buyer')
  await ask(tokenIssue, { username: 'demo_sub', password: 'Wrong@2026' })
  await ask(smsCodePost, { mobile: '13811110001', type: 'free' }, { headers: { 'x-client': 'web' } })
  await ask(captchaCreate, {})
  await ask(createQr, {})
  const before = await counts()
  expect(Math.min(...Object.values(before))).toBeGreaterThan(0)
  expect(await deleteExpired(house)).toBe(0)
  expect(await counts()).toEqual(before)
  clock.forward(2 * 3600_000)
  await deleteExpired(house)
  expect(await counts()).toEqual({ ...before, attempt_counter: 0, sms_code: 0, captcha: 0, qr_login: 0 })
  expect((await ask(tokenIssue, { grant_type: 'refresh_token', refresh_token: tokens.refreshToken })).state).toBe(200)
  clock.forward(62 * 24 * 3600_000)
  await deleteExpired(house)
  expect(await counts()).toMatchObject({ login_refusal: before['login_refusal'] })
  clock.forward(28 * 24 * 3600_000)
  await deleteExpired(house)
  expect(Object.values(await counts())).toEqual(tables.map(() => 0))
  const { rows } = await db.query("SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'identity.forgetExpired'")
  expect(rows[0].n).toBe(1)
})
