import { randomBytes, type KeyObject } from 'node:crypto'
import type { NotificationRefusal } from '../../../modules/payment/server/ports.ts'
import { rsaSign, rsaVerify } from '../rsa-signature.ts'

/** Signatures older or newer than this are refused (reliability R-PAY). */
const freshSeconds = 300
/** WeChat Pay sends probes with this prefix to see whether a merchant really verifies; they must fail. */
const probePrefix = 'WECHATPAY/SIGNTEST/'

export type PlatformHeaders = { readonly timestamp: string; readonly nonce: string; readonly serial: string; readonly signature: string }

function platformMessage(headers: Pick<PlatformHeaders, 'timestamp' | 'nonce'>, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${headers.timestamp}\n${headers.nonce}\n`), body, Buffer.from('\n')])
}

/**
 * Whether WeChat Pay signed this very body, recently, with a key that we know. Null means yes.
 * The body is compared as bytes: a BOM, a CRLF or reordered JSON is another body.
 */
export function refusePlatformSignature(
  read: (name: string) => string | null,
  body: Buffer,
  keys: ReadonlyMap<string, KeyObject>,
  now: Date,
): NotificationRefusal | null {
  const timestamp = read('wechatpay-timestamp')
  const nonce = read('wechatpay-nonce')
  const serial = read('wechatpay-serial')
  const signature = read('wechatpay-signature')
  if (!timestamp || !nonce || !serial || !signature || !/^\d{1,12}$/.test(timestamp)) return { kind: 'refused', reason: 'malformed' }
  const type = read('wechatpay-signature-type')
  if (type && type !== 'WECHATPAY2-SHA256-RSA2048') return { kind: 'refused', reason: 'malformed' }
  if (signature.startsWith(probePrefix)) return { kind: 'refused', reason: 'probe' }
  const key = keys.get(serial)
  if (!key) return { kind: 'refused', reason: 'unknownKey' }
  if (!rsaVerify(platformMessage({ timestamp, nonce }, body), signature, key)) return { kind: 'refused', reason: 'badSignature' }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return age > freshSeconds ? { kind: 'refused', reason: 'stale' } : null
}

/** The headers with which the platform signs a body; the local gateway and tests use it. */
export function platformHeaders(body: string, platform: { serial: string; key: KeyObject }, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000).toString()
  const nonce = randomBytes(16).toString('hex')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': platform.serial,
    'wechatpay-signature': rsaSign(platformMessage({ timestamp, nonce }, Buffer.from(body)), platform.key),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}
