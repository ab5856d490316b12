import type { GatewayRefused, GatewayUnknown } from '../../../modules/payment/server/ports.ts'
import { exchange, jsonOf } from '../gateway-http.ts'
import { refusePlatformSignature } from './platform-signature.ts'
import { authorizationHeader } from './request-authorization.ts'
import type { WechatPayConfig } from './wechatpay-config.ts'
import { errorWire } from './wechatpay-wire.ts'

export type WechatPayAsk = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: Readonly<Record<string, unknown>> }
export type WechatPayAnswer = { readonly kind: 'answer'; readonly json: unknown } | GatewayRefused | GatewayUnknown

/**
 * Sends one signed request and believes the answer only with the platform's signature, refusals included:
 * "no such order" decides about money as much as "paid" does.
 */
export async function callWechatPay(config: WechatPayConfig, ask: WechatPayAsk): Promise<WechatPayAnswer> {
  const url = new URL(config.baseUrl + ask.path)
  const body = ask.body ? JSON.stringify(ask.body) : ''
  const credential = { mchId: config.mchId, serial: config.merchantSerial, key: config.merchantPrivateKey }
  const line = { method: ask.method, pathAndQuery: url.pathname + url.search, body }
  const answer = await exchange(url.href, {
    method: ask.method,
    headers: {
      authorization: authorizationHeader(line, credential, config.clock.now()),
      accept: 'application/json',
      'user-agent': 'zincbridge',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  })
  if (answer.kind === 'unknown') return answer
  const unbelieved = refusePlatformSignature((name) => answer.headers.get(name), answer.body, config.platformKeys, config.clock.now())
  if (unbelieved) return { kind: 'unknown', reason: `HTTP ${answer.status}, answer not verified: ${unbelieved.reason}` }
  if (answer.status >= 500) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  if (answer.status >= 200 && answer.status < 300) return { kind: 'answer', json: answer.body.length > 0 ? jsonOf(answer.body) : null }
  const error = errorWire.safeParse(jsonOf(answer.body))
  // 429 and frequency limits decide nothing about the trade.
  if (answer.status === 429 || !error.success) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  return { kind: 'refused', reason: error.data.code }
}
