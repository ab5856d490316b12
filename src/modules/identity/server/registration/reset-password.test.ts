import { expect, test } from 'vitest'
import { captchaAnswerFor } from '../../../../../tests/fixtures/browser/captcha.ts'
import { aWayIn, wayInDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { smsCodePost, tokenIssue } from '../../endpoints.ts'
import { passwordReset } from '../../endpoints-registration.ts'
import { currentSmsCode } from '../sms/sms-code.ts'

const { database, clock, house, ask, login, visitorBy } = await aWayIn()
const db = await database.connect()
let address = 0

/** A form for a forgotten password with the code that was sent to the phone. */
async function aForm(phone: string) {
  const picture = await captchaAnswerFor(house, wayInDeps.secret)
  await ask(
    smsCodePost,
    { mobile: phone, type: 'retrieve', ...picture },
    { headers: { 'x-client': 'test' }, ip: `198.51.100.${(address += 1)}` },
  )
  const smsCode = (await currentSmsCode(house.read, wayInDeps.secret, { phone, purpose: 'retrieve' }, clock.now())) ?? ''
  return { mobile: phone, smsCode, password: 'Neu-Zink-26', confirmPwd: 'Neu-Zink-26' }
}
const passwordOf = async (phone: string) => (await db.query('SELECT password_hash FROM account WHERE phone = $1', [phone])).rows
const openSessions = async () => (await db.query('SELECT id FROM login_session WHERE revoked_at IS NULL ORDER BY id')).rows

test('a forgotten password is replaced, every session ends, and the member is told', async () => {
  const before = await login('demo_buyer')
  const form = await aForm('13800000002')
  expect((await ask(passwordReset, form)).state).toBe(200)
  expect((await visitorBy(before.accessToken)).member).toBeNull()
  expect((await ask(tokenIssue, { username: 'demo_buyer', password: 'Zinc@2026' })).code).toBe('identity.wrongCredentials')
  expect((await ask(tokenIssue, { username: 'demo_buyer', password: 'Neu-Zink-26' })).state).toBe(200)
  expect((await db.query(`SELECT action, entity_id FROM audit_log WHERE action = 'identity.passwordReset'`)).rows).toEqual([
    { action: 'identity.passwordReset', entity_id: '2' },
  ])
  expect((await ask(passwordReset, { ...form, password: 'Noch-Neuer-26', confirmPwd: 'Noch-Neuer-26' })).code).toBe('identity.smsCodeWrong')
})

test('a wrong code, another purpose or a weak password changes nothing', async () => {
  const phone = '13800000003'
  await login('demo_company')
  const form = await aForm(phone)
  const [password, sessions] = [await passwordOf(phone), await openSessions()]
  expect((await ask(passwordReset, { ...form, smsCode: form.smsCode === '000000' ? '000001' : '000000' })).code).toBe(
    'identity.smsCodeWrong',
  )
  expect((await ask(passwordReset, { ...form, password: 'demo_company1', confirmPwd: 'demo_company1' })).code).toBe('identity.passwordWeak')
  expect((await ask(passwordReset, { ...form, confirmPwd: 'other' })).code).toBe('identity.repeatDiffers')
  expect(await passwordOf(phone)).toEqual(password)
  expect(await openSessions()).toEqual(sessions)
})

test('who guards a store or money needs a longer password', async () => {
  const form = await aForm('13800000005')
  expect((await ask(passwordReset, form)).code).toBe('identity.passwordShort')
  expect((await ask(passwordReset, { ...form, password: 'Neu-Zink-2026', confirmPwd: 'Neu-Zink-2026' })).state).toBe(200)
})

test('a code is sent to unknown phones alike; that nobody has the phone is told to its holder alone', async () => {
  const form = await aForm('15988880000')
  expect((await ask(passwordReset, { ...form, smsCode: form.smsCode === '000000' ? '000001' : '000000' })).code).toBe(
    'identity.smsCodeWrong',
  )
  expect((await ask(passwordReset, form)).code).toBe('identity.phoneUnknown')
})

test('two resets at once with one code: one counts', async () => {
  const form = await aForm('13800000004')
  const answers = await Promise.all(
    ['Eins-Zink-26', 'Zwei-Zink-26', 'Drei-Zink-26'].map((password) => ask(passwordReset, { ...form, password, confirmPwd: password })),
  )
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
})
