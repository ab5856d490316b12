import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startGatewayFixture, aTradeNumber } from './testing/gateway-fixture.ts'
import { alipayGateway } from './alipay/alipay-gateway.ts'
import { localAlipayConfig } from './local-alipay/alipay-account.ts'
import { wechatPayGateway } from './wechatpay/wechatpay-gateway.ts'

// T-PAY-10: whatever a gateway's wire does, the outcome is "unknown" and never "refused", "absent", "closed" or "paid".
const misbehave: Record<string, (response: ServerResponse) => void> = {
  'answers 500': (response) => response.writeHead(500).end('{"code":"SYSTEM_ERROR"}'),
  'answers 429': (response) => response.writeHead(429).end('{"code":"FREQUENCY_LIMITED"}'),
  'answers an unsigned 404': (response) => response.writeHead(404).end('{"code":"ORDER_NOT_EXIST"}'),
  'answers an unsigned yes': (response) =>
    response.writeHead(200).end('{"trade_state":"SUCCESS","alipay_trade_query_response":{"code":"10000","trade_status":"TRADE_SUCCESS"}}'),
  'hangs up half-way': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"trade_state":"SUCC')
    setTimeout(() => response.destroy(), 20)
  },
  'hangs up at once': (response) => response.destroy(),
  'answers two megabytes': (response) => response.writeHead(200).end(Buffer.alloc(2_000_000, 32)),
  'redirects elsewhere': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
}

let behaviour: (response: ServerResponse) => void = () => undefined
const server = createServer((request, response) => {
  request.resume()
  behaviour(response)
})
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
const house = await startGatewayFixture()
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await house.close()
})

const wechat = wechatPayGateway({ ...house.wechatConfig, baseUrl })
const alipay = alipayGateway({ ...localAlipayConfig(house.alipay.account, baseUrl, baseUrl, house.clock), gatewayUrl: baseUrl })

test.each(Object.keys(misbehave))('a gateway that %s leaves everything unknown', async (name) => {
  behaviour = misbehave[name] ?? behaviour
  const outTradeNo = aTradeNumber()
  const create = {
    outTradeNo,
    amountFen: 1n,
    description: 'x',
    expireAt: new Date(Date.now() + 60_000),
    notifyUrl: `${house.baseUrl}/notify/wechat`,
    returnUrl: '',
  }
  const refund = { outTradeNo, outRefundNo: 'R1', amountFen: 1n, totalFen: 1n, reason: 'x' }
  const answers = await Promise.all([
    wechat.create(create),
    ...[wechat, alipay].flatMap((gateway) => [
      gateway.query(outTradeNo),
      gateway.close(outTradeNo),
      gateway.refund(refund),
      gateway.queryRefund(refund),
    ]),
  ])
  expect(answers.map((answer) => answer.kind)).toEqual(answers.map(() => 'unknown'))
})
