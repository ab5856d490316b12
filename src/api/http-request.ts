import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { asLanguage, type Language } from '../kernel/i18n/translate.ts'
import type { CookieChange, AppContext, RequestContext, UploadedFile } from './handler.ts'
import { anonymous, actingForStore, priceClassOf, withStoreNamesIn, type Caller } from './caller.ts'

export type RequestNeeds = {
  readonly house: AppContext
  /** Who an access token stands for; anonymous when it is unknown, expired or revoked. */
  readonly whoIs: (accessToken: string) => Promise<Caller>
  /** City codes that exist; an unknown one falls back to the default (reliability S11). */
  readonly cityOf: (code: string | undefined) => string
  readonly secureCookies: boolean
}

/** The cookie that remembers the language of pages, and the one with the delivery city. */
export const languageCookie = 'zb_lang'
export const cityCookie = 'zb_city'
/** The store that staff of several stores chose to work for. */
export const storeCookie = 'zb_store'
/** The access token for rendering pages on the server: never accepted for a call. */
export const pageCookie = 'zb_page'

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7).trim() : null
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The language of a request: its own header, then the cookie, then Chinese. */
export function languageOf(request: FastifyRequest): Language {
  return asLanguage(headerOf(request, 'x-language') ?? request.cookies?.[languageCookie])
}

/** Everything a call needs of its request. A call's visitor comes from the Authorization header alone, never from a cookie; a cookie only puts seats aside. */
export async function requestContextOf(
  request: FastifyRequest,
  needs: RequestNeeds,
  files: readonly UploadedFile[],
  setCookies: string[],
  pageToken: string | null = null,
): Promise<RequestContext> {
  const token = bearerOf(request) ?? pageToken
  const lang = languageOf(request)
  const caller = token ? actingForStore(withStoreNamesIn(lang, await needs.whoIs(token)), request.cookies[storeCookie]) : anonymous
  return {
    caller: caller,
    priceClass: priceClassOf(caller),
    lang,
    cityCode: needs.cityOf(headerOf(request, 'citycode') ?? request.cookies[cityCookie]),
    app: needs.house,
    requestId: request.id,
    ip: request.ip,
    userAgent: headerOf(request, 'user-agent')?.slice(0, 300) ?? '',
    cookies: request.cookies,
    headers: Object.fromEntries(Object.keys(request.headers).map((name) => [name, headerOf(request, name)])),
    files,
    idempotencyKey: idempotencyKeyOf(headerOf(request, 'idempotency-key')),
    setCookie: (change) => setCookies.push(cookieText(change, needs.secureCookies)),
  }
}

function idempotencyKeyOf(header: string | undefined): string | null {
  return header && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : null
}

function cookieText(change: CookieChange, secure: boolean): string {
  const value = change.value === null ? '' : encodeURIComponent(change.value)
  const age = change.value === null ? 0 : change.maxAgeSeconds
  return `${change.name}=${value}; Path=${change.path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
