import type { RequestContext } from '../../../../api/handler.ts'
import { hashOf } from '../digests-and-tokens.ts'

/** How somebody proved who they are. */
export type SignInMeans = 'password' | 'sms' | 'qr' | 'wechat'

/** The program at the other end: a page of ours in a browser, or another client of the API. */
export type SessionClient = { readonly kind: 'web' | 'api'; readonly ip: string; readonly userAgent: string }

export function clientOf(request: Pick<RequestContext, 'headers' | 'ip' | 'userAgent'>): SessionClient {
  return { kind: request.headers['x-client'] === 'web' ? 'web' : 'api', ip: request.ip, userAgent: request.userAgent }
}

/** What makes two refreshes come from the same client. The address is left out: phones change it between two requests. */
export function fingerprintOf(client: SessionClient): Buffer {
  return hashOf(`${client.kind}\n${client.userAgent}`)
}

/** The part of an address that one subscriber holds: the IPv4 address itself, or the IPv6 /64. */
export function addressPrefix(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}
