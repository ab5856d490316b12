import { expect, test } from 'vitest'
import { databasePrint, untilSettled } from '../../fixtures/database/database-dump.ts'
import { aServedHouse } from '../../fixtures/server/calls-server.ts'

// Where services of others report: the only addresses beside calls and pages that read what a stranger sends.
const endpoints = [
  '/v3/payment/notify/wechat',
  '/v3/payment/notify/alipay',
  '/v3/fulfilment/trace/kuaidi100',
  '/v3/msg/notify/wechat',
] as const
const house = await aServedHouse()
const client = await house.database.connect()
await untilSettled(client)

const types = [
  null,
  'application/json',
  'application/x-www-form-urlencoded',
  'text/xml',
  'multipart/form-data; boundary=x',
  'a/b; charset=\u00ff',
  'nonsense',
]
const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  'null',
  '[]',
  '{}',
  '{"id":',
  '<xml><Encrypt><![CDATA[AAAA]]></Encrypt></xml>',
  '<xml>'.repeat(5_000),
  'sign=x&param=%7B%7D',
  'sign=&param=&sign=x&param=[]',
  'param=%00&sign=%00',
  '%E0%A4%A',
  new Uint8Array([0, 255, 254, 0xd8, 0]),
  `[${'['.repeat(20_000)}`,
]
const queries = [
  '',
  '?signature=a&signature=b&timestamp=1&timestamp=2&nonce=&echostr=x&echostr=y',
  '?msg_signature[]=x&encrypt_type=aes&timestamp=NaN&nonce=%00',
  '?__proto__=x&constructor=y&timestamp=Infinity&signature=' + '0'.repeat(40),
]

test.for(endpoints)('%s refuses every forged or mangled report in its own words, and moves nothing', async (path) => {
  const before = await databasePrint(client)
  const answers = new Set<string>()
  for (const type of types)
    for (const body of bodies)
      for (const query of queries) {
        const response = await fetch(`${house.address}${path}${query}`, {
          method: 'POST',
          body,
          headers: { 'content-type': type ?? '', 'wechatpay-signature': 'x' },
        })
        const text = await response.text()
        expect(response.status, `${type} ${String(body).slice(0, 40)} ${query}: ${text}`).toBeLessThan(500)
        expect(text).not.toMatch(/SUCCESS|success|"result":true/)
        answers.add(`${response.status} ${text.replace(/"requestId":"[^"]+"/, '')}`)
      }
  // One way of saying no beside that of the transport: nobody learns from it how far a forgery came.
  const own = [...answers].filter((answer) => !answer.startsWith('415 '))
  expect(own, own.join('\n')).toHaveLength(1)
  expect(await databasePrint(client)).toEqual(before)
})

test.for(endpoints)('%s refuses what is too large, and other methods', async (path) => {
  const tooLarge = await fetch(`${house.address}${path}`, { method: 'POST', body: Buffer.alloc(600_000, 'x') })
  expect(tooLarge.status).toBe(413)
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await fetch(`${house.address}${path}?echostr=x`, { method })
    expect(response.status, method).toBeGreaterThanOrEqual(400)
    expect(response.status, method).toBeLessThan(500)
    expect(await response.text()).not.toBe('x')
  }
})
