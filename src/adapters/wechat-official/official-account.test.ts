import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { localOfficialPath, serveLocalOfficial } from './local-official.ts'
import { localFans } from './local-people.ts'
import { officialAccount } from './official-account.ts'

const keys = { appId: 'wx-test', secret: 'known to both sides' }
const hour = 3_600_000
let clock = Date.parse('2026-11-20T02:00:00Z')
const now = () => clock
const server = fastify()
const kept: { openId: string; template: string; lines: readonly string[]; url: string }[] = []
const wechat = serveLocalOfficial(server, {
  ...keys,
  nodeEnv: 'test',
  token: 'push',
  pushUrl: 'http://127.0.0.1:1/',
  now,
  keep: async (message) => void kept.push(message),
})
const api = `${await server.listen({ port: 0, host: '127.0.0.1' })}${localOfficialPath}`
afterAll(() => server.close())

const account = (changed = {}) => officialAccount({ api, ...keys, usualTemplate: 'demo-notice', ...changed }, now)
const openId = localFans[0]?.openId ?? ''
await wechat.follow(openId, true).catch(() => 0)
let count = 0
const aMessage = (changed = {}) => ({
  openId,
  key: `notice-${(count += 1)}`,
  number: 'demo-order',
  title: 'Shipped',
  text: 'Order DD1 is on its way.',
  link: 'https://mall.example/member/order/detail?orderSn=DD1',
  facts: { orderSn: 'DD1', company: '锌桥物流有限公司华东分公司上海宝山区第三营业部' },
  ...changed,
})

test('facts fill the fields of the reviewed template in their order, as long as each field may be', async () => {
  expect(await account().send(aMessage())).toEqual({ kind: 'sent' })
  expect(kept.at(-1)).toEqual({
    openId,
    template: 'demo-order',
    lines: ['DD1', '锌桥物流有限公司华东分公司上海宝山区第…'],
    url: 'https://mall.example/member/order/detail?orderSn=DD1',
  })
})

test('an event without a template of its own goes by the usual one; without either nothing is sent', async () => {
  expect(await account().send(aMessage({ number: '', facts: {} }))).toEqual({ kind: 'sent' })
  expect(kept.at(-1)).toMatchObject({ template: 'demo-notice', lines: ['Shipped', 'Order DD1 is on its way.'] })
  const before = wechat.asked.send
  expect(await account({ usualTemplate: '' }).send(aMessage({ number: '' }))).toMatchObject({ kind: 'never' })
  expect(await account().send(aMessage({ number: 'unknown' }))).toEqual({ kind: 'never', reason: 'wechat: 40037' })
  expect(await account().send(aMessage({ facts: { orderSn: 'DD1' } }))).toMatchObject({ kind: 'never' })
  expect(wechat.asked.send).toBe(before)
})

test('twenty messages at once ask for one token, and the next ones for none until it ends', async () => {
  const [one, before] = [account(), wechat.asked.token]
  await Promise.all(Array.from({ length: 20 }, () => one.send(aMessage())))
  await one.send(aMessage())
  expect(wechat.asked.token).toBe(before + 1)
  clock += 2 * hour
  expect(await one.send(aMessage())).toEqual({ kind: 'sent' })
  expect(wechat.asked.token).toBe(before + 2)
})

test('a token that somebody else replaced is renewed once, for all who were refused, and the messages go', async () => {
  const [one, before] = [account(), kept.length]
  await one.send(aMessage())
  wechat.replaceToken()
  const asked = wechat.asked.token
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => one.send(aMessage())))
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => ({ kind: 'sent' })))
  expect(wechat.asked.token).toBe(asked + 1)
  expect(kept).toHaveLength(before + 6)
})

test.for([40001, 42001])('%i again after the renewal is thrown: the queue tries later, no circle', async (code) => {
  const one = account()
  await one.send(aMessage())
  const before = wechat.asked.send
  wechat.refuseWith(code)
  await expect(one.send(aMessage())).rejects.toThrow(String(code))
  wechat.refuseWith(null)
  expect(wechat.asked.send).toBe(before + 2)
})

test.for([
  [43004, 'notFollowing'],
  [43101, 'notFollowing'],
  [45009, 'later'],
  [40003, 'never'],
  [47003, 'never'],
] as const)('%i means %s', async ([code, kind]) => {
  wechat.refuseWith(code)
  expect(await account().send(aMessage())).toEqual({ kind, reason: `wechat: ${code}` })
  wechat.refuseWith(null)
})

test.for([-1, 45011, 40164, 48001])('%i may pass and is thrown', async (code) => {
  wechat.refuseWith(code)
  await expect(account().send(aMessage())).rejects.toThrow(`wechat: ${code}`)
  wechat.refuseWith(null)
})

test('a wrong secret and an outage are thrown without secret, token or person', async () => {
  const wrong = await account({ secret: 'another secret' })
    .send(aMessage())
    .catch((error: unknown) => String(error))
  expect(wrong).toBe('Error: wechat: no token, 40125')
  await expect(account({ api: 'http://127.0.0.1:1' }).send(aMessage())).rejects.toThrow(/^wechat: no answer$/)
})

test('who does not follow gets nothing, and a message that is sent again is one message', async () => {
  const stranger = aMessage({ openId: localFans[1]?.openId })
  expect(await account().send(stranger)).toEqual({ kind: 'notFollowing', reason: 'wechat: 43004' })
  const message = aMessage()
  const before = kept.length
  await account().send(message)
  await account().send(message)
  expect(kept).toHaveLength(before + 1)
})

test('WeChat says who follows and by which shared id they are known', async () => {
  expect(await account().fanOf(openId)).toEqual({ isFollowing: true, unionId: localFans[0]?.unionId })
  expect(await account().fanOf(localFans[1]?.openId ?? '')).toMatchObject({ isFollowing: false })
  expect(await account().fanOf('nobody')).toBeNull()
})

test('production refuses the stand-in', () => {
  const of = { ...keys, nodeEnv: 'production', token: '', pushUrl: '', now, keep: async () => undefined }
  expect(() => serveLocalOfficial(fastify(), of)).toThrow(/production/)
})
