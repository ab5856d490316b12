import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Dispatcher, callKey } from './dispatcher.ts'
import { readBody } from './http-body.ts'
import { requestFactsOf, type RequestNeeds } from './http-request.ts'
import type { Handler } from './handler.ts'
import { rateLimits } from './rate-limits.ts'

/** Puts every declared call on the server. All of `/v3` is answered with HTTP 200 and an envelope, and never cached. */
export function serveCalls(server: FastifyInstance, dispatcher: Dispatcher, needs: RequestNeeds): void {
  for (const handler of dispatcher.handlers.values()) route(server, dispatcher, needs, handler)
}

function route(server: FastifyInstance, dispatcher: Dispatcher, needs: RequestNeeds, handler: Handler): void {
  const { method, path, rate } = handler.endpoint
  const key = callKey(method, path)
  server.route({
    method,
    url: `/${path}`,
    exposeHeadRoute: false,
    config: { rateLimit: rateLimits[rate ?? (method === 'GET' ? 'read' : 'write')] },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const cookies: string[] = []
      const { raw, files } = method === 'GET' ? { raw: request.query, files: [] } : await readBody(request)
      const facts = await requestFactsOf(request, needs, files, cookies)
      const answer = await dispatcher.answer(key, raw ?? {}, facts)
      void reply.header('cache-control', 'no-store').header('vary', 'Authorization, Accept-Language')
      for (const cookie of cookies) void reply.header('set-cookie', cookie)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
    },
  })
}
