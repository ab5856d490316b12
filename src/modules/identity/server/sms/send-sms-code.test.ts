import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { captchaAnswerFor } from '../../../../../tests/fixtures/browser/captcha.ts'
import { aWayIn, wayInDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { smsCode, smsCodePost } from '../../endpoints.ts'
import { smsPurposes } from '../../rules/limits.ts'
import { identityHandlers } from '../handlers.ts'
import { identityTasks } from '../background-jobs.ts'
import { currentSmsCode } from './sms-code.ts'

const { database, clock, house, ask } = await aWayIn()
const db = await database.connect()
const minute = 60_000
const page = { 'x-client': 'web', 'sec-fetch-site': 'same-origin' }
let address = 0
const anAddress = () => `192.0.2.${(address += 1)}`
const send = (mobile: string, ip = anAddress(), more: object = {}) =>
  ask(smsCodePost, { mobile, type: 'free', ...more }, { headers: page, ip })

async function jobs(): Promise<number> {
  return (await db.query("SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'identity.sendCode'")).rows[0].n
}

test('a number is written to once a minute, five times an hour and ten times a day, from whatever address', async () => {
  const codes: (string | undefined)[] = []
  for (let hour = 0; hour < 3; hour += 1) {
    for (let count = 0; count < 6; count += 1) {
      codes.push((await send('13811110001')).code)
      clock.forward(minute)
    }
    clock.forward(55 * minute)
  }
  expect(codes.filter((code) => code === undefined)).toHaveLength(10)
  expect(codes.slice(0, 6)).toEqual([undefined, undefined, undefined, undefined, undefined, 'identity.smsHourFull'])
  expect(codes.at(-1)).toBe('identity.smsDayFull')
  expect((await send('13811110002')).code).toBeUndefined()
  const before = await jobs()
  expect((await send('13811110002')).code).toBe('identity.smsTooSoon')
  expect(await jobs()).toBe(before)
})

test('whoever rotates address, network, device, picture, purpose, language and spelling at once still sends ten a day to one number', async () => {
  const phone = '13811110041'
  const spellings = [
    phone,
    ` ${phone}`,
    `${phone} `,
    `+86${phone}`,
    `86${phone}`,
    '138 1111 0041',
    '１３８１１１１００４１',
    `${phone}\u200b`,
  ]
  const before = await jobs()
  for (let turn = 0; turn < 120; turn += 1) {
    const type = smsPurposes[turn % smsPurposes.length] ?? 'free'
    const picture = await captchaAnswerFor(house, wayInDeps.secret)
    await ask(
      smsCodePost,
      { mobile: spellings[turn % spellings.length] ?? phone, type, ...picture },
      {
        headers: page,
        ip: turn % 2 === 0 ? `198.51.100.${turn}` : `2001:db8:${turn.toString(16)}::1`,
        userAgent: `device ${turn}`,
        cookies: { zb_device: `d${turn}` },
        lang: turn % 2 === 0 ? 'zh' : 'en',
      },
    )
    // The plain spelling is asked for in every turn too: the attacker does not miss a free minute.
    await send(phone, anAddress(), { type, ...(await captchaAnswerFor(house, wayInDeps.secret)) })
    clock.forward(11 * minute)
  }
  // 120 turns of eleven minutes are 22 hours.
  expect((await jobs()) - before).toBe(10)
  const numbers = await db.query("SELECT phone FROM sms_number WHERE phone LIKE '%110041%' OR phone LIKE '%1111 0041%'")
  expect(numbers.rows).toEqual([{ phone }])
  clock.forward(24 * 60 * minute)
  expect((await send(phone)).state).toBe(200)
})

test('twenty requests for twenty purposes at once write to a number once', async () => {
  const before = await jobs()
  const asked = Array.from({ length: 20 }, async (_, place) => {
    const picture = await captchaAnswerFor(house, wayInDeps.secret)
    return send('13811110042', anAddress(), { type: smsPurposes[place % smsPurposes.length], ...picture })
  })
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  expect((await jobs()) - before).toBe(1)
})

test('of ten requests at once in two processes one is sent', async () => {
  const twin = asker(aHouse(database, aClock(clock.now().toISOString())), identityHandlers(wayInDeps))
  const asked = Array.from({ length: 10 }, (_, place) =>
    (place % 2 === 0 ? ask : twin)(smsCodePost, { mobile: '13811110003', type: 'free' }, { headers: page, ip: anAddress() }),
  )
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
})

test('an address reads a picture from its second send within an hour', async () => {
  const ip = anAddress()
  expect((await send('13811110011', ip)).state).toBe(200)
  expect((await send('13811110012', ip)).code).toBe('identity.captchaNeeded')
  expect((await send('13811110012', ip, await captchaAnswerFor(house, wayInDeps.secret))).state).toBe(200)
  clock.forward(61 * minute)
  expect((await send('13811110013', ip)).state).toBe(200)
})

test('known and unknown numbers get the same answer', async () => {
  expect(await send('13800000003')).toEqual(await send('13999990000'))
})

test("another site's image or form sends nothing", async () => {
  const before = await jobs()
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', authorization: 'Basic ZnJvbnQ6ZnJvbnQ=' },
    { origin: 'https://evil.example', host: 'mall.example' },
  ] as Record<string, string>[]) {
    expect((await ask(smsCode, { mobile: '13811110021', type: 'free' }, { headers, ip: anAddress() })).code).toBe('identity.foreignPage')
  }
  expect(await jobs()).toBe(before)
  expect(
    (await ask(smsCode, { mobile: '13811110021', type: 'free' }, { headers: { authorization: 'Basic ZnJvbnQ6ZnJvbnQ=' }, ip: anAddress() }))
      .state,
  ).toBe(200)
})

test('a wrong number or an unknown purpose is refused by field', async () => {
  expect(await send('')).toMatchObject({ code: 'identity.phoneRequired', errors: { mobile: 'identity.phoneRequired' } })
  expect(await send('１３８００００００００')).toMatchObject({ code: 'identity.phoneInvalid' })
  expect((await ask(smsCodePost, JSON.parse('{"mobile":"13811110022","type":"admin"}'), { headers: page })).errors).toHaveProperty('type')
})

test('the job carries no code; the sender makes it from the secret, and only while it is open', async () => {
  await send('13811110031')
  const { rows } = await db.query("SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'phone' = '13811110031'")
  expect(rows).toEqual([{ payload: { phone: '13811110031', purpose: 'free' } }])
  const code = await currentSmsCode(house.read, wayInDeps.secret, { phone: '13811110031', purpose: 'free' }, clock.now())
  const sent: { phone: string; text: string }[] = []
  const work = identityTasks({ secret: wayInDeps.secret, sendSms: async (message) => void sent.push(message), sendMail: null })
  await work['identity.sendCode']?.(house, rows[0].payload)
  expect(sent).toMatchObject([{ phone: '13811110031', text: expect.stringContaining(String(code)) }])
  clock.forward(6 * minute)
  await work['identity.sendCode']?.(house, rows[0].payload)
  expect(sent).toHaveLength(1)
})
