import { expect, test } from 'vitest'
import { pages } from '../../src/app/routing/pages.ts'
import { aPageMall, type Fetched, type Fetching } from '../fixtures/server/running-server-with-pages.ts'

const mall = await aPageMall()
const kept = [
  '/',
  '/goods/list',
  '/goods/list?keyword=%E9%94%8C%E9%94%AD',
  '/goods/detail/100001',
  '/goods/category',
  '/store/list',
  '/store/index?vid=1001',
  '/article',
  '/agreement',
]

const isKept = (answer: Fetched): boolean =>
  typeof answer.headers['etag'] === 'string' && answer.headers['cache-control'] === 'private, no-cache'
/** A body without what differs by chance between two renderings: nothing may, but the nonce of a person's own page. */
const bodyOf = async (path: string): Promise<string> => (await mall.fetch(path)).body
let turn = 0
/** An address that nobody has asked for yet. */
const fresh = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}fresh=${(turn += 1)}`

test('the pages of this test are kept for visitors', async () => {
  for (const path of kept) {
    await mall.fetch(path)
    expect(isKept(await mall.fetch(path)), path).toBe(true)
  }
})

test('a page of one’s own is never kept, and a kept one never given to somebody who is logged in', async () => {
  for (const path of kept) {
    const own = await mall.fetch(path, { as: 'demo_buyer' })
    expect(isKept(own), path).toBe(false)
    expect(own.headers['cache-control'], path).toBe('private, no-store')
    expect(own.body, path).toContain('demo_buyer')
    const after = await mall.fetch(path)
    expect(isKept(after), path).toBe(true)
    expect(after.body.includes('demo_buyer'), path).toBe(false)
  }
})

test('whoever asks first, a visitor gets the same bytes: a member, a bearer, a bad token, a HEAD', async () => {
  const expected = await bodyOf('/store/list?keyword=a')
  const { token } = mall.cast.demo_buyer
  const first: readonly Fetching[] = [
    { as: 'demo_buyer' },
    { headers: { authorization: `Bearer ${token}` } },
    { headers: { cookie: 'zb_page=nonsense' } },
    { method: 'HEAD' },
    { headers: { range: 'bytes=0-9' } },
    { headers: { 'if-none-match': '*' } },
  ]
  for (const [index, how] of first.entries()) {
    const path = `/store/list?keyword=poison${index}`
    await mall.fetch(path, how)
    const after = await mall.fetch(path)
    expect([after.status, after.body.length > 10_000, after.body.includes('demo_buyer')], JSON.stringify(how)).toEqual([200, true, false])
  }
  expect(expected.length).toBeGreaterThan(10_000)
})

test('a HEAD is answered with the head of the GET', async () => {
  for (const path of kept) {
    const [head, get] = [await mall.fetch(path, { method: 'HEAD' }), await mall.fetch(path)]
    expect([head.status, head.headers['etag'], head.headers['content-security-policy'], head.body], path).toEqual([
      get.status,
      get.headers['etag'],
      get.headers['content-security-policy'],
      '',
    ])
  }
})

const strange = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-for',
  'x-forwarded-prefix',
  'x-original-url',
  'x-rewrite-url',
  'x-host',
  'forwarded',
  'x-http-method-override',
  'x-wap-profile',
  'accept',
  'accept-language',
  'origin',
  'referer',
  'user-agent',
  'x-react-router-spa-mode',
  'x-react-router-prerender-data',
  'x-remix-revalidate',
  'x-remix-prefetch',
  'x-requested-with',
  'purpose',
  'sec-purpose',
  'sec-fetch-mode',
  'via',
  'x-nonce',
  'x-csp',
  'content-type',
  'save-data',
  'x-price-class',
  'x-member-type',
  'member-type',
  'x-client',
  'x-real-ip',
  'true-client-ip',
  'cdn-loop',
  'x-debug',
  'x-amz-date',
  'priority',
  'te',
  'dnt',
]

test('no unknown header changes what the next visitor gets', async () => {
  for (const path of ['/', '/goods/detail/100001', '/store/list']) {
    const honest = await bodyOf(path)
    for (const header of strange) {
      const asked = path === '/' ? path : fresh(path)
      const poisoned = await mall.fetch(asked, { headers: { [header]: 'canary.example/<canary>' } })
      expect(poisoned.body.includes('canary.example'), `${header} on ${path}`).toBe(false)
      expect((await mall.fetch(asked)).body === honest, `${header} on ${path}`).toBe(true)
    }
  }
})

test('no unknown query name changes a kept page', async () => {
  const honest = await bodyOf('/goods/category')
  for (const name of [
    'x',
    'utm_source',
    'callback',
    'lang',
    'city',
    'index',
    '_data',
    'debug',
    '__proto__',
    'priceClass',
    'memberType',
    'redirectUrl',
    'token',
  ]) {
    const answer = await mall.fetch(`/goods/category?${name}=canary7391`)
    expect([isKept(answer), answer.body === honest], name).toEqual([true, true])
  }
})

test('two addresses never share a kept page, however their queries are written', async () => {
  const both = await bodyOf('/store/list?keyword=zinc&type=producer')
  const one = await mall.fetch('/store/list?keyword=zinc%26type%3Dproducer')
  expect(one.body === both).toBe(false)
  const twice = await mall.fetch('/goods/list?keyword=a%01b')
  expect((await mall.fetch('/goods/list?keyword=a&keyword=b')).body === twice.body && twice.status === 200).toBe(false)
})

test('another Host is kept apart: links of one never reach people of the other', async () => {
  for (const path of ['/goods/category', '/goods/detail/100001']) {
    await mall.fetch(fresh(path), { headers: { host: 'evil.example' } })
    await mall.fetch(path, { headers: { host: 'evil.example' } })
    expect(await bodyOf(path), path).not.toContain('evil.example')
  }
})

test('languages and cities do not mix', async () => {
  const seen = new Map<string, string>()
  for (const round of [1, 2]) {
    for (const lang of ['zh', 'en']) {
      for (const city of ['', '310100', '120100']) {
        const { body } = await mall.fetch('/goods/category', { headers: { cookie: `zb_lang=${lang}; zb_city=${city}` } })
        expect(body).toContain(lang === 'zh' ? '<html lang="zh-CN"' : '<html lang="en"')
        const before = seen.get(lang + city)
        if (round === 2) expect(body === before, `${lang} ${city}`).toBe(true)
        seen.set(lang + city, body)
      }
    }
  }
  expect(new Set(seen.values()).size).toBeGreaterThanOrEqual(2)
  // What is no language and no city is the default one, so nobody can fill the store with inventions.
  const odd = await mall.fetch('/goods/category', { headers: { cookie: 'zb_lang=xx; zb_city=<script>' } })
  expect(odd.body === (await bodyOf('/goods/category'))).toBe(true)
})

test('a failed page is not kept', async () => {
  for (const path of ['/goods/detail/999999999', '/store/index?vid=999999', '/nothing', '/article?articleId=99999']) {
    const answer = await mall.fetch(path)
    expect([answer.status, isKept(answer)], path).toEqual([404, false])
  }
})

test('every row that is kept opens to anyone', () => {
  expect(pages.filter((row) => row.cache && row.guard !== 'anyone')).toEqual([])
})

test('the routes behind the links of a page are the same for everybody and kept by every browser, but not those of another web', async () => {
  const version = /\/assets\/manifest-([0-9a-f]+)\.js/.exec(await bodyOf('/'))?.[1] ?? ''
  const routes = (of: string) => `/__manifest?paths=${encodeURIComponent('/,/cart/index,/goods/detail/100001')}&version=${of}`
  const [own, visitors] = [await mall.fetch(routes(version), { as: 'demo_buyer' }), await mall.fetch(routes(version))]
  expect(Object.keys(JSON.parse(visitors.body))).toEqual(expect.arrayContaining(['/', '/cart/index', '/goods/detail/:productId']))
  for (const answer of [own, visitors]) {
    expect([answer.status, answer.body === visitors.body, answer.headers['vary']]).toEqual([200, true, 'Accept-Encoding'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  const unchanged = await mall.fetch(routes(version), { headers: { 'if-none-match': String(visitors.headers['etag']) } })
  expect([unchanged.status, unchanged.body]).toEqual([304, ''])
  // A page of an older web is told to load as a whole.
  const other = await mall.fetch(routes('00000000'))
  expect([other.status, other.headers['x-remix-reload-document'], other.headers['cache-control']]).toEqual([
    204,
    'true',
    'private, no-store',
  ])
})
