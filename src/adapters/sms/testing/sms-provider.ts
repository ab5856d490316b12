import { createHash, createHmac } from 'node:crypto'
import fastify, { type FastifyRequest } from 'fastify'

/**
 * What a provider of text messages does with a request: it makes the canonical request anew from what came over the wire and
 * the secret that it knows, and takes nothing whose signature differs. Written from the published rules, apart from our signer.
 */
export type ProviderAccount = { readonly keyId: string; readonly keySecret: string }
type Taken = { readonly query: Readonly<Record<string, string>>; readonly body: unknown }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const windowMs = 15 * 60_000

/** Parts of `Authorization: NAME Credential=…,SignedHeaders=…,Signature=…`. */
function authorizationOf(request: FastifyRequest): Readonly<Record<string, string>> {
  const [, rest = ''] = String(request.headers.authorization ?? '').split(/ (.*)/s)
  return Object.fromEntries(rest.split(/, ?/).map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string]))
}

function canonicalOf(request: FastifyRequest, raw: string, lower: readonly string[] = []): string {
  const names = (authorizationOf(request)['SignedHeaders'] ?? '').split(';')
  const headers = names.map((name) => {
    const value = String(request.headers[name] ?? '').trim()
    return `${name}:${lower.includes(name) ? value.toLowerCase() : value}\n`
  })
  const query = (request.raw.url ?? '').split('?')[1] ?? ''
  const sorted = query.split('&').toSorted().join('&')
  return [request.method, '/', sorted, headers.join(''), names.join(';'), sha256(raw)].join('\n')
}

/** Answers as both providers do; `taken` holds what was accepted, `refuseWith` makes it refuse. */
export async function aSmsProvider(account: ProviderAccount) {
  const server = fastify()
  const taken: Taken[] = []
  const nonces = new Set<string>()
  let refusal: string | null = null
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const alibaba = (request: FastifyRequest, raw: string) => {
    const given = authorizationOf(request)
    const nonce = String(request.headers['x-acs-signature-nonce'])
    if (given['Credential'] !== account.keyId) return { Code: 'InvalidAccessKeyId.NotFound' }
    if (Math.abs(Date.now() - Date.parse(String(request.headers['x-acs-date']))) > windowMs) return { Code: 'InvalidTimeStamp.Expired' }
    if (nonces.has(nonce)) return { Code: 'SignatureNonceUsed' }
    nonces.add(nonce)
    const canonical = canonicalOf(request, raw)
    const right = mac(account.keySecret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex')
    if (given['Signature'] !== right || request.headers['x-acs-content-sha256'] !== sha256(raw)) return { Code: 'SignatureDoesNotMatch' }
    if (refusal) return { Code: refusal }
    taken.push({ query: request.query as Record<string, string>, body: null })
    return { Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'R' }
  }
  const tencent = (request: FastifyRequest, raw: string) => {
    const given = authorizationOf(request)
    const [keyId, date = '', service = ''] = (given['Credential'] ?? '').split('/')
    const timestamp = String(request.headers['x-tc-timestamp'])
    const right = mac(
      mac(mac(mac(`TC3${account.keySecret}`, date), service), 'tc3_request'),
      ['TC3-HMAC-SHA256', timestamp, `${date}/${service}/tc3_request`, sha256(canonicalOf(request, raw, ['x-tc-action']))].join('\n'),
    ).toString('hex')
    const wrong = (Code: string) => ({ Response: { Error: { Code, Message: '' }, RequestId: 'R' } })
    if (keyId !== account.keyId) return wrong('AuthFailure.SecretIdNotFound')
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return wrong('AuthFailure.SignatureExpire')
    if (given['Signature'] !== right) return wrong('AuthFailure.SignatureFailure')
    if (!refusal) taken.push({ query: {}, body: JSON.parse(raw) as unknown })
    return { Response: { SendStatusSet: [{ Code: refusal ?? 'Ok', Message: '', SerialNo: '1' }], RequestId: 'R' } }
  }
  server.post('/', (request) => {
    const raw = typeof request.body === 'string' ? request.body : ''
    return request.headers['x-acs-action'] ? alibaba(request, raw) : tencent(request, raw)
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return { address, taken, refuseWith: (code: string | null) => void (refusal = code), close: () => server.close() }
}
