import { expect, test } from 'vitest'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { tokenIssue, logout } from '../../endpoints.ts'

const { database, clock, ask, login, visitorBy } = await aWayIn()
const db = await database.connect()

const renew = (refreshToken: string, userAgent = 'test') =>
  ask(tokenIssue, { grant_type: 'refresh_token', refresh_token: refreshToken }, { userAgent })
const memberBy = async (accessToken: string) => (await visitorBy(accessToken)).member?.memberName ?? null

async function tokensInSessionOf(refreshToken: string): Promise<number> {
  const { rows } = await db.query(
    `SELECT count(*)::int AS n FROM session_token WHERE session_id = (SELECT session_id FROM session_token WHERE refresh_hash = sha256($1::bytea))`,
    [Buffer.from(refreshToken)],
  )
  return rows[0].n
}

test('a refresh token gives new tokens, under both spellings, and the database keeps neither in clear', async () => {
  const first = await login('demo_buyer')
  const renewed = await renew(first.refreshToken)
  expect(renewed.data?.refresh_token).toBe(renewed.data?.refreshToken)
  expect(renewed.data?.refreshToken).not.toBe(first.refreshToken)
  expect(await memberBy(renewed.data?.access_token ?? '')).toBe('demo_buyer')
  const { rows } = await db.query('SELECT count(*)::int AS n FROM session_token WHERE refresh_hash = $1 OR access_hash = $1', [
    Buffer.from(first.refreshToken),
  ])
  expect(rows[0].n).toBe(0)
})

test('the old spelling refreshToken in the payload is understood too', async () => {
  const first = await login('demo_buyer')
  expect((await ask(tokenIssue, { grant_type: 'refresh_token', refreshToken: first.refreshToken })).state).toBe(200)
})

test('twenty refreshes at once give exactly one successor, and nobody is logged out', async () => {
  const first = await login('demo_company')
  const answers = await Promise.all(Array.from({ length: 20 }, () => renew(first.refreshToken)))
  expect(new Set(answers.map((answer) => answer.state))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.data?.refreshToken)).size).toBe(1)
  expect(await tokensInSessionOf(first.refreshToken)).toBe(2)
})

test('the same client gets the same successor for 20 seconds, and no longer', async () => {
  const first = await login('demo_designer')
  const renewed = await renew(first.refreshToken)
  clock.forward(19_000)
  expect((await renew(first.refreshToken)).data?.refreshToken).toBe(renewed.data?.refreshToken)
  clock.forward(2_000)
  expect((await renew(first.refreshToken)).state).toBe(266)
})

test('a second use outside the grace ends the whole session at once and writes it down', async () => {
  const first = await login('demo_sales')
  const renewed = await renew(first.refreshToken)
  const access = renewed.data?.access_token ?? ''
  clock.forward(60_000)
  expect(await memberBy(access)).toBe('demo_sales')
  expect(await renew(first.refreshToken)).toMatchObject({ state: 266, code: 'identity.sessionEnded' })
  expect(await memberBy(access)).toBeNull()
  expect((await renew(renewed.data?.refreshToken ?? '')).state).toBe(266)
  const { rows } = await db.query("SELECT actor_id, to_state FROM audit_log WHERE action = 'identity.sessionReplayed' AND actor_id = 5")
  expect(rows).toEqual([{ actor_id: '5', to_state: 'REVOKED' }])
})

test('a different client with a used token is a thief, even within the grace', async () => {
  const first = await login('demo_sub')
  const renewed = await renew(first.refreshToken)
  expect((await renew(first.refreshToken, 'somebody else')).state).toBe(266)
  expect(await memberBy(renewed.data?.access_token ?? '')).toBeNull()
})

test('of thief and owner who refresh at the same moment nobody keeps a session that the other one can use', async () => {
  const first = await login('demo_company')
  const answers = await Promise.all([renew(first.refreshToken, 'owner'), renew(first.refreshToken, 'thief')])
  const given = answers.flatMap(({ data }) => (data?.refreshToken ? [data.refreshToken] : []))
  expect(given.length).toBeLessThanOrEqual(1)
  // The second use by another client ended the session, whoever was first.
  for (const { data } of answers) if (data) expect(await memberBy(data.access_token)).toBeNull()
  for (const token of given) expect((await renew(token, 'owner')).state).toBe(266)
})

test('a replay in one session leaves the other devices of the member alone', async () => {
  const [stolen, other] = [await login('demo_buyer'), await login('demo_buyer')]
  await renew(stolen.refreshToken)
  clock.forward(60_000)
  expect((await renew(stolen.refreshToken)).state).toBe(266)
  expect(await memberBy(other.accessToken)).toBe('demo_buyer')
  expect((await renew(other.refreshToken)).state).toBe(200)
})

test('an access token lives an hour, an unused refresh token seven days, a session thirty', async () => {
  const first = await login('demo_personal')
  clock.forward(59 * 60_000)
  expect(await memberBy(first.accessToken)).toBe('demo_personal')
  clock.forward(60_000)
  expect(await memberBy(first.accessToken)).toBeNull()
  const idle = await login('demo_personal')
  clock.forward(7 * 24 * 3600_000)
  expect((await renew(idle.refreshToken)).state).toBe(266)
  let token = (await login('demo_personal')).refreshToken
  for (let day = 0; day < 30; day += 5) {
    const renewed = await renew(token)
    expect(renewed.state).toBe(200)
    token = renewed.data?.refreshToken ?? ''
    clock.forward(5 * 24 * 3600_000)
  }
  expect((await renew(token)).state).toBe(266)
})

test('logging out ends the access token and the refresh token', async () => {
  const first = await login('demo_buyer')
  const caller = await visitorBy(first.accessToken)
  expect((await ask(logout, {}, { visitor: caller })).state).toBe(200)
  expect(await memberBy(first.accessToken)).toBeNull()
  expect((await renew(first.refreshToken)).state).toBe(266)
})

test('a suspended account is out on its next request', async () => {
  const first = await login('demo_designer')
  await db.query("UPDATE account SET state = 'SUSPENDED' WHERE member_name = 'demo_designer'")
  expect(await memberBy(first.accessToken)).toBeNull()
  expect((await renew(first.refreshToken)).state).toBe(266)
  await db.query("UPDATE account SET state = 'ACTIVE' WHERE member_name = 'demo_designer'")
})

test('no text is a refresh token but one that was given out', async () => {
  for (const text of ['', 'x', 'A'.repeat(43), '../etc', 'NaN', '０'.repeat(43)]) expect((await renew(text)).state).toBe(266)
})
