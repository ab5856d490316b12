import { expect, test } from 'vitest'
import { aWayIn, wayInDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { smsCodePost, tokenIssue } from '../../endpoints.ts'
import {
  changeEmail,
  changeMobile,
  passwordChange,
  payPasswordChange,
  emailCode,
  securityInfo,
  sessionEnd,
  sessionEndOthers,
  sessionList,
  stepUpCode,
} from '../../endpoints-security.ts'
import type { SmsPurpose } from '../../rules/limits.ts'
import { currentSmsCode } from '../sms/sms-code.ts'

const { database, clock, house, ask, login, visitorBy } = await aWayIn()
const db = await database.connect()
let address = 0
const anAddress = () => `198.51.100.${(address += 1)}`
const digits = async (phone: string, purpose: SmsPurpose) =>
  (await currentSmsCode(house.read, wayInDeps.secret, { phone, purpose }, clock.now())) ?? ''
const accounts = async () =>
  JSON.stringify((await db.query('SELECT id, phone, email, password_hash, pay_password_hash FROM account ORDER BY id')).rows)
const openSessions = async (id: number) =>
  (await db.query('SELECT id FROM login_session WHERE account_id = $1 AND revoked_at IS NULL', [id])).rows.length

/** Somebody logged in, with a way to get a code of their own phone. */
async function aMember(username: string, phone: string) {
  const caller = await visitorBy((await login(username)).accessToken)
  const code = async (type: 'changePwd' | 'payPwd' | 'changeMobile' | 'changeEmail') => {
    await db.query('DELETE FROM sms_number')
    await ask(stepUpCode, { type }, { visitor: caller, ip: anAddress() })
    return digits(phone, type)
  }
  return { visitor: caller, code }
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

test('a new login password needs a code of the own phone; other devices are logged out, this one stays', async () => {
  const { visitor, code } = await aMember('demo_buyer', '13800000002')
  await login('demo_buyer')
  const smsCode = await code('changePwd')
  const form = { smsCode, password: 'Neu-Zink-26', confirmPwd: 'Neu-Zink-26' }
  const before = await accounts()
  expect((await ask(passwordChange, { ...form, smsCode: wrongOf(smsCode) }, { visitor })).code).toBe('identity.smsCodeWrong')
  expect((await ask(passwordChange, { ...form, confirmPwd: 'x' }, { visitor })).code).toBe('identity.repeatDiffers')
  expect((await ask(passwordChange, { ...form, password: '123456', confirmPwd: '123456' }, { visitor })).code).toBe('identity.passwordWeak')
  expect(await accounts()).toBe(before)
  expect((await ask(passwordChange, form, { visitor })).state).toBe(200)
  expect(await openSessions(2)).toBe(1)
  expect((await ask(tokenIssue, { username: 'demo_buyer', password: 'Neu-Zink-26' })).state).toBe(200)
  expect((await ask(passwordChange, form, { visitor })).code).toBe('identity.smsCodeWrong')
  expect((await db.query(`SELECT entity_id FROM audit_log WHERE action = 'identity.passwordChanged'`)).rows).toEqual([{ entity_id: '2' }])
})

test('the payment password is set once by code, then changed by itself or by the login password', async () => {
  const { visitor, code } = await aMember('demo_company', '13800000003')
  const form = { password: '204811', confirmPwd: '204811' }
  expect(
    (await ask(payPasswordChange, { ...form, password: '123456', confirmPwd: '123456', smsCode: await code('payPwd') }, { visitor })).code,
  ).toBe('identity.payPasswordWeak')
  expect((await ask(payPasswordChange, { ...form, smsCode: await code('payPwd') }, { visitor })).state).toBe(200)
  expect((await ask(securityInfo, {}, { visitor })).data).toMatchObject({ hasPayPwd: 1, memberMobile: '138****0003' })
  const next = { password: '730915', confirmPwd: '730915' }
  const before = await accounts()
  expect((await ask(payPasswordChange, { ...next, smsCode: await code('payPwd') }, { visitor })).code).toBe('identity.payPasswordProof')
  expect((await ask(payPasswordChange, { ...next, smsCode: await code('payPwd'), loginPassword: 'Wrong@2026' }, { visitor })).code).toBe(
    'identity.loginPasswordWrong',
  )
  expect(await accounts()).toBe(before)
  expect((await ask(payPasswordChange, { ...next, smsCode: await code('payPwd'), oldPassword: '204811' }, { visitor })).state).toBe(200)
  expect((await ask(payPasswordChange, { ...form, smsCode: await code('payPwd'), loginPassword: 'Zinc@2026' }, { visitor })).state).toBe(
    200,
  )
})

test('five wrong payment passwords lock it for two hours, whatever is tried at once', async () => {
  const { visitor, code } = await aMember('demo_designer', '13800000004')
  await ask(payPasswordChange, { smsCode: await code('payPwd'), password: '204811', confirmPwd: '204811' }, { visitor })
  const next = { password: '730915', confirmPwd: '730915', smsCode: await code('payPwd') }
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, place) => ask(payPasswordChange, { ...next, oldPassword: `11111${place % 10}` }, { visitor })),
  )
  expect(guesses.filter((answer) => answer.code === 'identity.payPasswordWrong')).toHaveLength(5)
  expect((await ask(payPasswordChange, { ...next, oldPassword: '204811' }, { visitor })).code).toBe('identity.payPasswordLocked')
  // An access token lives an hour; the visitor of this test stays the same person.
  clock.forward(2 * 60 * 60_000)
  expect((await ask(payPasswordChange, { ...next, smsCode: await code('payPwd'), oldPassword: '204811' }, { visitor })).state).toBe(200)
})

test('the phone moves with a code of the old and of the new number; a taken number stays where it is', async () => {
  const { visitor, code } = await aMember('demo_sub', '13800000006')
  const newCode = async (mobile: string) => {
    await db.query('DELETE FROM sms_number')
    await ask(smsCodePost, { mobile, type: 'bindMobile' }, { headers: { 'x-client': 'test' }, ip: anAddress() })
    return digits(mobile, 'bindMobile')
  }
  const before = await accounts()
  const smsCode = await code('changeMobile')
  const taken = { smsCode, mobile: '13800000001', newSmsCode: await newCode('13800000001') }
  expect((await ask(changeMobile, taken, { visitor })).code).toBe('identity.phoneTaken')
  expect((await ask(changeMobile, { ...taken, newSmsCode: wrongOf(taken.newSmsCode) }, { visitor })).errors).toHaveProperty('newSmsCode')
  expect(await accounts()).toBe(before)
  const right = { smsCode, mobile: '15900001111', newSmsCode: await newCode('15900001111') }
  expect((await ask(changeMobile, right, { visitor })).data).toEqual({ memberMobile: '159****1111' })
  expect((await ask(tokenIssue, { username: '15900001111', password: 'Zinc@2026' })).state).toBe(200)
  expect((await ask(tokenIssue, { username: '13800000006', password: 'Zinc@2026' })).code).toBe('identity.wrongCredentials')
})

test('an e-mail address is taken over with the code that was mailed to it', async () => {
  const { visitor, code } = await aMember('demo_personal', '13800000001')
  await ask(emailCode, { email: 'New@Zinc.example' }, { visitor })
  const form = { smsCode: await code('changeEmail'), email: 'New@zinc.example', emailCode: await digits('new@zinc.example', 'bindEmail') }
  expect((await ask(changeEmail, { ...form, email: 'other@zinc.example' }, { visitor })).code).toBe('identity.emailCodeWrong')
  expect((await ask(changeEmail, form, { visitor })).data).toEqual({ memberEmail: 'N***@zinc.example' })
  await db.query('DELETE FROM sms_number')
  await ask(emailCode, { email: 'company@demo.example' }, { visitor })
  const taken = {
    smsCode: await code('changeEmail'),
    email: 'company@demo.example',
    emailCode: await digits('company@demo.example', 'bindEmail'),
  }
  expect((await ask(changeEmail, taken, { visitor })).code).toBe('identity.emailTaken')
})

test("devices are listed with this one marked; one or all others are logged out at once, never somebody else's", async () => {
  const phone = await login('demo_admin', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' })
  const caller = await visitorBy((await login('demo_admin')).accessToken)
  const { visitor: stranger } = await aMember('demo_personal', '13800000001')
  const list = (await ask(sessionList, {}, { visitor: caller })).data?.list ?? []
  expect(list.map((one) => [one.device, one.isCurrent]).toSorted()).toEqual([
    ['', 1],
    ['Safari · iPhone', 0],
  ])
  const other = list.find((one) => one.isCurrent === 0)?.sessionId ?? ''
  expect(await ask(sessionEnd, { sessionId: other }, { visitor: stranger })).toEqual(
    await ask(sessionEnd, { sessionId: crypto.randomUUID() }, { visitor: stranger }),
  )
  expect((await visitorBy(phone.accessToken)).member?.memberName).toBe('demo_admin')
  expect((await ask(sessionEnd, { sessionId: other }, { visitor: caller })).state).toBe(200)
  expect((await visitorBy(phone.accessToken)).member).toBeNull()
  await login('demo_admin')
  await login('demo_admin')
  expect((await ask(sessionEndOthers, {}, { visitor: caller })).data).toEqual({ ended: 2 })
  expect((await ask(sessionList, {}, { visitor: caller })).data?.list).toHaveLength(1)
})
