import { hash, randomBytes } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { callKey, type Dispatcher } from '../../api/dispatcher.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../../api/endpoint.ts'
import type { Envelope } from '../../api/envelope.ts'
import type { RequestContext } from '../../api/handler.ts'
import { languageCookie, languageOf, pageCookie, requestContextOf, type RequestNeeds } from '../../api/http-request.ts'
import type { PageContext, pageContext } from '../page/page-context.ts'
import { workQueue } from '../../kernel/concurrency/work-queue.ts'
import { BusyError } from '../../kernel/failure/busy-error.ts'
import { compressedText, encode, encodingOf } from './compressed-text.ts'
import { policyWithNonce, withoutNonce } from './content-policy.ts'
import { bytesOf, type htmlChunksContext, type HtmlChunks } from './html-chunks.ts'
import { renderers } from './page-renderers.ts'
import { pageCache, pageKey, type CachedPage, type PageCache } from './page-cache.ts'
import { renderLimit } from './render-limit.ts'
import { sharedMaking } from './shared-making.ts'
import { sendUnavailablePage } from './unavailable-page.ts'
import { languages, type Language } from '../../kernel/i18n/translate.ts'
import type { PageRow } from '../page/page.ts'

/** A page as it was rendered, with the nonce of its scripts. What is no HTML has its text in the response. */
type Made = {
  readonly response: Response
  readonly html: HtmlChunks | null
  readonly nonce: string
  /** False when something that is only nice to have could not be read: such a page is not kept. */
  readonly isWhole: boolean
}
/** What a page's calls met: the page itself could not be read, or a part that it does without. */
type Trouble = { isPage: boolean; isPart: boolean; refusal: Envelope | null }
type BuiltEntry = {
  readonly pageContext: typeof pageContext
  readonly htmlChunksContext: typeof htmlChunksContext
  readonly clearShellCache: () => void
}
export type PageNeeds = RequestNeeds & {
  readonly dispatcher: Dispatcher
  readonly cache: PageCache
  readonly build: ServerBuild
  readonly publicUrl: string | null
  /** The row of the page table for a path; null without one. */
  readonly findPageRow: (pathname: string) => PageRow | null
  readonly demonstration: boolean
  /** Pages that may be rendered for one address in a minute. */
  readonly rendersPerMinute: number
  readonly onTrouble: (error: unknown) => void
}

const patience = (refuse: () => void) => {
  const timer = setTimeout(refuse, 3_000)
  return () => clearTimeout(timer)
}
// The database answers a page within a millisecond, so a few keep the processor busy. Beyond some 100 a second the last in the
// queue waits two seconds; who waits longer is told to come again.
const drawing = { atOnce: 2, mostWaiting: 200, patience }

/** Where the browser asks which routes lie behind the links of a page; the address names them and the version of the web. */
const routesPath = '/__manifest'
const mostBytesOfRoutes = 1024 * 1024

/** What the built web hands out: the server must use the very objects that the built pages use. */
export function entryOf(build: ServerBuild): BuiltEntry {
  return build.entry.module as unknown as BuiltEntry
}

/** Serves every address that is not a call or a file: React Router renders, visitors' pages are kept. */
export function servePages(server: FastifyInstance, needs: PageNeeds): void {
  const render = rendering(needs)
  const keeping = sharedMaking<Made>(needs.cache, isKept)
  // The router tries its whole table for every link, which costs more than most pages. The answer is the same for everybody and never changes.
  const routes = pageCache(() => 0, mostBytesOfRoutes)
  const keepingRoutes = sharedMaking<Made>(routes, isKept)
  const answerRoutes = async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> => {
    const make = async (): Promise<CachedPage | Made> => {
      const made = await render(request, reply, { facts: await requestContextOf(request, needs, [], [], null), row: null })
      return made.response.status === 200 ? keepable(made) : made
    }
    const page = routes.get(url.search) ?? (await keepingRoutes.take(url.search, make)).page
    if (!isKept(page)) return sendOwn(request, reply, page)
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'Accept-Encoding')
    return sendCompressed(request, reply, page)
  }
  const answerPage = async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> => {
    const row = needs.findPageRow(url.pathname)
    const token = request.cookies[pageCookie] ?? null
    const asked = languageAsked(url)
    const facts = { ...(await requestContextOf(request, needs, [], [], token)), ...(asked ? { lang: asked } : {}) }
    // An address that names its language (as search engines know it) sets the one of the pages that follow.
    if (asked && request.cookies[languageCookie] !== asked)
      void reply.header('set-cookie', `${languageCookie}=${asked}; Path=/; Max-Age=31536000; SameSite=Lax`)
    const make = () => render(request, reply, { facts, row })
    if (!row?.cache || token || request.headers.authorization) return sendOwn(request, reply, await make())
    const key = pageKey(url.pathname, url.searchParams, [...row.cache.query, '_routes'], facts.lang, facts.cityCode)
    const kept = needs.cache.get(key)
    if (kept) return sendKept(request, reply, kept)
    const { page, isStale } = await keeping.take(key, async () => {
      const made = await make()
      if (!made.isWhole && needs.cache.stale(key)) throw new BusyError('a part of the page is missing')
      return made.isWhole && made.response.status === 200 ? keepable(made) : made
    })
    if (isStale) void reply.header('warning', '110 - "Response is Stale"').header('x-page-stale', '1')
    return isKept(page) ? sendKept(request, reply, page) : sendOwn(request, reply, page)
  }
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send()
    const url = new URL(request.raw.url ?? '/', 'http://page')
    try {
      return await (url.pathname === routesPath ? answerRoutes : answerPage)(request, reply, url)
    } catch (error) {
      needs.onTrouble(error)
      return sendUnavailablePage(reply, languageAsked(url) ?? languageOf(request), error)
    }
  })
}

function isKept(page: CachedPage | Made): page is CachedPage {
  return 'etag' in page
}

/** Renders pages, a few at a time: one more than can wait, or too many of one address, is refused before anything is done. */
function rendering(needs: PageNeeds) {
  const rendererOf = renderers(needs.build)
  const entry = entryOf(needs.build)
  const inTurn = workQueue(drawing)
  const countFor = renderLimit(needs.rendersPerMinute, Date.now)
  return (request: FastifyRequest, reply: FastifyReply, { facts, row }: { facts: RequestContext; row: PageRow | null }): Promise<Made> => {
    countFor(request.ip)
    return inTurn(async () => {
      const nonce = randomBytes(16).toString('base64url')
      const context = new RouterContextProvider()
      // Never the Host header: it would let a client choose the addresses that a cached page gives to everybody.
      const origin = needs.publicUrl ?? `http://127.0.0.1:${request.socket.localPort ?? 80}`
      const met: Trouble = { isPage: false, isPart: false, refusal: null }
      context.set(entry.pageContext, visitOf(needs, { facts, nonce, origin, met }))
      const { protocol, host } = new URL(origin)
      const rawRequest = createRequest(request.raw, reply.raw, { protocol, host })
      // A HEAD is answered with the head of the whole page: React Router would make an empty one, and that would be kept.
      const response = await rendererOf(row)(
        rawRequest.method === 'HEAD' ? new Request(rawRequest, { method: 'GET' }) : rawRequest,
        context,
      )
      // A loader takes every refusal for a missing subject; what could not be read is not missing.
      if (met.isPage) throw new BusyError('the house could not answer a call of this page')
      return { nonce, response, html: context.get(entry.htmlChunksContext), isWhole: !met.isPart }
    })
  }
}

/** The language that an address names in `lang`; null without one. */
function languageAsked(url: URL): Language | null {
  return languages.find((language) => language === url.searchParams.get('lang')) ?? null
}

function visitOf(
  needs: PageNeeds,
  { facts, nonce, origin, met }: { facts: RequestContext; nonce: string; origin: string; met: Trouble },
): PageContext {
  const { caller: visitor, priceClass, lang, cityCode } = facts
  const ask = async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, part: 'isPage' | 'isPart') => {
    // Where one call found no database the next would wait as long again.
    const answer = met.refusal ?? (await needs.dispatcher.answer(callKey(endpoint.method, endpoint.path), input, facts))
    if (answer.code === 'api.tooBusy') {
      met[part] = true
      met.refusal = answer
    }
    // The dispatcher shaped the data by this endpoint's output.
    return answer as Envelope<OutputOf<E>>
  }
  return {
    caller: visitor,
    priceClass,
    lang,
    cityCode,
    origin,
    nonce,
    demonstration: needs.demonstration,
    call: (endpoint, input) => ask(endpoint, input, 'isPage'),
    attempt: (endpoint, input) => ask(endpoint, input, 'isPart'),
  }
}

/** A rendered page without anything of the one who happened to ask first. */
async function keepable({ response, html, nonce }: Made): Promise<CachedPage> {
  const headers: Record<string, string> = { 'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8' }
  const kept = html && withoutNonce(html, nonce)
  if (kept) headers['content-security-policy'] = kept.policy
  const bytes = kept ? bytesOf(kept.pieces) : Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers, body: compressedText(bytes), etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` }
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  // Data that was fetched when somebody pointed at a link is taken at the click without asking again. Cookies are part of
  // the browser's key, so another language, city or login asks anew.
  const isData = request.url.split('?')[0]?.endsWith('.data') ?? false
  void reply.header('vary', 'Accept-Encoding, Cookie').header('cache-control', isData ? 'private, max-age=5' : 'private, no-cache')
  return sendCompressed(request, reply, page)
}

function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  void reply.headers(page.headers).header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.body.as(encoding))
}

/** A page of one person's own: never kept anywhere. */
async function sendOwn(request: FastifyRequest, reply: FastifyReply, { response, html, nonce }: Made): Promise<FastifyReply> {
  for (const [name, value] of response.headers) void reply.header(name, value)
  void reply.code(response.status).header('cache-control', 'private, no-store').header('vary', 'Accept-Encoding, Cookie')
  if (html !== null) void reply.header('content-security-policy', policyWithNonce(nonce))
  if (html === null && response.body === null) return reply.send()
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(encode(html === null ? Buffer.from(await response.arrayBuffer()) : bytesOf(html), encoding))
}
