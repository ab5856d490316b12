import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HeaderValues } from '../../../modules/payment/server/ports.ts'
import { aTradeNumber } from '../testing/gateway-fixture.ts'
import { platformHeaders } from './platform-signature.ts'
import { sealResource } from './sealed-resource.ts'
import type { WechatPayConfig } from './wechatpay-config.ts'
import { verifyWechatNotification } from './verify-wechatpay-notification.ts'

// The corpus of T-PAY-1: of all these, only the untouched notification is believed.
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 })
const nextPlatform = generateKeyPairSync('rsa', { modulusLength: 2048 })
const now = new Date('2026-11-20T04:00:00Z')

const config: WechatPayConfig = {
  baseUrl: 'http://127.0.0.1:1',
  appId: 'wx1',
  mchId: '1900000001',
  merchantSerial: 'M1',
  merchantPrivateKey: platform.privateKey,
  platformKeys: new Map([
    ['P1', platform.publicKey],
    ['P2', nextPlatform.publicKey],
  ]),
  apiV3Key: 'k'.repeat(32),
  clock: { now: () => now },
}

function aNotification(
  change: { at?: Date; serial?: string; signedBy?: typeof platform; content?: Record<string, unknown>; sealKey?: string } = {},
) {
  const content = {
    appid: 'wx1',
    mchid: '1900000001',
    out_trade_no: aTradeNumber(),
    transaction_id: '4200001',
    trade_state: 'SUCCESS',
    success_time: '2026-11-20T12:00:00+08:00',
    amount: { total: 1230, currency: 'CNY' },
    ...change.content,
  }
  const resource = sealResource(JSON.stringify(content), 'transaction', change.sealKey ?? config.apiV3Key)
  const body = JSON.stringify({
    id: 'n-1',
    create_time: now.toISOString(),
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: '支付成功',
    resource,
  })
  const signer = change.signedBy ?? platform
  return { body, headers: platformHeaders(body, { serial: change.serial ?? 'P1', key: signer.privateKey }, change.at ?? now) }
}

const verdict = (body: string | Buffer, headers: HeaderValues) => {
  const result = verifyWechatNotification(config, Buffer.from(body), headers)
  return result.kind === 'verified' ? 'verified' : result.reason
}

test('a notification that WeChat Pay signed and sealed for us is believed, in full', () => {
  const { body, headers } = aNotification({ content: { out_trade_no: 'ORDER1' } })
  expect(verifyWechatNotification(config, Buffer.from(body), headers)).toEqual({
    kind: 'verified',
    notifyId: 'n-1',
    notice: {
      kind: 'trade',
      trade: {
        outTradeNo: 'ORDER1',
        gatewayTradeNo: '4200001',
        state: 'paid',
        amountFen: 1230n,
        currency: 'CNY',
        paidAt: new Date('2026-11-20T04:00:00Z'),
      },
    },
  })
})

test('fields that WeChat Pay adds later do not break it', () => {
  const { body, headers } = aNotification({ content: { something_new: { deep: true } } })
  expect(verdict(body, headers)).toBe('verified')
})

test('both keys of a rotation are good, each under its own serial only', () => {
  const next = aNotification({ serial: 'P2', signedBy: nextPlatform })
  expect(verdict(next.body, next.headers)).toBe('verified')
  const crossed = aNotification({ serial: 'P1', signedBy: nextPlatform })
  expect(verdict(crossed.body, crossed.headers)).toBe('badSignature')
  const unknown = aNotification({ serial: 'P3' })
  expect(verdict(unknown.body, unknown.headers)).toBe('unknownKey')
})

test('every single flipped bit of the body is noticed', () => {
  const { body, headers } = aNotification()
  const bytes = Buffer.from(body)
  for (let bit = 0; bit < bytes.length * 8; bit += 3) {
    const flipped = Buffer.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    if (verdict(flipped, headers) !== 'badSignature') throw new Error(`bit ${bit} was not noticed`)
  }
})

test('every single flipped bit of a signature header is noticed', () => {
  const { body, headers } = aNotification()
  for (const [name, value] of Object.entries(headers)) {
    for (let bit = 0; bit < value.length * 8; bit++) {
      const bytes = Buffer.from(value)
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const said = verdict(body, { ...headers, [name]: bytes.toString('latin1') })
      if (said === 'verified') throw new Error(`${name} bit ${bit} was not noticed`)
    }
  }
})

test('another spelling of the same signature bytes is refused', () => {
  const { body, headers } = aNotification()
  const signature = headers['wechatpay-signature'] ?? ''
  for (const spelling of [
    signature.replace(/=+$/, ''),
    `${signature}\n`,
    ` ${signature}`,
    signature.replaceAll('+', '-').replaceAll('/', '_'),
  ]) {
    if (spelling !== signature) expect(verdict(body, { ...headers, 'wechatpay-signature': spelling })).toBe('badSignature')
  }
})

test('the probes of WeChat Pay fail verification, as they must', () => {
  const { body, headers } = aNotification()
  expect(verdict(body, { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` })).toBe('probe')
})

test('a missing, repeated or empty header is refused', () => {
  const { body, headers } = aNotification()
  for (const name of ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature']) {
    expect(verdict(body, { ...headers, [name]: undefined }), name).toBe('malformed')
    expect(verdict(body, { ...headers, [name]: '' }), name).toBe('malformed')
    expect(verdict(body, { ...headers, [name]: [headers[name] ?? '', headers[name] ?? ''] }), name).toBe('malformed')
  }
  expect(verdict(body, { ...headers, 'wechatpay-signature-type': 'WECHATPAY2-SM2-WITH-SM3' })).toBe('malformed')
})

test('more than five minutes old or early is refused, five minutes are not', () => {
  for (const [shift, said] of [
    [-300, 'verified'],
    [300, 'verified'],
    [-301, 'stale'],
    [301, 'stale'],
    [-90_000, 'stale'],
  ] as const) {
    const { body, headers } = aNotification({ at: new Date(now.getTime() + shift * 1000) })
    expect(verdict(body, headers), String(shift)).toBe(said)
  }
})

test('the same JSON in other bytes is another body: BOM, CRLF, reordered, reprinted', () => {
  const { body, headers } = aNotification()
  const parsed: Record<string, unknown> = JSON.parse(body)
  const reordered = JSON.stringify(Object.fromEntries(Object.entries(parsed).toReversed()))
  for (const other of [`\uFEFF${body}`, `${body}\r\n`, reordered, JSON.stringify(parsed, null, 2), `${body}${' '.repeat(200_000)}`])
    expect(verdict(other, headers)).toBe('badSignature')
})

test('a good signature over a resource that our key does not open is refused', () => {
  const { body, headers } = aNotification({ sealKey: 'z'.repeat(32) })
  expect(verdict(body, headers)).toBe('undecryptable')
})

test('a notification for another merchant or application is not ours', () => {
  for (const content of [{ mchid: '1900000999' }, { appid: 'wx2' }]) {
    const { body, headers } = aNotification({ content })
    expect(verdict(body, headers)).toBe('foreignMerchant')
  }
})

test('signed content that is not the protocol is refused: yuan instead of fen, missing number, no JSON', () => {
  for (const content of [
    { amount: { total: 12.3, currency: 'CNY' } },
    { amount: { total: -1, currency: 'CNY' } },
    { out_trade_no: undefined },
    { trade_state: 5 },
  ]) {
    const { body, headers } = aNotification({ content })
    expect(verdict(body, headers)).toBe('malformed')
  }
  const text = 'not json'
  expect(verdict(text, platformHeaders(text, { serial: 'P1', key: platform.privateKey }, now))).toBe('malformed')
})
