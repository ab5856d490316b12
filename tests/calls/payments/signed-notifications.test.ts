import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCheckout, standOf } from '../../fixtures/trade/checkout.ts'
import { aPaymentHouse } from '../../fixtures/server/payment-app.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { signNotification } from '../../../src/adapters/payment/alipay/alipay-signature.ts'
import { platformHeaders } from '../../../src/adapters/payment/wechatpay/platform-signature.ts'
import { sealResource } from '../../../src/adapters/payment/wechatpay/sealed-resource.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import type { PaymentChannel } from '../../../src/modules/payment/server/ports.ts'
import { startPayment } from '../../../src/modules/payment/server/start-payment.ts'

const database = await aDatabase()
const { house, deps, wechat, alipay, clock, odd, baseUrl } = await aPaymentHouse(database)
const client = await database.connect()

const checkout = await aCheckout(client)
const act = {
  actor: { kind: 'member', id: checkout.memberId, name: 'demo_buyer' },
  channel: 'mall',
  requestId: 'r1',
  now: clock.now(),
} as const
const payment = await startPayment(house, deps, {
  paySn: checkout.paySn,
  channel: 'wechat',
  memberId: checkout.memberId,
  description: '订单',
  act,
})
if (isFailure(payment)) throw new Error(payment.code)
const unpaid = 'PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT'

async function post(channel: PaymentChannel, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${baseUrl}/v3/payment/notify/${channel}`, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.text() }
}

const platform = { serial: wechat.account.platformSerial, key: wechat.account.platform.privateKey }
/** A body that the platform really signed. */
const signed = (body: string) =>
  post('wechat', body, { 'content-type': 'application/json', ...platformHeaders(body, platform, clock.now()) })

const transaction = {
  appid: wechat.account.appId,
  mchid: wechat.account.mchId,
  out_trade_no: payment.outTradeNo,
  transaction_id: '4200000000000000000000000001',
  trade_state: 'SUCCESS',
  success_time: '2026-11-20T12:00:00+08:00',
  amount: { total: 5790, currency: 'CNY' },
}
const outer = (content: unknown, change: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: randomUUID(),
    event_type: 'TRANSACTION.SUCCESS',
    resource: sealResource(typeof content === 'string' ? content : JSON.stringify(content), 'transaction', wechat.account.apiV3Key),
    ...change,
  })

test.for<[string, string]>([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['without a resource', outer(transaction, { resource: null })],
  [
    'sealed in another way',
    outer(transaction, { resource: { original_type: 'transaction', algorithm: 'none', ciphertext: 'x', nonce: 'x' } }),
  ],
  ['without a number', outer(transaction, { id: '' })],
  ['a number that no text of the database can hold', outer(transaction, { id: 'a\0b' })],
  ['sealed rubbish', outer('rubbish')],
  ['sealed nothing', outer('')],
  ['of nobody', outer({ ...transaction, out_trade_no: undefined })],
  ['of an order whose number holds a NUL', outer({ ...transaction, out_trade_no: 'a\0b' })],
  ['with half a character', outer({ ...transaction, transaction_id: '\ud800' })],
  ['paid at no time', outer({ ...transaction, success_time: 'yesterday' })],
  ['paid on no day', outer({ ...transaction, success_time: '2026-02-31T12:00:00+08:00' })],
  ['of less than nothing', outer({ ...transaction, amount: { total: -5790 } })],
  ['of a part of a fen', outer({ ...transaction, amount: { total: 5790.5 } })],
  ['of an amount in words', outer({ ...transaction, amount: { total: '5790' } })],
  ['of more than there is', outer({ ...transaction, amount: { total: 1e300 } })],
])('a notification that WeChat Pay signed over %s is refused as not understood and moves nothing', async ([, body]) => {
  expect(await signed(body)).toEqual({ status: 400, body: '{"code":"FAIL","message":"not understood"}' })
  expect(odd.at(-1)).toMatch(/^(malformed|undecryptable)$/)
  expect(await standOf(client, checkout.paySn)).toBe(unpaid)
})

test('what nobody signed is a refusal of the protocol, whatever it is, and never a fault of ours', async () => {
  const body = outer(transaction)
  const good = platformHeaders(body, platform, clock.now())
  for (const [name, headers] of Object.entries({
    none: {},
    'no serial': { ...good, 'wechatpay-serial': '' },
    'a time in words': { ...good, 'wechatpay-timestamp': 'now' },
    'a time without end': { ...good, 'wechatpay-timestamp': '9'.repeat(400) },
    'another algorithm': { ...good, 'wechatpay-signature-type': 'WECHATPAY2-SM2-WITH-SM3' },
  }))
    expect((await post('wechat', body, headers)).status, name).toBe(400)
  for (const [name, headers] of Object.entries({
    'another serial': { ...good, 'wechatpay-serial': 'PUB_KEY_ID_NOBODY' },
    'a signature that is none': { ...good, 'wechatpay-signature': 'x' },
    'a signature of another body': platformHeaders('{}', platform, clock.now()),
    'a signature of yesterday': platformHeaders(body, platform, new Date(clock.now().getTime() - 86_400_000)),
  }))
    expect((await post('wechat', body, headers)).status, name).toBe(401)
  expect((await post('wechat', 'x'.repeat(70_000), good)).status).toBe(413)
  expect(await standOf(client, checkout.paySn)).toBe(unpaid)
})

const notice = {
  notify_id: 'n-1',
  app_id: alipay.account.appId,
  seller_id: alipay.account.sellerId,
  out_trade_no: payment.outTradeNo,
  trade_no: '2026112022001',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '57.90',
  gmt_payment: '2026-11-20 12:00:00',
}

test('Alipay is told "failure" about everything that is not whole, and nothing of it is a fault of ours', async () => {
  const key = alipay.account.alipay.privateKey
  const form = (change: Record<string, string>) => String(new URLSearchParams(signNotification({ ...notice, ...change }, key)))
  const bodies = [
    '',
    'hello',
    '%',
    '%00=%00',
    'sign=x&sign=x',
    'sign_type=RSA2&sign=AAAA',
    form({ notify_id: '' }),
    form({ notify_id: 'a\0b' }),
    form({ out_trade_no: 'a\0b' }),
    form({ trade_no: '交易' }),
    form({ total_amount: '-57.90' }),
    form({ total_amount: '57.905' }),
    form({ total_amount: 'NaN' }),
    form({ total_amount: '1e3' }),
    form({ seller_id: '2088000000000000' }),
    `${form({})}&total_amount=0.01`,
    form({}).replace('57.90', '57.91'),
  ]
  for (const body of bodies) expect(await post('alipay', body), body).toEqual({ status: 200, body: 'failure' })
  expect(odd.filter((outcome) => outcome.startsWith('error'))).toEqual([])
  // A day that does not exist says nothing about when it was paid; that it was paid, and that it is not ours, is said all the same.
  expect(await post('alipay', form({ out_trade_no: 'NOSUCHNUMBER', gmt_payment: '2026-99-99 12:00:00' }))).toMatchObject({
    body: 'success',
  })
  expect(odd.at(-1)).toBe('unknownTrade')
  expect(await standOf(client, checkout.paySn)).toBe(unpaid)
})

test('after all of that the right one pays, once', async () => {
  const body = outer(transaction)
  expect(await signed(body)).toEqual({ status: 200, body: '{"code":"SUCCESS"}' })
  expect(await signed(body)).toEqual({ status: 200, body: '{"code":"SUCCESS"}' })
  expect(await standOf(client, checkout.paySn)).toBe('PAID 5790 PENDING_SHIPMENT,PENDING_SHIPMENT')
})
