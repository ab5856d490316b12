import { expect, inject, test } from 'vitest'
import { goodsDetail } from '../../src/modules/catalog/endpoints-goods.ts'
import { aFaultProxy } from '../fixtures/server/fault-proxy.ts'
import { callsAt } from '../fixtures/server/calls-server.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'

const proxy = await aFaultProxy(inject('postgres').ownerUrl)
const mall = await aRunningMall(1, ({ url }) => ({ DATABASE_URL: proxy.through(url) }))
const { login } = callsAt(mall.address)
const { token } = await login('demo_buyer')

async function open(path: string, headers: Record<string, string> = {}) {
  const began = performance.now()
  const answer = await fetch(`${mall.address}${path}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, headers: answer.headers, body: await answer.text(), ms: performance.now() - began }
}

const pages = [
  '/goods/detail/100001',
  '/store/index?vid=1001',
  '/goods/list?keyword=zinc',
  '/article',
  '/',
  '/information/detail?informationId=1',
]

async function until(isWell: () => Promise<boolean>): Promise<void> {
  await expect.poll(isWell, { timeout: 30_000, interval: 200 }).toBe(true)
}
const isBack = async () => (await open('/readyz')).status === 200

const undone = `SELECT 1 FROM event_outbox WHERE dead_at IS NULL UNION ALL SELECT 1 FROM graphile_worker._private_jobs WHERE run_at <= now()`

/** Opens a page until it is kept: every event that could still drop it was heard before, and the page was read whole. */
async function keep(path: string): Promise<void> {
  const db = await mall.database.connect()
  await until(async () => (await db.query(undone)).rowCount === 0)
  // Only a page that was kept, or that is kept now, says a tag.
  await until(async () => (await open(path)).headers.has('etag'))
}

test('with the tables locked, goods and store pages say that the mall is busy, never that they do not exist', async () => {
  const db = await mall.database.connect()
  await db.query('BEGIN')
  await db.query('LOCK TABLE goods_page, goods, store IN ACCESS EXCLUSIVE MODE')
  const [goods, store] = await Promise.all([open('/goods/detail/100002'), open('/store/index?vid=1002', { cookie: 'zb_lang=en' })])
  await db.query('ROLLBACK')
  expect([goods.status, goods.headers.get('retry-after')]).toEqual([503, '5'])
  expect(goods.body).toContain('商城暂时繁忙')
  expect([store.status, store.headers.get('retry-after')]).toEqual([503, '5'])
  expect(store.body).toContain('The mall is busy at the moment')
  expect((await open('/goods/detail/100002')).status).toBe(200)
})

test.each(['refused', 'silent'] as const)(
  'with the database %s every new page is 503 in words, for a phone and a member too',
  async (fault) => {
    await keep('/goods/category')
    await proxy.set(fault)
    for (const [number, path] of pages.entries()) {
      const answer = await open(`${path}${path.includes('?') ? '&' : '?'}page=${number + 7}&keyword=${fault}`, {
        'user-agent': number % 2 ? 'iPhone' : 'desk',
      })
      expect([answer.status === 503 || answer.status === 200, path]).toEqual([true, path])
      if (answer.status === 503) expect(answer.body, path).toContain('商城暂时繁忙')
      expect(answer.ms, path).toBeLessThan(9_000)
    }
    const own = await open('/member/index', { cookie: `zb_page=${token}` })
    expect([own.status, own.headers.get('retry-after'), own.body.includes('商城暂时繁忙')]).toEqual([503, '5', true])
    const data = await open('/goods/detail/100003.data')
    expect(data.status).toBe(503)
    // What is kept needs no database.
    const kept = await open('/goods/category', { 'user-agent': 'iPhone' })
    expect([kept.status, kept.ms < 2_000]).toEqual([200, true])
    expect([(await open('/healthz')).status, (await open('/readyz')).status]).toEqual([200, 503])
    await proxy.set('none')
    await until(isBack)
    expect((await open('/goods/detail/100003')).status).toBe(200)
  },
  120_000,
)

test('a call answers 503 with an envelope, with a token that nobody can look up too', async () => {
  await proxy.set('refused')
  const askers: Record<string, string>[] = [{}, { authorization: `Bearer ${token}`, 'x-language': 'en' }]
  for (const headers of askers) {
    const answer = await open(`/${goodsDetail.path}?productId=100001`, headers)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(JSON.parse(answer.body)).toMatchObject({ state: 255, msg: expect.stringMatching(/繁忙|busy/) })
  }
  await proxy.set('none')
  await until(isBack)
})

test('reads go on over connections that are killed under them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const asked = Array.from({ length: 10 }, () => open(`/${goodsDetail.path}?productId=100001`, { authorization: `Bearer ${token}` }))
    proxy.cut()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  }
  await until(isBack)
})
