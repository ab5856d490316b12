import { createHash, randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { localOfficialPath, serveLocalOfficial } from '../../../../adapters/wechat-official/local-official.ts'
import { localFans } from '../../../../adapters/wechat-official/local-people.ts'
import { sealedPush } from '../../../../adapters/wechat-official/local-push.ts'
import { officialAccount } from '../../../../adapters/wechat-official/official-account.ts'
import { followerImport, followerImportStart } from '../../endpoints-admin.ts'
import { notificationTasks } from '../delivery/deliver-notification.ts'
import { followerJob, wechatPushPath, wechatPushRoutes } from './follower-routes.ts'
import { notificationHandlers } from '../handlers.ts'
import { followerImportJob } from './import-followers.ts'

const { house, clock, login, visitorBy, database } = await aWayIn()
const db = await database.connect()
const ask = asker(house, notificationHandlers({ sendsWechat: true }))
const admin = await visitorBy((await login('demo_admin')).accessToken)
const reviewer = await visitorBy((await login('demo_buyer')).accessToken)

const keys = { appId: 'wx-mall', secret: 'known to both sides', token: 'push', aesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG' }
const now = () => clock.now().getTime()
// 250 earlier followers; every fifth has no id that the login shares.
const more = Array.from({ length: 250 }, (_one, place) => ({ openId: `old-${place}`, unionId: place % 5 === 0 ? null : `union-${place}` }))
const server = fastify()
const pushes = fastify()
await pushes.register(wechatPushRoutes({ house, ...keys }))
const address = await pushes.listen({ port: 0, host: '127.0.0.1' })
const pushUrl = `${address}${wechatPushPath}`
const wechat = serveLocalOfficial(server, { ...keys, nodeEnv: 'test', pushUrl, now, keep: async () => undefined, pageSize: 120, more })
const api = `${await server.listen({ port: 0, host: '127.0.0.1' })}${localOfficialPath}`
afterAll(async () => {
  await server.close()
  await pushes.close()
})
const official = officialAccount({ api, ...keys, usualTemplate: '' }, now)
const senders = { sms: null, mail: null, siteUrl: 'https://mall.example' }
const work = notificationTasks({ ...senders, wechat: official })
const jobsOf = async (task: string) =>
  (
    await db.query(
      `SELECT j.id, j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1 ORDER BY j.id`,
      [task],
    )
  ).rows
/** Works off what is there of a task; answers how many jobs that were. */
async function workOff(task: string): Promise<number> {
  const jobs = await jobsOf(task)
  for (const { id, payload } of jobs) {
    await db.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1', [id])
    await work[task]?.(house, payload)
  }
  return jobs.length
}
const fans = async () => (await db.query('SELECT open_id FROM wechat_fan ORDER BY 1')).rows.map((row) => row.open_id)
beforeEach(() => db.query(`DELETE FROM wechat_fan; DELETE FROM wechat_fan_import; DELETE FROM graphile_worker._private_jobs`))
const [fan] = localFans
const openId = fan?.openId ?? ''

test('a sealed push of the stand-in is opened: who follows is known, who leaves is forgotten', async () => {
  expect(await wechat.follow(openId, true)).toBe(200)
  expect(await workOff(followerJob)).toBe(1)
  expect(await fans()).toEqual([openId])
  expect(await wechat.follow(openId, false)).toBe(200)
  await workOff(followerJob)
  expect(await fans()).toEqual([])
})

const event = `<xml><FromUserName><![CDATA[${openId}]]></FromUserName><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[subscribe]]></Event></xml>`
const signed = (...parts: string[]) => createHash('sha1').update(parts.toSorted().join('')).digest('hex')
type Push = { sealed?: string; body?: string; token?: string; at?: number; query?: Record<string, string> }
function pushed({ sealed = sealedPush(event, keys), body, token = keys.token, at = now(), query = {} }: Push) {
  const [timestamp, nonce] = [String(Math.floor(at / 1000)), 'n1']
  const signatures = { signature: signed(token, timestamp, nonce), msg_signature: signed(token, timestamp, nonce, sealed) }
  const all = new URLSearchParams({ ...signatures, timestamp, nonce, encrypt_type: 'aes', ...query })
  return fetch(`${pushUrl}?${all}`, { method: 'POST', body: body ?? `<xml><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>` })
}
const flipped = (sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64')
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
  return bytes.toString('base64')
}

test.for([
  ['signed with another token', { token: 'another' }],
  ['of the day before', { at: now() - 86_400_000 }],
  ['of another account', { sealed: sealedPush(event, { ...keys, appId: 'wx-other' }) }],
  ['sealed with another key', { sealed: sealedPush(event, { ...keys, aesKey: 'Z'.repeat(43) }) }],
  ['that is plain', { body: event, query: { encrypt_type: '' } }],
  ['plain beside a right signature of nothing', { body: event }],
  ['without a signature of its text', { query: { msg_signature: signed(keys.token, '1', 'n1') } }],
  ['of half a block', { sealed: sealedPush(event, keys).slice(0, 44) }],
] as const)('a push %s is refused and nobody is looked at', async ([, push]) => {
  expect((await pushed(push)).status).toBe(403)
  expect(await jobsOf(followerJob)).toEqual([])
})

test('a text that was altered on the way has no signature; one that is whole is taken', async () => {
  const sealed = sealedPush(event, keys)
  const altered = await pushed({ sealed, body: `<xml><Encrypt>${flipped(sealed)}</Encrypt></xml>` })
  expect(altered.status).toBe(403)
  expect((await pushed({ sealed })).status).toBe(200)
  expect(await jobsOf(followerJob)).toHaveLength(1)
  await db.query('DELETE FROM graphile_worker._private_jobs')
})

test('without an EncodingAESKey a sealed push is refused: the operator sees that modes differ', async () => {
  const plain = fastify()
  await plain.register(wechatPushRoutes({ house, appId: keys.appId, token: keys.token }))
  const own = serveLocalOfficial(fastify(), {
    ...keys,
    nodeEnv: 'test',
    now,
    keep: async () => undefined,
    pushUrl: `${await plain.listen({ port: 0 })}${wechatPushPath}`,
  })
  expect(await own.follow(openId, true)).toBe(403)
  await plain.close()
})

const start = (caller = admin) => ask(followerImportStart, {}, { visitor: caller, idempotencyKey: randomUUID() })
const state = async () => dataOf(await ask(followerImport, {}, { visitor: admin }))

test('earlier followers are imported page by page; who has no shared id is counted and not kept', async () => {
  wechat.followedBefore(openId)
  expect(await state()).toEqual({ hasOfficial: 1, last: null, can: ['start'] })
  expect((await start(reviewer)).state).toBe(259)
  expect((await start()).state).toBe(200)
  expect((await start()).code).toBe('message.importRunning')
  await workOff(followerImportJob)
  expect((await state()).last).toMatchObject({ state: 'RUNNING', total: 251, seen: 120 })
  // Two full pages, one of eleven, and the empty one that says that nobody comes any more.
  let pages = 1
  while ((await workOff(followerImportJob)) > 0) pages += 1
  expect(pages).toBe(4)
  expect(await state()).toMatchObject({ last: { state: 'DONE', total: 251, seen: 251, kept: 201 }, can: ['start'] })
  expect(await fans()).toHaveLength(201)
  const { rows } = await db.query(`SELECT action, from_state, to_state, diff FROM audit_log WHERE entity = 'wechatFanImport' ORDER BY id`)
  expect(rows).toEqual([
    { action: 'message.importFollowers', from_state: null, to_state: null, diff: null },
    { action: 'message.followersImported', from_state: 'RUNNING', to_state: 'DONE', diff: { facts: { seen: 251, kept: 201 } } },
  ])
})

test('an import whose process died goes on where it was; a page that is imported twice counts once', async () => {
  await start()
  await workOff(followerImportJob)
  // The process dies: its job is gone, and nothing moves.
  const [job] = await jobsOf(followerImportJob)
  await db.query('DELETE FROM graphile_worker._private_jobs')
  clock.forward(200_000)
  expect(await state()).toMatchObject({ last: { state: 'STOPPED', seen: 120 }, can: ['start'] })
  await start()
  const [again] = await jobsOf(followerImportJob)
  await db.query('DELETE FROM graphile_worker._private_jobs')
  // The first one was only slow: while it waits for WeChat, the second does the same page.
  const slow = notificationTasks({
    ...senders,
    wechat: {
      ...official,
      followers: async (after) => {
        await work[followerImportJob]?.(house, again?.payload)
        return official.followers(after)
      },
    },
  })
  await slow[followerImportJob]?.(house, job?.payload)
  expect((await state()).last).toMatchObject({ seen: 240 })
  while ((await workOff(followerImportJob)) > 0);
  expect((await state()).last).toMatchObject({ state: 'DONE', seen: 251, kept: 201 })
})

test('WeChat away in the middle: the page is tried again by the queue and nothing is lost or doubled', async () => {
  await start()
  const [job] = await jobsOf(followerImportJob)
  const away = notificationTasks({ ...senders, wechat: { ...official, fansOf: () => Promise.reject(new Error('wechat: no answer')) } })
  await expect(away[followerImportJob]?.(house, job?.payload)).rejects.toThrow('no answer')
  expect((await state()).last).toMatchObject({ state: 'RUNNING', seen: 0 })
  while ((await workOff(followerImportJob)) > 0);
  expect((await state()).last).toMatchObject({ state: 'DONE', seen: 251, kept: 201 })
})

test('who was refused before stays refused: being found in a list is no new beginning', async () => {
  await db.query(`INSERT INTO wechat_fan (open_id, union_id, moved_at, refused_at) VALUES ('old-1', 'union-1', now(), now())`)
  await start()
  while ((await workOff(followerImportJob)) > 0);
  expect((await db.query(`SELECT refused_at IS NULL AS free FROM wechat_fan WHERE open_id = 'old-1'`)).rows).toEqual([{ free: false }])
})
