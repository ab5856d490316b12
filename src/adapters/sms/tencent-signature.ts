import { createHash, createHmac } from 'node:crypto'

export type TencentKeys = { readonly keyId: string; readonly keySecret: string }
export type TencentRequest = {
  readonly host: string
  readonly service: string
  readonly action: string
  readonly body: string
  /** Seconds since 1970. */
  readonly timestamp: number
}

const contentType = 'application/json; charset=utf-8'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signed headers of a call of Tencent Cloud's API 3.0: TC3-HMAC-SHA256, whose key is derived anew each UTC day. */
export function tencentHeaders(keys: TencentKeys, request: TencentRequest): Readonly<Record<string, string>> {
  const { host, service, action, timestamp } = request
  const signed = { 'content-type': contentType, host, 'x-tc-action': action.toLowerCase() }
  const names = Object.keys(signed).join(';')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const canonical = ['POST', '/', '', lines.join(''), names, sha256(request.body)].join('\n')
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const key = mac(mac(mac(`TC3${keys.keySecret}`, date), service), 'tc3_request')
  const signature = mac(key, ['TC3-HMAC-SHA256', String(timestamp), scope, sha256(canonical)].join('\n')).toString('hex')
  return {
    'content-type': contentType,
    host,
    'x-tc-action': action,
    'x-tc-timestamp': String(timestamp),
    authorization: `TC3-HMAC-SHA256 Credential=${keys.keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
