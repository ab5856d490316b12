import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { aPageMall } from '../fixtures/server/running-server-with-pages.ts'

const mall = await aPageMall()

/** The first line that comes back for the bytes of a request. */
function firstLine(request: string): Promise<string> {
  const { hostname, port } = new URL(mall.address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.on('error', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.setTimeout(10_000, () => socket.destroy())
    socket.write(request)
  })
}

const written =
  '[ ] [] [::1 [::1]x [zz] [::1]: [::1]:99999 x:99999999 x:65536 x:-1 x:8a x: :80 : a,b a;b a/b /a a?b a#b a@b user:pw@x a\\b %00 %5b a%2fb <x> "x" {x} a|b a^b -x .x .. _ http://x x:80:80 1.2.3.4.5.6:1:1 256.256.256.256 0x100000000 锌桥 é'
const refused = [...written.split(' '), 'a b', 'a'.repeat(261)]

test.each(refused)('GET / with Host %j is a bad request and the server goes on', async (host) => {
  expect(await firstLine(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
  expect((await mall.fetch('/healthz')).status).toBe(200)
})

test.each([
  'GET http://[/ HTTP/1.1',
  'GET http://x:99999999/ HTTP/1.1',
  'GET //[ HTTP/1.1',
  'GET * HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /[ HTTP/1.1',
])('the target of %j does not end the server', async (line) => {
  expect(await firstLine(`${line}\r\nHost: zinc.example\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 [34]\d\d /)
  expect((await mall.fetch('/healthz')).status).toBe(200)
})

test('two Host headers are a bad request, in HTTP/1.0 as well', async () => {
  for (const version of ['1.0', '1.1'])
    expect(await firstLine(`GET / HTTP/${version}\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n`)).toMatch(/ 400 /)
})

test('HTTP/1.0 without a Host gets the page, with a bad one a refusal', async () => {
  expect(await firstLine('GET / HTTP/1.0\r\n\r\n')).toMatch(/ 200 /)
  expect(await firstLine('GET / HTTP/1.0\r\nHost: [\r\n\r\n')).toMatch(/ 400 /)
})

test.each(['zinc.example', 'zinc.example:443', 'xn--fiq228c.example', 'a_b.example'])(
  'Host %s is served, and no page says it',
  async (host) => {
    const page = await mall.fetch('/goods/category', { headers: { host } })
    expect(page.status).toBe(200)
    expect(page.body).not.toContain(host)
  },
)

test.each(['127.0.0.1', '127.0.0.1:3000', '[::1]:3000'])('an address as Host is served: %s', async (host) => {
  expect((await mall.fetch('/goods/category', { headers: { host } })).status).toBe(200)
})
