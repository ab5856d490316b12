import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { CookieChange } from '../../../../api/handler.ts'
import { localWechatPath, serveLocalWechat } from '../../../../adapters/wechat-open/local-wechat-open.ts'
import { wechatOpen } from '../../../../adapters/wechat-open/wechat-open.ts'
import { aWayIn, wayInDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { smsCodePost, wechatLogin } from '../../endpoints.ts'
import { mobileBind, wechatBegin } from '../../endpoints-wechat.ts'
import { currentSmsCode } from '../sms/sms-code.ts'

const server = fastify()
const site = 'http://mall.example'
serveLocalWechat(server, { nodeEnv: 'test', siteUrl: site, secret: 'a secret of the app', now: Date.now })
const here = `${await server.listen({ port: 0, host: '127.0.0.1' })}${localWechatPath}`
afterAll(() => server.close())
const wechat = wechatOpen({ connect: `${here}/connect/qrconnect`, api: here, secret: 'a secret of the app' })
const { database, clock, house, ask, visitorBy } = await aWayIn({
  wechat,
  siteUrl: site,
  wechatSettings: async () => ({ isOn: true, appId: 'wx-test' }),
})
const db = await database.connect()
let address = 0
const everything = async () =>
  JSON.stringify(
    (
      await db.query(
        'SELECT (SELECT count(*) FROM account) AS a, (SELECT count(*) FROM wechat_account) AS w, (SELECT count(*) FROM login_session) AS s',
      )
    ).rows,
  )

/** A browser that began a login and confirmed it as one of the stand-in's people: what its address then carries. */
async function aReturn(person: 1 | 2 | 3, cookies: Record<string, string | undefined> = {}) {
  const asking = { cookies, onCookie: (change: CookieChange) => void (cookies[change.name] = change.value ?? undefined) }
  const { data } = await ask(wechatBegin, { from: '/cart/index' }, asking)
  const page = await (await fetch(data?.url ?? '')).text()
  const back = new URL([...page.matchAll(/href="([^"]+)"/g)][person - 1]?.[1]?.replaceAll('&amp;', '&') ?? '')
  return { asking, back, code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}
async function codeFor(mobile: string) {
  await db.query('DELETE FROM sms_number')
  await ask(smsCodePost, { mobile, type: 'bindMobile' }, { headers: { 'x-client': 'test' }, ip: `198.51.100.${(address += 1)}` })
  return (await currentSmsCode(house.read, wayInDeps.secret, { phone: mobile, purpose: 'bindMobile' }, clock.now())) ?? ''
}

test('a new WeChat person binds a new phone, becomes a member, and the next login goes straight in', async () => {
  const { asking, back, code, state } = await aReturn(1)
  expect(back.pathname + back.search).toMatch(/^\/login\?redirectUrl=%2Fcart%2Findex&code=/)
  const first = (await ask(wechatLogin, { code, state, source: 4 }, asking)).data
  expect(first).toEqual({ redirect: true, bindKey: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) })
  const bound = await ask(
    mobileBind,
    { bindKey: first?.bindKey ?? '', mobile: '15988881111', smsCode: await codeFor('15988881111') },
    asking,
  )
  const member = (await visitorBy(bound.data?.access_token ?? '')).member
  expect(member).toMatchObject({ memberType: 1, memberName: expect.stringMatching(/^wx_[0-9a-f]{12}$/) })
  const again = await aReturn(1)
  const second = (await ask(wechatLogin, again, again.asking)).data
  expect(second).toMatchObject({ redirect: false, access_token: expect.any(String) })
  expect((await visitorBy(second?.access_token ?? '')).member?.memberId).toBe(member?.memberId)
})

test('a client that knows only the specification: its credential, the code, source 4 and the state that it was given', async () => {
  const client = { headers: { authorization: `Basic ${btoa('front:front')}` }, userAgent: 'a-client/1' }
  const { data } = await ask(wechatBegin, { from: '/' }, client)
  const page = await (await fetch(data?.url ?? '')).text()
  const back = new URL([...page.matchAll(/href="([^"]+)"/g)][0]?.[1]?.replaceAll('&amp;', '&') ?? '')
  const printed = { code: back.searchParams.get('code') ?? '', source: 4, state: back.searchParams.get('state') ?? '' }
  // Without the credential, or from another program, the state is worth nothing.
  expect((await ask(wechatLogin, printed)).code).toBe('identity.wechatForeign')
  expect((await ask(wechatLogin, printed, { ...client, userAgent: 'another/1' })).code).toBe('identity.wechatForeign')
  expect((await ask(wechatLogin, { ...printed, state: '' }, client)).code).toBe('identity.wechatForeign')
  expect((await ask(wechatLogin, printed, client)).state).toBe(200)
})

test('a phone that is registered gives its own password too; the key works once', async () => {
  const { asking, code, state } = await aReturn(2)
  const bindKey = (await ask(wechatLogin, { code, state }, asking)).data?.bindKey ?? ''
  const form = { bindKey, mobile: '13800000002', smsCode: await codeFor('13800000002') }
  const before = await everything()
  expect((await ask(mobileBind, form, asking)).code).toBe('identity.bindNeedsPassword')
  expect((await ask(mobileBind, { ...form, loginPassword: 'Wrong@2026' }, asking)).code).toBe('identity.loginPasswordWrong')
  expect(await everything()).toBe(before)
  const bound = await ask(mobileBind, { ...form, loginPassword: 'Zinc@2026' }, asking)
  expect((await visitorBy(bound.data?.access_token ?? '')).member?.memberName).toBe('demo_buyer')
  expect((await ask(mobileBind, { ...form, loginPassword: 'Zinc@2026' }, asking)).code).toBe('identity.bindGone')
})

test("a link with somebody else's code and state logs nobody in, in whatever browser it is opened", async () => {
  const attacker = await aReturn(3)
  const victim = await aReturn(1)
  const before = await everything()
  for (const cookies of [{}, victim.asking.cookies])
    expect((await ask(wechatLogin, attacker, { cookies })).code).toBe('identity.wechatForeign')
  expect((await ask(wechatLogin, { code: attacker.code }, attacker.asking)).code).toBe('identity.wechatForeign')
  expect(await everything()).toBe(before)
})

test("a state is used once and for five minutes; WeChat's refusal is a refusal", async () => {
  const late = await aReturn(3)
  clock.forward(5 * 60_000)
  expect((await ask(wechatLogin, late, late.asking)).code).toBe('identity.wechatForeign')
  const wrong = await aReturn(3)
  expect((await ask(wechatLogin, { ...wrong, code: 'made-up.code' }, wrong.asking)).code).toBe('identity.wechatFailed')
  expect((await ask(wechatLogin, wrong, wrong.asking)).code).toBe('identity.wechatForeign')
  const replayed = await aReturn(3)
  await ask(wechatLogin, replayed, replayed.asking)
  const next = await aReturn(3)
  expect((await ask(wechatLogin, { ...next, code: replayed.code }, next.asking)).code).toBe('identity.wechatFailed')
})

test('a bind key is worth nothing in another browser, after five tries or ten minutes', async () => {
  const keyOf = async () => {
    const begun = await aReturn(3)
    return { asking: begun.asking, bindKey: (await ask(wechatLogin, begun, begun.asking)).data?.bindKey ?? '' }
  }
  const smsCode = await codeFor('15988882222')
  const stolen = await keyOf()
  expect(
    (await ask(mobileBind, { bindKey: stolen.bindKey, mobile: '15988882222', smsCode }, { cookies: (await aReturn(2)).asking.cookies }))
      .code,
  ).toBe('identity.bindGone')
  const guessed = await keyOf()
  for (let tries = 0; tries < 5; tries += 1)
    await ask(mobileBind, { bindKey: guessed.bindKey, mobile: '13800000003', smsCode: '000000' }, guessed.asking)
  expect((await ask(mobileBind, { bindKey: guessed.bindKey, mobile: '15988882222', smsCode }, guessed.asking)).code).toBe(
    'identity.bindGone',
  )
  const old = await keyOf()
  clock.forward(10 * 60_000)
  expect(
    (await ask(mobileBind, { bindKey: old.bindKey, mobile: '15988882222', smsCode: await codeFor('15988882222') }, old.asking)).code,
  ).toBe('identity.bindGone')
})

test('every refusal of WeChat and of its binding is kept with its reason, with the account when one is named', async () => {
  await db.query('DELETE FROM login_refusal')
  const lost = await aReturn(3)
  await ask(wechatLogin, { ...lost, state: 'somebody-elses' }, lost.asking)
  await ask(wechatLogin, { ...lost, code: 'made-up.code' }, lost.asking)
  const begun = await aReturn(3)
  const bindKey = (await ask(wechatLogin, begun, begun.asking)).data?.bindKey ?? ''
  await ask(mobileBind, { bindKey: 'no-key', mobile: '15988883333', smsCode: '000000' }, begun.asking)
  const smsCode = await codeFor('13800000003')
  const form = { bindKey, mobile: '13800000003' }
  await ask(mobileBind, { ...form, smsCode: smsCode === '000000' ? '000001' : '000000' }, begun.asking)
  await ask(mobileBind, { ...form, smsCode, loginPassword: 'Wrong@2026' }, begun.asking)
  const kept = (await db.query('SELECT account_id::int AS account, means, reason FROM login_refusal ORDER BY refusal_id')).rows
  expect(kept).toEqual([
    { account: null, means: 'wechat', reason: 'wechatForeign' },
    { account: null, means: 'wechat', reason: 'wechatFailed' },
    { account: null, means: 'wechat', reason: 'bindGone' },
    { account: 3, means: 'wechat', reason: 'codeWrong' },
    { account: 3, means: 'wechat', reason: 'wrongPassword' },
  ])
})

test('the stand-in refuses production', () => {
  expect(() => serveLocalWechat(server, { nodeEnv: 'production', siteUrl: site, secret: 'x', now: Date.now })).toThrow(/production/)
})
