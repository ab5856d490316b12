import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tokenIssue } from '../../src/modules/identity/endpoints.ts'
import { demoPassword } from '../../database/demo/people/accounts.ts'
import { pages } from '../../src/app/routing/pages.ts'
import { aPageMall, type Fetched } from '../fixtures/server/running-server-with-pages.ts'

const mall = await aPageMall()
const paths = pages.map((row) => row.path.replace(':productId', '100001')).filter((path) => !path.includes(':'))

function policyOf(answer: Fetched): Map<string, readonly string[]> {
  const text = String(answer.headers['content-security-policy'] ?? '')
  return new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

/** What a page's scripts are allowed by, and every script that is not. */
function unblessed(answer: Fetched): readonly string[] {
  const sources = policyOf(answer).get('script-src') ?? []
  const scripts = [...answer.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([whole, attributes = '', code = '']) => {
    if (/\btype="application\/(ld\+)?json"/.test(attributes) || (/\bsrc="\/assets\//.test(attributes) && sources.includes("'self'")))
      return []
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    return (nonce && sources.includes(`'nonce-${nonce}'`)) || sources.includes(hash) ? [] : [whole.slice(0, 120)]
  })
}

for (const as of ['visitor', 'demo_buyer', 'demo_supplier', 'demo_admin'] as const) {
  test(`every page for ${as} names its scripts, runs no other and may not be framed`, async () => {
    for (const path of paths) {
      const answer = await mall.fetch(path, { as })
      if (answer.status === 302) continue
      const policy = policyOf(answer)
      const scripts = policy.get('script-src') ?? []
      expect(
        scripts.filter((script) => /unsafe|\*|^https?:|^data:|^blob:/.test(script)),
        path,
      ).toEqual([])
      expect(scripts.length, path).toBeGreaterThan(1)
      expect([policy.get('object-src'), policy.get('base-uri'), policy.get('frame-ancestors'), policy.get('form-action')], path).toEqual([
        ["'none'"],
        ["'none'"],
        ["'none'"],
        ["'self'"],
      ])
      expect(unblessed(answer), path).toEqual([])
      expect(answer.body, path).not.toMatch(/<[^>]+\son(click|load|error|submit|change|mouse\w+)="/i)
      expect(answer.headers['x-content-type-options'], path).toBe('nosniff')
      expect(answer.headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
      expect(answer.headers['x-frame-options'], path).toMatch(/DENY|SAMEORIGIN/)
      expect([answer.headers['server'], answer.headers['x-powered-by'], answer.headers['set-cookie']], path).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    }
  })
}

test('a person’s own page has a nonce that no second answer repeats', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () =>
      policyOf(await mall.fetch('/', { as: 'demo_buyer' }))
        .get('script-src')
        ?.find((one) => one.startsWith("'nonce-")),
    ),
  )
  expect(new Set(nonces).size).toBe(3)
})

test('calls are JSON that nobody stores or sniffs', async () => {
  for (const path of [
    '/v3/goods/front/goods/goods/hotWords',
    '/v3/business/front/cart/cartList',
    '/v3/system/front/setting/getSettings?names=',
  ]) {
    const { headers } = await mall.fetch(path)
    expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']], path).toEqual([
      'application/json; charset=utf-8',
      'no-store',
      'nosniff',
    ])
    expect(headers['access-control-allow-origin'], path).toBeUndefined()
  }
  const preflight = await mall.fetch('/v3/business/front/cart/add', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  })
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('files named by their content are kept for ever, everything else is not', async () => {
  const asset = /\/assets\/[\w.-]+\.js/.exec((await mall.fetch('/')).body)?.[0] ?? ''
  expect((await mall.fetch(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/cart/index', '/login', '/member/order/list'])
    expect((await mall.fetch(path, { as: path === '/login' ? 'visitor' : 'demo_buyer' })).headers['cache-control'], path).toBe(
      'private, no-store',
    )
})

test('a login’s cookies are out of reach of scripts and of other sites, and clear at the logout', async () => {
  const form = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client': 'web',
      'sec-fetch-site': 'same-origin',
      authorization: `Basic ${btoa('front:front')}`,
    },
    body: JSON.stringify({ username: 'demo_buyer', password: demoPassword, loginType: 1 }),
  }
  const login = await fetch(`${mall.address}/${tokenIssue.path}`, form)
  const cookies = login.headers.getSetCookie()
  expect(cookies.map((cooky) => cooky.split('=')[0])).toEqual(['zb_refresh', 'zb_page'])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/)
    expect(cookie).not.toMatch(/domain=/i)
  }
  expect(cookies[0]).toContain(`Path=/${tokenIssue.path};`)
  expect(await login.text()).not.toContain('refresh')
})
