import { expect, test } from 'vitest'
import { aWayIn, wayInDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { smsCodePost, tokenIssue } from '../../endpoints.ts'
import { captchaAnswerFor } from '../../../../../tests/fixtures/browser/captcha.ts'
import { currentSmsCode } from '../sms/sms-code.ts'

const { database, clock, house, ask } = await aWayIn()
const db = await database.connect()
const deliberate = { 'x-client': 'web' }
let address = 0
/** A fresh address per test, so that one test's throttle is not another's. */
const anAddress = () => `198.51.100.${(address += 1)}`

async function sessions(): Promise<number> {
  return (await db.query('SELECT count(*)::int AS n FROM login_session')).rows[0].n
}

test('the form is refused with the sentences of the specification, field by field', async () => {
  const refused = async (input: object) => {
    const answer = await ask(tokenIssue, input, { ip: anAddress() })
    return [answer.code, Object.keys(answer.errors ?? {})]
  }
  expect(await refused({ username: '', password: 'Zinc@2026' })).toEqual(['identity.accountRequired', ['username']])
  expect(await refused({ username: 'ab', password: 'Zinc@2026' })).toEqual(['identity.accountInvalid', ['username']])
  expect(await refused({ username: 'demo_buyer', password: '' })).toEqual(['identity.passwordRequired', ['password']])
  expect(await refused({ username: 'demo_buyer', password: 'a b c d' })).toEqual(['identity.passwordInvalid', ['password']])
  expect(await refused({ loginType: 2, username: '', password: '123456' })).toEqual(['identity.phoneRequired', ['username']])
  expect(await refused({ loginType: '2', username: '12800000002', password: '123456' })).toEqual(['identity.phoneInvalid', ['username']])
  expect(await refused({ loginType: 2, username: '13800000002' })).toEqual(['identity.smsCodeRequired', ['password']])
  expect(await refused({ loginType: 3, username: 'demo_buyer', password: 'Zinc@2026' })).toEqual(['api.invalid', ['loginType']])
})

test('an unknown account, a wrong password and an account without password answer exactly the same and open nothing', async () => {
  await db.query("INSERT INTO account (member_name) VALUES ('no_password')")
  const before = await sessions()
  const answers = []
  for (const username of ['demo_buyer', 'nobody_here', '13999999999', 'no_password']) {
    answers.push(await ask(tokenIssue, { username, password: 'Wrong@2026' }, { ip: anAddress() }))
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ state: 255, code: 'identity.wrongCredentials' })
  expect(await sessions()).toBe(before)
})

test('after five wrong passwords a picture is asked for, after twenty the pair waits; others are not locked out', async () => {
  const ip = anAddress()
  const wrong = (asking: object = {}) => ask(tokenIssue, { username: 'demo_company', password: 'Wrong@2026', ...asking }, { ip })
  for (let count = 0; count < 5; count += 1) expect((await wrong()).code).toBe('identity.wrongCredentials')
  expect((await wrong()).code).toBe('identity.captchaNeeded')
  expect((await wrong({ captcha: 'abcd', captchaKey: crypto.randomUUID() })).code).toBe('identity.captchaWrong')
  const picture = await captchaAnswerFor(house, wayInDeps.secret)
  const right = await ask(tokenIssue, { username: 'demo_company', password: 'Zinc@2026', ...picture }, { ip })
  expect(right.state).toBe(200)
  for (let count = 0; count < 21; count += 1) await wrong()
  const again = await captchaAnswerFor(house, wayInDeps.secret)
  expect((await wrong(again)).code).toBe('identity.tooManyTries')
  expect((await ask(tokenIssue, { username: 'demo_company', password: 'Zinc@2026' }, { ip: anAddress() })).state).toBe(200)
  clock.forward(15 * 60_000)
  expect((await ask(tokenIssue, { username: 'demo_company', password: 'Zinc@2026' }, { ip })).state).toBe(200)
})

test('a picture buys one guess', async () => {
  const ip = anAddress()
  for (let count = 0; count < 5; count += 1) await ask(tokenIssue, { username: 'demo_sales', password: 'Wrong@2026' }, { ip })
  const picture = await captchaAnswerFor(house, wayInDeps.secret)
  expect((await ask(tokenIssue, { username: 'demo_sales', password: 'Wrong@2026', ...picture }, { ip })).code).toBe(
    'identity.wrongCredentials',
  )
  expect((await ask(tokenIssue, { username: 'demo_sales', password: 'Wrong@2026', ...picture }, { ip })).code).toBe('identity.captchaWrong')
})

test('a phone logs in once with the code that was sent to it', async () => {
  await ask(smsCodePost, { mobile: '13800000004', type: 'free' }, { headers: deliberate, ip: anAddress() })
  const code = (await currentSmsCode(house.read, wayInDeps.secret, { phone: '13800000004', purpose: 'free' }, clock.now())) ?? ''
  expect(code).toMatch(/^[0-9]{6}$/)
  expect((await ask(tokenIssue, { username: '13800000004', code, loginType: 2 }, { ip: anAddress() })).state).toBe(200)
  expect((await ask(tokenIssue, { username: '13800000004', code, loginType: 2 }, { ip: anAddress() })).code).toBe('identity.smsCodeWrong')
})

test('a code of one purpose or one number opens nothing for another', async () => {
  await ask(smsCodePost, { mobile: '13800000005', type: 'changePwd' }, { headers: deliberate, ip: anAddress() })
  const code = (await currentSmsCode(house.read, wayInDeps.secret, { phone: '13800000005', purpose: 'changePwd' }, clock.now())) ?? ''
  const before = await sessions()
  expect((await ask(tokenIssue, { username: '13800000005', code, loginType: 2 }, { ip: anAddress() })).code).toBe('identity.smsCodeWrong')
  expect((await ask(tokenIssue, { username: '13800000006', code, loginType: 2 }, { ip: anAddress() })).code).toBe('identity.smsCodeWrong')
  expect(await sessions()).toBe(before)
})

test('five wrong tries void a code, and five minutes do', async () => {
  const ask5 = async (phone: string, code: string) =>
    (await ask(tokenIssue, { username: phone, code, loginType: 2 }, { ip: anAddress() })).state
  const sent = async (phone: string) => {
    await ask(smsCodePost, { mobile: phone, type: 'free' }, { headers: deliberate, ip: anAddress() })
    return (await currentSmsCode(house.read, wayInDeps.secret, { phone, purpose: 'free' }, clock.now())) ?? ''
  }
  const guessed = await sent('13800000007')
  const wrong = guessed === '000000' ? '000001' : '000000'
  for (let count = 0; count < 5; count += 1) expect(await ask5('13800000007', wrong)).toBe(255)
  expect(await ask5('13800000007', guessed)).toBe(255)
  const late = await sent('13800000008')
  clock.forward(5 * 60_000)
  expect(await ask5('13800000008', late)).toBe(255)
})

test('two logins at once with one code open one session', async () => {
  await ask(smsCodePost, { mobile: '13800000009', type: 'free' }, { headers: deliberate, ip: anAddress() })
  const code = (await currentSmsCode(house.read, wayInDeps.secret, { phone: '13800000009', purpose: 'free' }, clock.now())) ?? ''
  const states = await Promise.all(
    Array.from(
      { length: 8 },
      async () => (await ask(tokenIssue, { username: '13800000009', code, loginType: 2 }, { ip: anAddress() })).state,
    ),
  )
  expect(states.filter((state) => state === 200)).toHaveLength(1)
})
