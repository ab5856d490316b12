import { createHash, randomBytes } from 'node:crypto'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { callKey, type Dispatcher } from '../api/dispatcher.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../api/endpoint.ts'
import type { Envelope } from '../api/envelope.ts'
import { pageCookie, requestFactsOf, type RequestNeeds } from '../api/http-request.ts'
import type { Visit, visitContext } from '../api/visit.ts'
import { policyWithHashes, policyWithNonce } from './content-policy.ts'
import { pageKey, type KeptPage, type PageCache } from './page-cache.ts'
import { rowOfPath } from './row-of-path.ts'

type BuiltEntry = { readonly visitContext: typeof visitContext }
export type PageNeeds = RequestNeeds & { readonly dispatcher: Dispatcher; readonly cache: PageCache; readonly build: ServerBuild; readonly publicUrl: string | null; readonly demonstration: boolean }

/** Serves every address that is not a call or a file: React Router renders, visitors' pages are kept. */
export function servePages(server: FastifyInstance, needs: PageNeeds): void {
  const render = createRequestHandler(needs.build, 'production')
  const entry = needs.build.entry.module as unknown as BuiltEntry
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send()
    const url = new URL(request.raw.url ?? '/', 'http://page')
    const row = rowOfPath(url.pathname)
    const token = request.cookies[pageCookie] ?? null
    const setCookies: string[] = []
    const facts = await requestFactsOf(request, needs, [], setCookies, token)
    const origin = needs.publicUrl ?? `${request.protocol}://${request.host}`
    const forMany = row?.cache && !token && !request.headers.authorization ? pageKey(origin + url.pathname, url.searchParams, [...row.cache.query, '_routes'], facts.lang, facts.cityCode) : null
    const kept = forMany ? needs.cache.get(forMany) : null
    if (kept) return sendKept(request, reply, kept)

    const nonce = randomBytes(16).toString('base64url')
    const context = new RouterContextProvider()
    context.set(entry.visitContext, visitOf(needs, facts, nonce, origin))
    const response = await render(createRequest(request.raw, reply.raw), context)
    const html = response.headers.get('content-type')?.startsWith('text/html') ?? false
    if (forMany && response.status === 200) {
      return sendKept(request, reply, await keep(needs.cache, forMany, response, html ? nonce : null))
    }
    response.headers.set('cache-control', 'private, no-store')
    if (html) response.headers.set('content-security-policy', policyWithNonce(nonce))
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
    await sendResponse(reply.raw, response)
  })
}

function visitOf(needs: PageNeeds, facts: Awaited<ReturnType<typeof requestFactsOf>>, nonce: string, origin: string): Visit {
  const { visitor, priceClass, lang, cityCode } = facts
  const call = async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) =>
    // The dispatcher shaped the data by this endpoint's output.
    (await needs.dispatcher.answer(callKey(endpoint.method, endpoint.path), input, facts)) as Envelope<OutputOf<E>>
  return { visitor, priceClass, lang, cityCode, origin, nonce, demonstration: needs.demonstration, call }
}

async function keep(cache: PageCache, key: string, response: Response, nonce: string | null): Promise<KeptPage> {
  const html = await response.text()
  const headers: Record<string, string> = { 'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8' }
  if (nonce) headers['content-security-policy'] = policyWithHashes(html, nonce)
  const body = Buffer.from(nonce ? html.replaceAll(` nonce="${nonce}"`, '') : html)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return cache.keep(key, response.status, headers, body, etag)
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const accepts = request.headers['accept-encoding'] ?? ''
  void reply.headers(page.headers).header('vary', 'Accept-Encoding, Cookie').header('cache-control', 'private, no-cache').header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  if (/\bbr\b/.test(accepts)) return reply.code(page.status).header('content-encoding', 'br').send(page.brotli)
  if (/\bgzip\b/.test(accepts)) return reply.code(page.status).header('content-encoding', 'gzip').send(page.gzip)
  return reply.code(page.status).send(page.identity)
}
