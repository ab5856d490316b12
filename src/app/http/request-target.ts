import type { FastifyInstance } from 'fastify'

const mostCharacters = 260
// RFC 3986 host without percent signs and user names: a name, an IPv4 address or an IPv6 address in brackets; then a port.
const hostPattern = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?)(?::\d{1,5})?$/i

/** True for a Host header that names one host, optionally with a port from 0 to 65535. */
export function isPlainHost(host: string): boolean {
  return host.length <= mostCharacters && hostPattern.test(host) && URL.canParse(`http://${host}/`)
}

/**
 * Checks Host header and target of every request before anybody builds a URL of them; refusals are 400 without a body.
 * A target that begins with two slashes (or backslashes) goes to the address it was meant for: read as a URL its second
 * word would be another host. Whole URLs as targets are for proxies, not for us. HTTP/1.0 may come without Host.
 */
export function checkRequestTarget(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const target = request.raw.url ?? '/'
    if (!target.startsWith('/')) return reply.code(400).send()
    if (/^[/\\]{2}/.test(target)) return reply.redirect(target.replace(/^[/\\]+/, '/'), 301)
    const { rawHeaders } = request.raw
    const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
    if (hosts.length > 1 || !hosts.every(isPlainHost)) return reply.code(400).send()
  })
}
