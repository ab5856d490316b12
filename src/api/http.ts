import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Dispatcher, callKey } from './dispatcher.ts'
import type { Envelope } from './envelope.ts'
import { discardBody, formBytes, readBody } from './http-body.ts'
import { requestContextOf, type RequestNeeds } from './http-request.ts'
import type { Handler, RequestContext } from './handler.ts'
import { rateLimits } from './rate-limits.ts'
import { uploadGate, type UploadGate } from './upload-gate.ts'

/** What is known of a call before its body is read. */
type Asked = { readonly facts: RequestContext; readonly cookies: string[] }
const asked = 'zbAsked'

/**
 * Puts every declared call on the server. All of `/v3` is answered with an envelope, and never cached; with HTTP 200, but 503
 * where the house could not answer at all.
 */
export function serveCalls(server: FastifyInstance, dispatcher: Dispatcher, needs: RequestNeeds): void {
  server.decorateRequest(asked, null)
  const gate = uploadGate()
  for (const handler of dispatcher.handlers.values()) {
    const { method, path, rate } = handler.endpoint
    const key = callKey(method, path)
    const answers = method === 'GET' ? read(key, dispatcher, needs) : write(key, dispatcher, needs, { handler, gate })
    server.route({
      method,
      url: `/${path}`,
      exposeHeadRoute: false,
      config: { rateLimit: rateLimits[rate ?? (method === 'GET' ? 'read' : 'write')] },
      ...answers,
    })
  }
}

function read(key: string, dispatcher: Dispatcher, needs: RequestNeeds) {
  return {
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const cookies: string[] = []
      const facts = await requestContextOf(request, needs, [], cookies)
      return send(reply, await dispatcher.answer(key, request.query ?? {}, facts), cookies)
    },
  }
}

/** A call with a body: the guard is asked before the first byte of it is read. */
function write(key: string, dispatcher: Dispatcher, needs: RequestNeeds, { handler, gate }: { handler: Handler; gate: UploadGate }) {
  const { files: declared } = handler.endpoint
  const answerForm = async (request: FastifyRequest, facts: RequestContext): Promise<Envelope> => {
    const whose = facts.caller.member ? `m${facts.caller.member.memberId}` : request.ip
    const { leave } = gate.enter(whose, formBytes(request, declared))
    try {
      const { raw, files } = await readBody(request, declared)
      return await dispatcher.answer(key, raw, { ...facts, files })
    } finally {
      leave()
    }
  }
  return {
    // After the limits per address, which count what is refused as well.
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      const cookies: string[] = []
      const facts = await requestContextOf(request, needs, [], cookies)
      const refused = dispatcher.refuse(key, facts)
      if (refused) {
        discardBody(request, declared)
        return send(reply, refused, cookies)
      }
      request.setDecorator<Asked>(asked, { facts, cookies })
      return undefined
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { facts, cookies } = request.getDecorator<Asked>(asked)
      const answer = request.isMultipart() ? await answerForm(request, facts) : await dispatcher.answer(key, request.body ?? {}, facts)
      return send(reply, answer, cookies)
    },
  }
}

function send(reply: FastifyReply, answer: Envelope, cookies: readonly string[]): FastifyReply {
  void reply.header('cache-control', 'no-store').header('vary', 'Authorization, Accept-Language')
  for (const cookie of cookies) void reply.header('set-cookie', cookie)
  if (answer.code === 'api.tooBusy') void reply.code(503).header('retry-after', '5')
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
}
