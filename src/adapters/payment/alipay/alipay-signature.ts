import type { KeyObject } from 'node:crypto'
import { rsaSign, rsaVerify } from '../rsa-signature.ts'

export type AlipayParams = Readonly<Record<string, string>>

/** `name=value` pairs sorted by name, joined by `&`, without `sign` and without empty values. */
function canonicalText(params: AlipayParams, without: readonly string[]): string {
  return Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&')
}

/** Adds the RSA2 signature of a request; `sign_type` is part of what is signed. */
export function signRequest(params: AlipayParams, key: KeyObject): AlipayParams {
  return { ...params, sign: rsaSign(canonicalText(params, ['sign']), key) }
}

export function verifyRequest(params: AlipayParams, key: KeyObject): boolean {
  return rsaVerify(canonicalText(params, ['sign']), params['sign'] ?? '', key)
}

/** Adds the signature of a notification; `sign_type` is left out of what is signed. */
export function signNotification(params: AlipayParams, key: KeyObject): AlipayParams {
  return { ...params, sign_type: 'RSA2', sign: rsaSign(canonicalText(params, ['sign', 'sign_type']), key) }
}

export function verifyNotificationSign(params: AlipayParams, key: KeyObject): boolean {
  return rsaVerify(canonicalText(params, ['sign', 'sign_type']), params['sign'] ?? '', key)
}

/** Fields of an urlencoded body; null when a name comes twice, since nobody can say which one was signed. */
export function paramsOfForm(body: string): AlipayParams | null {
  const params: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    if (name in params) return null
    params[name] = value
  }
  return params
}

/** Alipay's clock text: `2026-11-20 20:15:00`, always GMT+8. */
export function alipayTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

export function dateOfAlipayTime(text: string | undefined): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null
  const date = new Date(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(date.getTime()) ? null : date
}
