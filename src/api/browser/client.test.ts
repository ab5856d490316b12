import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import type { AnyEndpoint } from '../endpoint.ts'
import type { CallRef } from './call-ref.ts'
import { callApi, loginNeeded, sessionChanged } from './client.ts'
import { saveSession, storedSession } from './stored-session.ts'

// The specification's rules of a request (sections 4, 7, 9), in a process that stands in for a browser and over a real socket.
type Asked = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string }
const asked: Asked[] = []
const tokenPath = '/v3/frontLogin/front/oauth/token'
const state = { answer: 200, renewal: 'new-token' as string | null, holds: false }

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
    if (state.holds) return
    const isRenewal = request.url === tokenPath
    const answer = isRenewal && state.renewal === null ? { state: 255, msg: 'no' } : { state: isRenewal ? 200 : state.answer, msg: 'said' }
    const data = isRenewal ? { access_token: state.renewal } : {}
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...answer, data }))
  })
})
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const kept = new Map<string, string>()
const heard: string[] = []
const tab = new EventTarget()
for (const name of [loginNeeded, sessionChanged]) tab.addEventListener(name, () => heard.push(name))
const realFetch = fetch
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('window', tab)
vi.stubGlobal('document', { documentElement: { lang: 'zh-CN', dataset: { city: '310100' } } })
vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init))

// Only the address and the method of a call reach the wire.
const read = { method: 'GET', path: 'v3/a/front/read' } as CallRef<AnyEndpoint>
const write = { method: 'POST', path: 'v3/a/front/write', idempotent: true } as CallRef<AnyEndpoint>
const limitMs = 3_480_000

/** A browser that logged in so many milliseconds ago, or a visitor's; nothing asked yet. */
function aBrowser(age: number | null): void {
  kept.clear()
  heard.length = 0
  asked.length = 0
  Object.assign(state, { answer: 200, renewal: 'new-token', holds: false })
  if (age !== null) kept.set('zb.session', JSON.stringify({ accessToken: 'old-token', since: Date.now() - age }))
}

test('a request carries the Bearer token and the city; a visitor’s carries no token', async () => {
  aBrowser(1000)
  await callApi(read, { a: 1 })
  expect(asked[0]).toMatchObject({ path: '/v3/a/front/read?a=1', headers: { authorization: 'Bearer old-token', citycode: '310100' } })
  aBrowser(null)
  await callApi(read, {})
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
  expect(asked[0]?.headers['citycode']).toBe('310100')
})

test('a POST is urlencoded where it can be, and a command carries its key, the caller’s when there is one', async () => {
  aBrowser(1000)
  await callApi(write, { productId: 1, number: 2 })
  expect(asked[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(asked[0]?.body).toBe('productId=1&number=2')
  expect(asked[0]?.headers['idempotency-key']).toMatch(/.{8,}/)
  await callApi(write, { productId: 1, number: 2 }, { idempotencyKey: 'the-same-key' })
  expect(asked[1]?.headers['idempotency-key']).toBe('the-same-key')
})

test('a token of 3,480,000 ms is used, an older one is renewed first: once for all calls that wait, by a multipart form', async () => {
  aBrowser(limitMs - 5000)
  await callApi(read, {})
  expect(asked.map((one) => one.path)).toEqual(['/v3/a/front/read'])
  aBrowser(limitMs + 1)
  await Promise.all(Array.from({ length: 6 }, () => callApi(read, {})))
  expect(asked.map((one) => one.path)).toEqual([tokenPath, ...Array.from({ length: 6 }, () => '/v3/a/front/read')])
  expect(asked[0]?.headers).toMatchObject({ authorization: `Basic ${btoa('front:front')}` })
  expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
  expect(asked[0]?.body).toContain('name="grant_type"')
  expect(asked.slice(1).every((one) => one.headers.authorization === 'Bearer new-token')).toBe(true)
  expect(storedSession()?.accessToken).toBe('new-token')
  expect(Date.now() - (storedSession()?.since ?? 0)).toBeLessThan(5000)
  await callApi(read, {})
  expect(asked.filter((one) => one.path === tokenPath)).toHaveLength(1)
})

test('when the renewal is refused the call goes on with the old token, and its 266 is the honest answer', async () => {
  aBrowser(limitMs + 1)
  Object.assign(state, { renewal: null, answer: 266 })
  expect((await callApi(read, {})).state).toBe(266)
  expect(asked.map((one) => [one.path, one.headers.authorization])).toEqual([
    [tokenPath, `Basic ${btoa('front:front')}`],
    ['/v3/a/front/read', 'Bearer old-token'],
  ])
})

test('266 clears what is stored; a POST asks for the login, a GET does not; other refusals clear nothing', async () => {
  const stored = ['zb.session', 'zb.member', 'zb.carts', 'zb.samples', 'zb.chat', 'zb.addressId']
  for (const [call, told] of [
    [write, [loginNeeded, sessionChanged]],
    [read, [sessionChanged]],
  ] as const) {
    aBrowser(null)
    for (const key of stored) kept.set(key, '{}')
    kept.set('zb.uuid', 'device')
    saveSession('old-token')
    state.answer = 266
    await callApi(call, {})
    expect([...kept.keys()]).toEqual(['zb.uuid'])
    expect(heard).toEqual(told)
  }
  for (const refused of [255, 259]) {
    aBrowser(1000)
    state.answer = refused
    await callApi(write, {})
    expect([kept.has('zb.session'), heard]).toEqual([true, []])
  }
})

test('a visitor’s POST that meets 266 asks for the login too', async () => {
  aBrowser(null)
  state.answer = 266
  await callApi(write, {})
  expect(heard).toEqual([loginNeeded])
})

test('a call has ten seconds; what does not come in time is a failure of the network', async () => {
  aBrowser(1000)
  state.holds = true
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  await expect(callApi(read, {})).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(patience.mock.calls).toEqual([[10_000]])
  patience.mockRestore()
})
