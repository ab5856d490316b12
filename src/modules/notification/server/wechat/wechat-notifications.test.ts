import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { handOn } from '../../../../adapters/jobs/relay-events.ts'
import { messageList } from '../../endpoints.ts'
import { deliveryList } from '../../endpoints-admin.ts'
import { notificationSettingList, notificationSettingSave } from '../../endpoints-settings.ts'
import { deliverJob } from '../add-notifications.ts'
import { notificationTasks } from '../delivery/deliver-notification.ts'
import { followerJob, wechatPushPath, wechatPushRoutes } from './follower-routes.ts'
import { notificationHandlers } from '../handlers.ts'
import type { WechatNotification, WechatOutcome } from '../ports.ts'
import { tradeNotifications } from '../events/on-order-events.ts'

const { house, login, visitorBy, database } = await aWayIn()
const db = await database.connect()
const ask = asker(house, notificationHandlers({ sendsWechat: true }))
const by = async (name: string) => ({ visitor: await visitorBy((await login(name)).accessToken) })
const [buyer, desk] = [await by('demo_buyer'), await by('demo_admin')]
const memberId = buyer.visitor.member?.memberId ?? 0
const [openId, unionId] = ['fan-of-buyer', 'union-of-buyer']
await db.query('DELETE FROM wechat_account WHERE account_id = $1', [memberId])

const sent: WechatNotification[] = []
let outcome: WechatOutcome = { kind: 'sent' }
const following = new Set<string>()
const work = notificationTasks({
  sms: null,
  mail: null,
  wechat: {
    send: async (message) => {
      if (outcome.kind === 'sent') sent.push(message)
      return outcome
    },
    fanOf: async (id) => ({ isFollowing: following.has(id), unionId }),
    followers: async () => ({ total: 0, openIds: [], next: '' }),
    fansOf: async () => [],
  },
  siteUrl: 'https://mall.example',
})
const server = fastify()
const token = 'kept by both sides'
await server.register(wechatPushRoutes({ house, appId: 'wx-mall', token }))
const address = await server.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

type Push = { readonly event?: string; readonly who?: string; readonly key?: string; readonly at?: number; readonly type?: string }
function pushed({ event = 'subscribe', who = openId, key = token, at = house.clock.now().getTime(), type = 'event' }: Push = {}) {
  const query = signedQuery(key, at)
  const xml = `<xml><ToUserName><![CDATA[gh_1]]></ToUserName><FromUserName><![CDATA[${who}]]></FromUserName><MsgType><![CDATA[${type}]]></MsgType><Event><![CDATA[${event}]]></Event></xml>`
  return fetch(`${address}${wechatPushPath}?${query}`, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: xml })
}
function signedQuery(key: string, at: number, extra = {}) {
  const [timestamp, nonce] = [String(Math.floor(at / 1000)), 'n1']
  const signature = createHash('sha1').update([key, timestamp, nonce].toSorted().join('')).digest('hex')
  return new URLSearchParams({ signature, timestamp, nonce, ...extra })
}
const jobsOf = async (task: string) =>
  (
    await db.query(
      `SELECT j.id, j.payload, j.run_at FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = $1 ORDER BY j.id`,
      [task],
    )
  ).rows
async function workOff(task: string) {
  for (const { id, payload } of await jobsOf(task)) {
    await db.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1', [id])
    await work[task]?.(house, payload)
  }
}
async function moves(event: 'subscribe' | 'unsubscribe') {
  if (event === 'subscribe') following.add(openId)
  else following.delete(openId)
  expect((await pushed({ event })).status).toBe(200)
  await workOff(followerJob)
}
let events = 0
async function shipped() {
  await handOn(house, [tradeNotifications], {
    id: `00000000-0000-7000-8000-${String((events += 1)).padStart(12, '0')}`,
    event: 'order.shipped',
    payload: { orderSn: `DD${events}`, memberId, storeId: 1001 },
  })
  await workOff(deliverJob)
}
const stateOf = async () => dataOf(await ask(notificationSettingList, {}, buyer)).wechat
const lastDelivery = async () => dataOf(await ask(deliveryList, { channel: 'wechat' }, desk)).list[0]
await ask(notificationSettingSave, { template: 'shipped', channel: 'sms', isOn: 0 }, buyer)

test('a member is told what is missing: the login binds, following opens the way, leaving closes it', async () => {
  expect(await stateOf()).toBe('NOT_BOUND')
  await db.query(`INSERT INTO wechat_account (app_id, open_id, union_id, account_id, bound_at) VALUES ('wx1','site-open-id',$1,$2,now())`, [
    unionId,
    memberId,
  ])
  expect(await stateOf()).toBe('NOT_FOLLOWING')
  await shipped()
  expect(sent).toEqual([])
  await moves('subscribe')
  expect(await stateOf()).toBe('READY')
  await shipped()
  // By the account's id of the person, never by the id that the login's app knows.
  expect(sent.at(-1)).toMatchObject({ openId, facts: { orderSn: 'DD2' }, link: expect.stringContaining('https://mall.example/') })
  await moves('unsubscribe')
  expect(await stateOf()).toBe('NOT_FOLLOWING')
  expect((await db.query('SELECT FROM wechat_fan')).rowCount).toBe(0)
})

test('WeChat answers the handshake; a foreign, an old and an unsigned push change nothing', async () => {
  const at = house.clock.now().getTime()
  const shake = await fetch(`${address}${wechatPushPath}?${signedQuery(token, at, { echostr: 'echo-1' })}`)
  expect([shake.status, await shake.text()]).toEqual([200, 'echo-1'])
  expect((await fetch(`${address}${wechatPushPath}?${signedQuery('another', at, { echostr: 'x' })}`)).status).toBe(403)
  expect((await pushed({ key: 'another' })).status).toBe(403)
  expect((await pushed({ at: at - 3_600_000 })).status).toBe(403)
  expect((await fetch(`${address}${wechatPushPath}`, { method: 'POST', body: 'x' })).status).toBe(403)
  expect(await jobsOf(followerJob)).toEqual([])
})

test('a true push of something else, or with an odd person, is taken and asks for nothing', async () => {
  expect(await (await pushed({ event: 'CLICK' })).text()).toBe('success')
  expect((await pushed({ type: 'text' })).status).toBe(200)
  expect((await pushed({ who: "x'); DROP TABLE wechat_fan" })).status).toBe(200)
  expect(await jobsOf(followerJob)).toEqual([])
})

test('a push that says more than WeChat itself does not open the way', async () => {
  following.delete(openId)
  await pushed({ event: 'subscribe' })
  await workOff(followerJob)
  expect(await stateOf()).toBe('NOT_FOLLOWING')
})

test.for(['wechat: 43004', 'wechat: 43101'])(
  '%s closes the way for this member until they follow again, and the site has the notice',
  async (reason) => {
    await moves('subscribe')
    await ask(notificationSettingSave, { template: 'shipped', channel: 'site', isOn: 0 }, buyer)
    const messages = dataOf(await ask(messageList, {}, buyer)).list.length
    outcome = { kind: 'notFollowing', reason }
    await shipped()
    outcome = { kind: 'sent' }
    expect(await lastDelivery()).toMatchObject({ state: 'FAILED', tries: 1, error: reason })
    expect(dataOf(await ask(messageList, {}, buyer)).list).toHaveLength(messages + 1)
    expect(await stateOf()).toBe('NOT_FOLLOWING')
    const before = sent.length
    await shipped()
    expect(sent).toHaveLength(before)
    await moves('subscribe')
    expect(await stateOf()).toBe('READY')
  },
)

test('the limit of the day waits for tomorrow and counts as no try; a refusal for ever is given up at once', async () => {
  outcome = { kind: 'later', reason: 'wechat: 45009' }
  await shipped()
  expect(await lastDelivery()).toMatchObject({ state: 'WAITING', tries: 0, error: 'wechat: 45009' })
  const [waiting] = await jobsOf(deliverJob)
  const runAt = new Date(waiting?.run_at as string)
  expect([runAt.getUTCHours(), runAt.getUTCMinutes(), runAt > house.clock.now()]).toEqual([16, 10, true])
  outcome = { kind: 'sent' }
  await workOff(deliverJob)
  expect(await lastDelivery()).toMatchObject({ state: 'SENT', tries: 1 })
  outcome = { kind: 'never', reason: 'wechat: 47003' }
  await shipped()
  outcome = { kind: 'sent' }
  expect(await lastDelivery()).toMatchObject({ state: 'FAILED', tries: 1, error: 'wechat: 47003' })
})
