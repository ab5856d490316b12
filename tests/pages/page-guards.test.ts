import { sampleCartAdd } from '../../src/modules/basket/endpoints-enquiry.ts'
import { expect, test } from 'vitest'
import type { Guard } from '../../src/api/guard.ts'
import type { PageRow } from '../../src/rendering/page/page.ts'
import { refusalOf } from '../../src/app/http/guard-pages.ts'
import { pages, redirects } from '../../src/app/routing/pages.ts'
import { roleNames, roles, type Role } from '../fixtures/people/actors.ts'
import { aPageMall } from '../fixtures/server/running-server-with-pages.ts'

const mall = await aPageMall()

/** Where a guard sends a role: in, to the login, or to the member home (specification §4). */
function verdictOf(guard: Guard, role: Role): 'in' | 'login' | 'home' {
  if (guard === 'anyone') return 'in'
  if (role.memberType === 0) return 'login'
  if (guard === 'login') return 'in'
  if ('memberTypes' in guard) return guard.memberTypes.some((type) => type === role.memberType) ? 'in' : 'home'
  if ('company' in guard) return role.company.includes(guard.company) ? 'in' : 'home'
  if ('staff' in guard) return role[guard.staff] === 'none' ? 'home' : 'in'
  if ('store' in guard) return role.store === 'all' || (role.store === 'chat' && guard.store === 'store.chat') ? 'in' : 'home'
  return role.platform === 'all' || (role.platform === 'content' && guard.platform === 'platform.content') ? 'in' : 'home'
}

const examples: Readonly<Record<string, string>> = {
  '/goods/detail/:productId': '/goods/detail/100001',
  '/store/index': '/store/index?vid=1001',
  '/article': '/article?articleId=21',
}
const homeOf = (row: PageRow): string => `/member/index?refused=${refusalOf(row.guard)}`
const addressOf = (row: PageRow): string => examples[row.path] ?? row.path
const guarded = pages.filter((row) => row.guard !== 'anyone')

/** A page that is about something in its query says 404 without it; that is still being let in. */
const isIn = (status: number): boolean => status === 200 || status === 404 || status === 302

for (const row of pages) {
  test(`${row.path} opens to exactly those whom its guard names`, async () => {
    const wrong: string[] = []
    for (const name of roleNames) {
      const address = addressOf(row)
      const { status, headers } = await mall.fetch(address, { as: name })
      const to = headers['location']
      const verdict = verdictOf(row.guard, roles[name])
      const expected = verdict === 'login' ? `/login?redirectUrl=${encodeURIComponent(address)}` : homeOf(row)
      const right = verdict === 'in' ? isIn(status) && (status !== 302 || row.shell === 'entry') : status === 302 && to === expected
      if (!right) wrong.push(`${name}: should be ${verdict}, got ${status} ${String(to ?? '')}`)
    }
    expect(wrong).toEqual([])
  })

  test(`${row.path} is judged again on a client navigation`, async () => {
    const address = addressOf(row)
    const [path = '', query] = address.split('?')
    const wrong: string[] = []
    for (const name of roleNames) {
      for (const more of ['', '_routes=root', `_routes=${encodeURIComponent(row.path)}`]) {
        const search = [query, more].filter(Boolean).join('&')
        const { status, body, headers } = await mall.fetch(`${path === '/' ? '/_' : path}.data${search ? `?${search}` : ''}`, { as: name })
        const verdict = verdictOf(row.guard, roles[name])
        if (verdict !== 'in' && (!body.includes(verdict === 'login' ? '/login?redirectUrl=' : homeOf(row)) || status !== 202))
          wrong.push(`${name} ${more}: should be sent to ${verdict}, got ${status} ${body.slice(0, 120)}`)
        if (verdict === 'in' && (status >= 500 || body.includes('SingleFetchRedirect","/login?')))
          wrong.push(`${name} ${more}: should be in, got ${status}`)
        if (row.guard !== 'anyone' && !String(headers['cache-control']).includes('no-store'))
          wrong.push(`${name} ${more}: may be stored: ${String(headers['cache-control'])}`)
      }
    }
    expect(wrong).toEqual([])
  })
}

/** Ways to write an address that a router, a proxy or a file system may read as another one. */
function spellingsOf(path: string): readonly string[] {
  const parts = path.slice(1).split('/')
  const [first = '', ...rest] = parts
  const tail = rest.join('/')
  return [
    path.toUpperCase(),
    `/${first.toUpperCase()}/${tail}`,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.replaceAll('/', '//'),
    `/./${first}/${tail}`,
    `/x/..${path}`,
    `/goods/..;${path}`,
    `/${first}/..;/${first}/${tail}`,
    `/goods/list/../..${path}`,
    `/${first}%2f${tail}`,
    `/${first}%2F${tail}`,
    `/${first}%252f${tail}`,
    `/${first}\\${tail}`,
    `/${first}%5c${tail}`,
    `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}/${tail}`,
    `${path};x=1`,
    `${path};jsessionid=1`,
    `${path}%00`,
    `${path}%20`,
    `${path}.`,
    `${path}.html`,
    `${path}.json`,
    `${path}.css`,
    `${path}.js`,
    `${path}.data/`,
    `${path}/.data`,
    `${path}.DATA`,
    `${path}%2edata`,
    `${path}?_data=routes`,
    `${path}?_routes=root`,
    `${path}?index`,
    `${path}/index`,
    `${path}#x`,
    `/v3/..${path}`,
    `/media/..${path}`,
    `/assets/..${path}`,
    `${path}%c3%a9`,
    `/\\x${path}`,
    `//x${path}`,
    `/\\${first}/${tail}`,
  ]
}

test('no unusual spelling shows a guarded page to a visitor or to the wrong member', async () => {
  const shown: string[] = []
  let tried = 0
  for (const row of guarded) {
    for (const spelling of spellingsOf(row.path)) {
      tried += 1
      const { status, headers, body } = await mall.fetch(spelling, { as: 'visitor' }).catch(() => ({ status: 400, headers: {}, body: '' }))
      const answered =
        status >= 400 ||
        (status >= 300 && /^\/([^/\\]|$)/.test(String((headers as Record<string, unknown>)['location']))) ||
        (status === 202 && body.includes('/login?redirectUrl='))
      if (!answered || status >= 500) shown.push(`${spelling}: ${status} ${body.slice(0, 80)}`)
    }
  }
  expect(tried).toBeGreaterThan(200)
  expect(shown).toEqual([])
}, 240_000)

test('an address that names another host is one of ours or none', async () => {
  for (const path of [
    '//',
    '///',
    '//:80',
    '//[',
    '//evil.example',
    '//evil.example/goods/list',
    '/\\evil.example',
    '\\\\evil.example',
    'http://evil.example/cart/index',
    'http://[/',
    '*',
    '//%',
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await mall
        .fetch(path, { method, headers: { accept: 'text/html' } })
        .catch(() => ({ status: 400, headers: {}, body: '' }))
      expect(status, path).toBeLessThan(500)
      expect(body, path).not.toContain('evil.example')
      expect(String((headers as Record<string, unknown>)['location'] ?? '/'), path).toMatch(/^\/(?![/\\])/)
    }
  }
})

test('an address without a row does not exist, for nobody', async () => {
  for (const path of [
    '/nothing',
    '/goods',
    '/goods/nothing',
    '/admin',
    '/seller',
    '/member',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/build/server/index.js',
    '/src/app/main.ts',
    '/package.json',
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/api',
    '/v3',
    '/v3/nothing',
  ]) {
    if (redirects.some((row) => row.from === path) || pages.some((row) => row.path === path)) continue
    for (const as of ['visitor', 'demo_admin'] as const) expect((await mall.fetch(path, { as })).status, `${path} as ${as}`).toBe(404)
  }
})

test('an unknown address of a console is missing inside it for those who may enter, and tells others no more than its pages do', async () => {
  for (const [path, inside] of [
    ['/member/nothing', 'demo_buyer'],
    ['/seller/nothing/more', 'demo_supplier'],
    ['/admin/nothing', 'demo_admin'],
  ] as const) {
    const seen = await mall.fetch(path, { as: inside })
    expect([path, seen.status, seen.body.includes('class="hd"')]).toEqual([path, 404, false])
    const visitor = await mall.fetch(path)
    expect([visitor.status, visitor.headers['location']]).toEqual([302, `/login?redirectUrl=${encodeURIComponent(path)}`])
  }
  expect((await mall.fetch('/admin/nothing', { as: 'demo_buyer' })).headers['location']).toBe('/member/index')
})

test('old addresses lead to the pages that have their content, with their query', async () => {
  // Addresses that differ in capitals alone are the same page.
  for (const row of redirects.filter(({ from, to }) => from.toLowerCase() !== to)) {
    const { status, headers } = await mall.fetch(`${row.from}?a=1`)
    expect([status, headers['location']], row.from).toEqual([301, `${row.to}?a=1`])
  }
  // The specification prints its parameter without a slash.
  const landing = await mall.fetch('/promotionSALES005?a=1')
  expect([landing.status, landing.headers['location']]).toEqual([301, '/promotion/SALES005?a=1'])
  expect((await mall.fetch('/promotion-nothing')).status).toBe(404)
})

test('only GET and HEAD ask for pages, and a HEAD is guarded as well', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY']) {
    const { status } = await mall.fetch('/quickOrder', { method, as: 'demo_buyer' }).catch(() => ({ status: 400 }))
    expect(status, method).toBeGreaterThanOrEqual(400)
    expect(status, method).toBeLessThan(500)
  }
  expect((await mall.fetch('/quickOrder', { method: 'HEAD' })).status).toBe(302)
  for (const header of ['x-http-method-override', 'x-original-url', 'x-rewrite-url', 'x-middleware-subrequest']) {
    expect((await mall.fetch('/quickOrder', { headers: { [header]: '/login' } })).status, header).toBe(302)
    expect((await mall.fetch('/login', { headers: { [header]: '/quickOrder' } })).body, header).not.toContain('data-page="/quickOrder"')
  }
})

test('nobody is sent to another site after the login', async () => {
  for (const evil of [
    '//evil.example',
    '/%5Cevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/%0d%0aset-cookie:x=1',
    '%2F%2Fevil.example',
    '/..//evil.example',
  ]) {
    const { headers } = await mall.fetch(`/login?redirectUrl=${evil}`, { as: 'demo_buyer' })
    expect(headers['location'], evil).toBe('/')
    expect(headers['set-cookie'], evil).toBeUndefined()
  }
})

test('a sample that a buyer put aside stands below the enquiry basket, with the way to its store', async () => {
  const client = await mall.database.connect()
  const { rows } = await client.query<{ productId: number; storeId: number; isDouble: boolean }>(
    `SELECT product_id::int AS "productId", store_id::int AS "storeId", sale_unit_state = 2 AND conv_numerator IS NOT NULL AS "isDouble"
     FROM sku JOIN goods USING (goods_id) WHERE goods.state = 'on_sale' AND sample_available ORDER BY product_id LIMIT 1`,
  )
  const { productId = 0, storeId = 0, isDouble = false } = rows[0] ?? {}
  // The button of the goods page asks for one of the smaller unit.
  const wish = { productId, number: '1', unit: isDouble ? ('second' as const) : ('primary' as const) }
  expect((await mall.ask(sampleCartAdd, wish, mall.cast.demo_buyer)).state).toBe(200)
  const { body } = await mall.fetch('/enquiry/index', { as: 'demo_buyer' })
  expect(body).toContain('<section id="samples"')
  expect(body.slice(body.indexOf('<section id="samples"'))).toContain(`href="/service?vid=${storeId}"`)
  expect((await mall.fetch('/enquiry/index')).body).not.toContain('<section id="samples"')
})
