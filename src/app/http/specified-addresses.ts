import type { FastifyInstance } from 'fastify'

/**
 * Addresses that the specification prints and the router cannot hold: `/promotion{pageid}` has no slash before its parameter.
 * They lead to the page, with their query.
 */
export function serveSpecifiedAddresses(server: FastifyInstance): void {
  server.get<{ Params: { pageid: string } }>('/promotion:pageid(^[A-Za-z0-9]{1,32}$)', (request, reply) => {
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    return reply.redirect(`/promotion/${request.params.pageid}${query}`, 301)
  })
}
