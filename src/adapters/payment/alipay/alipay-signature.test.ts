import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { rsaSign } from '../rsa-signature.ts'
import { rawTopLevelValue, verifiedAnswer } from './alipay-answer.ts'
import type { AlipayConfig } from './alipay-config.ts'
import { verifyAlipayNotification } from './verify-alipay-notification.ts'
import { signNotification, type AlipayParams } from './alipay-signature.ts'

const alipay = generateKeyPairSync('rsa', { modulusLength: 2048 })
const application = generateKeyPairSync('rsa', { modulusLength: 2048 })
const config: AlipayConfig = {
  gatewayUrl: 'http://127.0.0.1:1/gateway.do',
  browserGatewayUrl: 'http://127.0.0.1:1/gateway.do',
  appId: '9021',
  sellerId: '2088',
  appPrivateKey: application.privateKey,
  alipayPublicKey: alipay.publicKey,
  clock: { now: () => new Date() },
}

function someFields(change: AlipayParams = {}): AlipayParams {
  return {
    notify_time: '2026-11-20 12:00:05',
    notify_type: 'trade_status_sync',
    notify_id: 'n1',
    charset: 'utf-8',
    version: '1.0',
    app_id: '9021',
    seller_id: '2088',
    trade_no: '2026112022001',
    out_trade_no: 'ORDER1',
    subject: '0#锌锭 & 镀锌管',
    total_amount: '12.30',
    trade_status: 'TRADE_SUCCESS',
    gmt_payment: '2026-11-20 12:00:00',
    ...change,
  }
}
const form = (fields: AlipayParams) => new URLSearchParams(fields).toString()
const signedForm = (change: AlipayParams = {}) => form(signNotification(someFields(change), alipay.privateKey))
const verify = (body: string) => verifyAlipayNotification(config, Buffer.from(body), {})
const verdict = (body: string) => {
  const result = verify(body)
  return result.kind === 'verified' ? 'verified' : result.reason
}

test('a notification that Alipay signed for us is believed, in full', () => {
  expect(verify(signedForm())).toEqual({
    kind: 'verified',
    notifyId: 'n1',
    notice: {
      kind: 'trade',
      trade: {
        outTradeNo: 'ORDER1',
        gatewayTradeNo: '2026112022001',
        state: 'paid',
        amountFen: 1230n,
        currency: 'CNY',
        paidAt: new Date('2026-11-20T04:00:00Z'),
      },
    },
  })
})

test('new fields, when signed with the rest, do not break it; unsigned additions do', () => {
  expect(verdict(signedForm({ brand_new: '1' }))).toBe('verified')
  expect(verdict(`${signedForm()}&brand_new=1`)).toBe('badSignature')
})

test('every changed field and every flipped bit of every field is noticed', () => {
  const signed = signNotification(someFields(), alipay.privateKey)
  for (const [name, value] of Object.entries(signed)) {
    for (let index = 0; index < value.length; index++) {
      const flipped = value.slice(0, index) + String.fromCharCode(value.charCodeAt(index) ^ 1) + value.slice(index + 1)
      if (verdict(form({ ...signed, [name]: flipped })) === 'verified') throw new Error(`${name} at ${index} was not noticed`)
    }
    if (name !== 'sign_type') expect(verdict(form({ ...signed, [name]: '' })), name).not.toBe('verified')
  }
})

test('a field that comes twice is refused, whichever one was signed', () => {
  expect(verdict(`${signedForm()}&total_amount=0.01`)).toBe('malformed')
  expect(verdict(`total_amount=0.01&${signedForm()}`)).toBe('malformed')
})

test('no signature, a weaker signature type, and a signature by anybody else are refused', () => {
  expect(verdict(form(someFields()))).toBe('malformed')
  expect(verdict(form({ ...signNotification(someFields(), alipay.privateKey), sign_type: 'RSA' }))).toBe('malformed')
  expect(verdict(form(signNotification(someFields(), application.privateKey)))).toBe('badSignature')
})

test('a notification for another application or seller is not ours', () => {
  expect(verdict(signedForm({ app_id: '9022' }))).toBe('foreignMerchant')
  expect(verdict(signedForm({ seller_id: '2089' }))).toBe('foreignMerchant')
})

test('an amount that is no plain yuan is refused even when signed', () => {
  for (const total_amount of ['12.305', '-12.30', '1e3', '１２.30', ''])
    expect(verdict(signedForm({ total_amount })), total_amount).toBe('malformed')
})

test('a refund notice is never read as a payment, though its trade_status says TRADE_SUCCESS', () => {
  const result = verify(signedForm({ gmt_refund: '2026-11-21 09:00:00.123', refund_fee: '1.00', out_biz_no: 'REFUND1' }))
  expect(result).toMatchObject({ kind: 'verified', notice: { kind: 'refund', refund: { outRefundNo: 'REFUND1', amountFen: null } } })
  expect(verify(signedForm({ gmt_refund: '2026-11-21 09:00:00.123', refund_fee: '1.00' }))).toMatchObject({ notice: { kind: 'other' } })
})

test('an answer counts only with a signature over its exact text, wherever the signature stands', () => {
  const raw = '{"code":"10000","msg":"Success","note":"a } in \\"text\\", and {","list":[1,{"x":2}]}'
  const sign = rsaSign(raw, alipay.privateKey)
  const content = { code: '10000', msg: 'Success', note: 'a } in "text", and {', list: [1, { x: 2 }] }
  expect(verifiedAnswer(`{"alipay_trade_query_response":${raw},"sign":"${sign}"}`, 'alipay.trade.query', alipay.publicKey)).toEqual(content)
  expect(verifiedAnswer(`{"sign":"${sign}", "alipay_trade_query_response":${raw}}`, 'alipay.trade.query', alipay.publicKey)).toEqual(
    content,
  )
  expect(
    verifiedAnswer(
      `{"alipay_trade_query_response":${raw.replace('10000', '10001')},"sign":"${sign}"}`,
      'alipay.trade.query',
      alipay.publicKey,
    ),
  ).toBeNull()
  expect(verifiedAnswer(`{"alipay_trade_query_response":${raw}}`, 'alipay.trade.query', alipay.publicKey)).toBeNull()
  expect(verifiedAnswer(`{"alipay_trade_close_response":${raw},"sign":"${sign}"}`, 'alipay.trade.query', alipay.publicKey)).toBeNull()
})

test('a key inside a nested value is not taken for a top-level one', () => {
  expect(rawTopLevelValue('{"a":{"sign":"inner"},"sign":"outer"}', 'sign')).toBe('"outer"')
  expect(rawTopLevelValue('{"a":"\\"sign\\":1"}', 'sign')).toBeNull()
  expect(rawTopLevelValue('', 'sign')).toBeNull()
  expect(rawTopLevelValue('{"a":', 'sign')).toBeNull()
})
