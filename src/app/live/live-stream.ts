import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { pageCookie, requestContextOf, type RequestNeeds } from '../../api/http-request.ts'
import { publishLiveSignal, type LiveMessage } from '../../kernel/events/live-signals.ts'
import { forgetPresence, notePresence } from '../../modules/chat/server/public.ts'
import type { LiveHub } from './live-hub.ts'

const heartbeatMs = 20_000
const mostStreams = 5_000
const goneTopic = 'presence.gone'
/** After a page said goodbye: until then its own connection has ended as well, and a page that is loaded anew has come back. */
const lookAgainMs = 1_000
/** Until then every process has said whether the member has another page open there. */
const forgetMs = 2_500

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

/**
 * `POST /live/gone`: a page that is closed says goodbye, so that its member is not shown as present for two minutes more.
 * The member may have another page open in any process: all are asked first, and each says so again for its own.
 */
export function serveDisconnect(server: FastifyInstance, needs: RequestNeeds): void {
  server.post('/live/gone', async (request, reply) => {
    if (isForeign(request)) return reply.code(403).send()
    const memberId = await whoListens(request, needs)
    if (memberId === null) return reply.code(204).send()
    const since = needs.house.clock.now()
    await needs.house.inTransaction((tx) => publishLiveSignal(tx, [memberId], { topic: goneTopic, about: {} }))
    later(forgetMs, () => forgetPresence(needs.house, memberId, since), request.log)
    return reply.code(204).send()
  })
}

/** A page of these members said goodbye somewhere: whoever else is open here is noted again. True when the notice was one. */
export function handleDisconnect(
  { to, signal }: LiveMessage,
  { house, hub, log }: { house: AppContext; hub: LiveHub; log: FastifyBaseLogger },
): boolean {
  if (signal.topic !== goneTopic) return false
  later(lookAgainMs, () => notePresence(house, to.filter(hub.has)), log)
  return true
}

// Nobody waits for this, and a process that stops meanwhile takes its pages' presence with it after two minutes.
function later(afterMs: number, work: () => Promise<void>, log: FastifyBaseLogger): void {
  setTimeout(() => void work().catch((error: unknown) => log.warn({ err: error }, 'presence was not noted')), afterMs).unref()
}

async function whoListens(request: FastifyRequest, needs: RequestNeeds): Promise<number | null> {
  const facts = await requestContextOf(request, needs, [], [], request.cookies[pageCookie] ?? null)
  return facts.caller.member?.memberId ?? null
}

/** Another site's page may not listen, even where a browser would send the cookie along. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}
