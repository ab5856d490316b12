import { randomBytes, type KeyObject } from 'node:crypto'
import { rsaSign } from '../rsa-signature.ts'

const scheme = 'WECHATPAY2-SHA256-RSA2048'

export type SignedRequestLine = {
  readonly method: string
  /** Path with query, as on the wire. */ readonly pathAndQuery: string
  readonly body: string
}
export type MerchantCredential = { readonly mchId: string; readonly serial: string; readonly key: KeyObject }

/** The text a merchant signs: five lines, each ended by a newline. */
export function requestMessage(line: SignedRequestLine, timestamp: string, nonce: string): string {
  return `${line.method}\n${line.pathAndQuery}\n${timestamp}\n${nonce}\n${line.body}\n`
}

/** The Authorization header of a merchant's request (API v3). */
export function authorizationHeader(line: SignedRequestLine, credential: MerchantCredential, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000).toString()
  const nonce = randomBytes(16).toString('hex')
  const signature = rsaSign(requestMessage(line, timestamp, nonce), credential.key)
  return `${scheme} mchid="${credential.mchId}",nonce_str="${nonce}",timestamp="${timestamp}",serial_no="${credential.serial}",signature="${signature}"`
}

/** The parts of an Authorization header, or null when it is not one of this scheme. */
export function parseAuthorization(
  header: string | undefined,
): Record<'mchid' | 'nonce_str' | 'timestamp' | 'serial_no' | 'signature', string> | null {
  if (!header?.startsWith(`${scheme} `)) return null
  const parts = new Map<string, string>()
  for (const [, name, value] of header.slice(scheme.length + 1).matchAll(/([a-z_]+)="([^"]*)"/g)) {
    if (name && value !== undefined) parts.set(name, value)
  }
  const read = (name: string) => parts.get(name) ?? ''
  const parsed = {
    mchid: read('mchid'),
    nonce_str: read('nonce_str'),
    timestamp: read('timestamp'),
    serial_no: read('serial_no'),
    signature: read('signature'),
  }
  return Object.values(parsed).every((part) => part !== '') ? parsed : null
}
