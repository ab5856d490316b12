import { expect, test } from 'vitest'
import { captchaAnswerFor } from '../../../../../tests/fixtures/browser/captcha.ts'
import { aWayIn, wayInDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { smsCodePost, tokenIssue } from '../../endpoints.ts'
import { register, registerTerms } from '../../endpoints-registration.ts'
import { currentSmsCode } from '../sms/sms-code.ts'

const { database, clock, house, ask, visitorBy } = await aWayIn()
const db = await database.connect()
await db.query(
  `INSERT INTO agreement SELECT code, version, code, '', '', '', '2026-01-01' FROM (VALUES ('register_agreement', 1), ('register_agreement', 2), ('privacy_policy', 1)) AS old(code, version)`,
)
const agreements = [
  { agreementCode: 'register_agreement', version: 2 },
  { agreementCode: 'privacy_policy', version: 1 },
]
const deliberate = { 'x-client': 'test' }
let number = 0
const aPhone = () => `1591234${String((number += 1)).padStart(4, '0')}`
const accounts = async () =>
  JSON.stringify((await db.query('SELECT a.*, m.nick_name FROM account a LEFT JOIN member m ON m.id = a.id ORDER BY a.id')).rows)

/** A phone with a code for registering, and a form that is right. */
async function aForm(phone = aPhone()) {
  const picture = await captchaAnswerFor(house, wayInDeps.secret)
  await ask(smsCodePost, { mobile: phone, type: 'register', ...picture }, { headers: deliberate, ip: `198.51.100.${number}` })
  const smsCode = (await currentSmsCode(house.read, wayInDeps.secret, { phone, purpose: 'register' }, clock.now())) ?? ''
  return { mobile: phone, smsCode, memberName: `新会员_${phone.slice(-5)}`, password: 'Zinc@2026', confirmPwd: 'Zinc@2026', agreements }
}

test('a registration makes a personal member with consents, logs in, and the member logs in by name and phone', async () => {
  const form = await aForm()
  const answer = await ask(register, form, { ip: '198.51.100.200' })
  expect(answer.state).toBe(200)
  const caller = await visitorBy(answer.data?.access_token ?? '')
  expect(caller.member).toMatchObject({ memberName: form.memberName, memberType: 1, enterpriseId: null })
  const { rows } = await db.query('SELECT agreement_code, version, agreed_at, ip FROM agreement_consent WHERE account_id = $1 ORDER BY 1', [
    caller.member?.memberId,
  ])
  expect(rows).toEqual([
    { agreement_code: 'privacy_policy', version: 1, agreed_at: clock.now(), ip: '198.51.100.200' },
    { agreement_code: 'register_agreement', version: 2, agreed_at: clock.now(), ip: '198.51.100.200' },
  ])
  for (const username of [form.memberName, form.mobile])
    expect((await ask(tokenIssue, { username, password: 'Zinc@2026' })).state).toBe(200)
})

test('the terms are the versions in force', async () => {
  expect((await ask(registerTerms, {})).data?.agreements.map(({ agreementCode, version }) => ({ agreementCode, version }))).toEqual(
    agreements,
  )
})

test('a code for registering is sent only after a picture was read', async () => {
  const phone = aPhone()
  expect((await ask(smsCodePost, { mobile: phone, type: 'register' }, { headers: deliberate, ip: '198.51.100.201' })).code).toBe(
    'identity.captchaNeeded',
  )
  expect(await currentSmsCode(house.read, wayInDeps.secret, { phone, purpose: 'register' }, clock.now())).toBeNull()
})

test('every refusal names its field, makes nothing, and leaves the code for the corrected form', async () => {
  const form = await aForm()
  const before = await accounts()
  const refusals = [
    [{ memberName: '' }, 'identity.memberNameRequired', 'memberName'],
    [{ memberName: '123456789' }, 'identity.memberNameDigits', 'memberName'],
    [{ password: '123456', confirmPwd: '123456' }, 'identity.passwordWeak', 'password'],
    [{ confirmPwd: 'Zinc@2027' }, 'identity.repeatDiffers', 'confirmPwd'],
    [{ agreements: [] }, 'identity.agreementNeeded', 'agreements'],
    [
      {
        agreements: [
          { agreementCode: 'register_agreement', version: 1 },
          { agreementCode: 'privacy_policy', version: 1 },
        ],
      },
      'identity.agreementNeeded',
      'agreements',
    ],
    [{ smsCode: form.smsCode === '000000' ? '000001' : '000000' }, 'identity.smsCodeWrong', 'smsCode'],
    [{ invitationCode: 'NOBODYS1' }, 'identity.invitationUnknown', 'invitationCode'],
    [{ memberName: 'Demo_Buyer' }, 'identity.memberNameTaken', 'memberName'],
  ] as const
  for (const [change, code, field] of refusals) {
    const answer = await ask(register, { ...form, ...change, agreements: 'agreements' in change ? [...change.agreements] : agreements })
    expect(answer).toMatchObject({ state: 255, code, errors: { [field]: code } })
  }
  expect(await accounts()).toBe(before)
  expect((await ask(register, form)).state).toBe(200)
})

test('whether a phone or a name is taken is told only to somebody who holds the phone', async () => {
  const form = await aForm('13800000002')
  const stranger = { ...form, smsCode: form.smsCode === '111111' ? '222222' : '111111' }
  const taken = await ask(register, stranger)
  expect(taken).toEqual(await ask(register, { ...stranger, mobile: '15900000000', memberName: 'demo_company' }))
  expect(taken.code).toBe('identity.smsCodeWrong')
  expect((await ask(register, form)).code).toBe('identity.phoneTaken')
})

test('a hundred registrations of one phone at once make one account', async () => {
  const form = await aForm()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) => ask(register, { ...form, memberName: `${form.memberName}-${place}` })),
  )
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect((await db.query('SELECT count(*)::int AS count FROM account WHERE phone = $1', [form.mobile])).rows).toEqual([{ count: 1 }])
})

test('one member name at once for twelve phones goes to one of them', async () => {
  const forms = []
  for (let count = 0; count < 12; count += 1) forms.push({ ...(await aForm()), memberName: '争抢的会员名' })
  const answers = await Promise.all(forms.map((form) => ask(register, form)))
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 'identity.memberNameTaken')).toHaveLength(11)
})

test('an invitation is kept with the account, whatever its case', async () => {
  const {
    rows: [inviter],
  } = await db.query(`SELECT id, invitation_code FROM account WHERE member_name = 'demo_sales'`)
  const form = await aForm()
  expect((await ask(register, { ...form, invitationCode: String(inviter.invitation_code).toLowerCase() })).state).toBe(200)
  expect((await db.query('SELECT invited_by FROM account WHERE phone = $1', [form.mobile])).rows).toEqual([{ invited_by: inviter.id }])
})
