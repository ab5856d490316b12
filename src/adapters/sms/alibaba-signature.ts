import { createHash, createHmac } from 'node:crypto'

export type AlibabaKeys = { readonly keyId: string; readonly keySecret: string }
export type AlibabaRequest = {
  readonly host: string
  readonly action: string
  readonly version: string
  readonly query: Readonly<Record<string, string>>
  readonly body: string
  /** `2023-10-26T10:22:32Z`: UTC without fractions. */
  readonly date: string
  /** Different for every request. */
  readonly nonce: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** RFC 3986: what encodeURIComponent leaves, escaped as well. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** The query as it is signed and sent: by name, RFC 3986. */
export function alibabaQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
}

/**
 * The headers of a call of Alibaba Cloud's OpenAPI, signed by ACS3-HMAC-SHA256 (its signature version 3). Only `host` and the
 * x-acs headers are signed, as the published rule asks.
 */
export function alibabaHeaders(keys: AlibabaKeys, request: AlibabaRequest): Readonly<Record<string, string>> {
  const signed = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': sha256(request.body),
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(signed).join(';')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const canonical = ['POST', '/', alibabaQuery(request.query), lines.join(''), names, signed['x-acs-content-sha256']].join('\n')
  const signature = createHmac('sha256', keys.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return { ...signed, authorization: `ACS3-HMAC-SHA256 Credential=${keys.keyId},SignedHeaders=${names},Signature=${signature}` }
}
