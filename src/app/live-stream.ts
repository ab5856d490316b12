import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageCookie, requestFactsOf, type RequestNeeds } from '../api/http-request.ts'
import { notePresence } from '../modules/chat/server/public.ts'
import type { LiveHub } from './live-hub.ts'

const heartbeatMs = 20_000
const mostStreams = 5_000

/**
 * `GET /live`: server-sent events for whom the page cookie names. A stream says only that something changed. It lives
 * at most as long as the session: each heartbeat asks again who this is (reliability T38).
 */
export function serveLive(server: FastifyInstance, needs: RequestNeeds, hub: LiveHub): void {
  server.addHook('preClose', async () => hub.endAll())
  server.get('/live', async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send()
    const memberId = await whoListens(request, needs)
    // 204 tells an EventSource not to come back.
    if (memberId === null) return reply.code(204).send()
    if (hub.size() >= mostStreams) return reply.code(503).header('retry-after', '30').send()
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 3000\n\n')
    const remove = hub.add({
      memberId,
      send: (signal) => raw.write(`data: ${JSON.stringify(signal)}\n\n`),
      end: () => raw.end(),
    })
    const beat = setInterval(() => {
      whoListens(request, needs).then(
        (now) => (now === memberId ? raw.write(':\n\n') : raw.end()),
        () => raw.end(),
      )
    }, heartbeatMs)
    notePresence(needs.house, [memberId]).catch((error: unknown) => request.log.warn({ err: error }, 'presence was not noted'))
    raw.on('close', () => {
      clearInterval(beat)
      remove()
    })
  })
}

async function whoListens(request: FastifyRequest, needs: RequestNeeds): Promise<number | null> {
  const facts = await requestFactsOf(request, needs, [], [], request.cookies[pageCookie] ?? null)
  return facts.visitor.member?.memberId ?? null
}

/** Another site's page may not listen, even where a browser would send the cookie along. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}
