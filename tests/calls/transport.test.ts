import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { insideOut } from '../fixtures/inputs/boundary-values.ts'
import { sellerDecorDetail } from '../../src/modules/store/endpoints-seller-posts.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const token = (await house.login('demo_buyer')).token ?? ''
const add = `${house.address}/v3/business/front/cart/add`
const headers = { authorization: `Bearer ${token}` }

/** Sends bytes as they are and reads the answer's first line; no client repairs them. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(house.address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString('latin1')))
    socket.on('close', () => resolve(said))
    // The server may cut off what is no HTTP.
    socket.on('error', () => resolve(said))
    socket.setTimeout(3_000, () => socket.destroy())
    socket.write(text)
  })
}

test('a body of a megabyte is refused as too large in every encoding, and nothing moves', async () => {
  const long = 'a'.repeat(1024 * 1024)
  const form = new FormData()
  form.append('productId', long)
  const bodies: readonly RequestInit[] = [
    { body: JSON.stringify({ productId: long }), headers: { ...headers, 'content-type': 'application/json' } },
    { body: `productId=${long}`, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } },
    { body: form, headers },
  ]
  for (const one of bodies) {
    const answer = await fetch(add, { method: 'POST', ...one })
    expect(answer.status).toBe(413)
    expect(await answer.text()).not.toMatch(insideOut)
  }
})

test('another content type than the three is refused', async () => {
  for (const type of [
    'text/plain',
    'application/xml',
    'text/html',
    'application/json-patch+json',
    'image/png',
    'application/octet-stream',
    'multipart/mixed; boundary=x',
    'nonsense',
  ]) {
    const answer = await fetch(add, {
      method: 'POST',
      body: '{"productId":100001,"number":1}',
      headers: { ...headers, 'content-type': type },
    })
    const body = await answer.text()
    expect(answer.status === 415 || answer.status === 400 || JSON.parse(body).state !== 200, `${type}: ${answer.status} ${body}`).toBe(true)
    expect(answer.status, type).toBeLessThan(500)
  }
})

test('a broken multipart form is refused and holds nobody up', async () => {
  for (const body of [
    '',
    '--x',
    '--x\r\n',
    '--x\r\nContent-Disposition: form-data; name="productId"\r\n\r\n100001',
    '--y\r\n\r\n--y--',
    `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(5000)}"\r\n\r\n1\r\n--x--`,
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
  ]) {
    const answer = await fetch(add, { method: 'POST', body, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' } })
    expect(answer.status, body.slice(0, 60)).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(insideOut)
  }
})

test('only the declared method calls', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const answer = await raw(
      `${method} /v3/business/front/cart/add?productId=100001&number=1 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
    )
    expect(answer.slice(9, 12), method).toMatch(/^(400|404|405|501)$/)
  }
  for (const header of ['x-http-method-override', 'x-method-override', '_method']) {
    expect(
      (await fetch(`${add}?_method=POST&productId=100001&number=1`, { headers: { ...headers, [header]: 'POST' } })).status,
      header,
    ).toBe(404)
  }
})

test('no other spelling of a guarded path reaches it', async () => {
  const path = '/v3/business/admin/orderInfo/list'
  const spellings = [
    `${path}/`,
    path.toUpperCase(),
    path.replace('admin', 'Admin'),
    path.replaceAll('/', '//'),
    `/.${path}`,
    path.replace('/admin', '/admin/.'),
    path.replace('admin', 'front/../admin'),
    path.replace('admin', '%61dmin'),
    path.replace('/admin', '%2fadmin'),
    path.replace('/admin', '%252fadmin'),
    `${path};x`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `/v3/../v3/business/admin/orderInfo/list`,
    path.replace('/admin', '/..;/admin'),
    path.replaceAll('/', '\\'),
  ]
  for (const spelling of spellings) {
    const answer = await raw(`GET ${spelling} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`)
    const status = answer.slice(9, 12)
    // Where a spelling does reach the call, its guard stands before it as always.
    expect(status === '200' ? answer.includes('"state":259') : /^(301|400|404)$/.test(status), `${spelling}: ${answer.slice(0, 60)}`).toBe(
      true,
    )
  }
})

test('broken requests end with a refusal, not with the server', async () => {
  const odd = [
    '\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
    'POST /v3/business/front/cart/add HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /v3/business/front/cart/add HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n',
    '\u0000\u0001\u0002',
    'GET /v3/goods/front/goods/goods/hotWords HTTP/1.1\r\nhost: x\r\ncookie: zb_lang=%E0%A4%A; zb_city=%; a=\u0001\r\n\r\n',
  ]
  const answers = await Promise.all(odd.map(raw))
  for (const [place, answer] of answers.entries())
    expect(answer, JSON.stringify(odd[place]?.slice(0, 40))).not.toMatch(/^HTTP\/1\.1 5(?!05)/)
  expect((await fetch(`${house.address}/readyz`)).status).toBe(200)
})

test('a query that names a field twice, or as a list, is read as one input or refused', async () => {
  for (const query of [
    'keyword=a&keyword=b',
    'keyword[]=a',
    'keyword[x]=a',
    'current=1&current=2',
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    '%',
    '%E0%A4%A',
    '&&&=&=',
    'a='.repeat(3000),
  ]) {
    const answer = await fetch(`${house.address}/v3/goods/front/goods/goods/list?${query}`)
    const body = await answer.text()
    expect(answer.status, `${query.slice(0, 40)} ${body.slice(0, 100)}`).toBeLessThan(500)
    expect(JSON.parse(body).code, query.slice(0, 40)).not.toBe('api.tryAgain')
  }
})

test('staff of several stores work for the one that the cookie names, and never for a foreign one', async () => {
  const client = await house.database.connect()
  await client.query(
    `INSERT INTO store_seat (member_id, store_id, role, capabilities)
     SELECT member_id, 1003, role, capabilities FROM store_seat JOIN account ON id = member_id WHERE member_name = 'demo_supplier'`,
  )
  const supplier = await house.login('demo_supplier')
  const seen = async (store: string) => {
    const answer = await fetch(`${house.address}/${sellerDecorDetail.path}`, {
      headers: { authorization: `Bearer ${supplier.token}`, cookie: `zb_store=${store}` },
    })
    const { state, data, code } = await answer.json()
    return state === 200 ? data.storeId : code
  }
  expect([await seen('1001'), await seen('1003')]).toEqual([1001, 1003])
  for (const store of ['', '1002', '1003,1002', '%27']) expect(await seen(store)).toBe('store.chooseStore')
  await client.query('DELETE FROM store_seat WHERE store_id = 1003')
})
