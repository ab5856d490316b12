import type { FastifyInstance } from 'fastify'

/**
 * Sends an address that begins with two slashes (or backslashes) to the one it was meant for, before anybody reads it
 * as a URL: there the second word would be another host. Whole URLs as a request's target are for proxies, not for us.
 */
export function plainAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const wanted = request.raw.url ?? '/'
    if (!wanted.startsWith('/')) return reply.code(400).send()
    if (/^[/\\]{2}/.test(wanted)) return reply.redirect(wanted.replace(/^[/\\]+/, '/'), 301)
  })
}
