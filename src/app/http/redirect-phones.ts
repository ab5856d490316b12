import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { settingOr } from '../../modules/site/server/public.ts'
import { mobileAddress } from './mobile-redirect.ts'
import { findPageRow } from '../routing/find-page-row.ts'
import { ttlCache } from './ttl-cache.ts'

/** Sends phones to the mobile site that the setting names; while it is empty the responsive pages serve them. */
export function redirectPhones(server: FastifyInstance, app: AppContext): { readonly forget: () => void } {
  const rememberSite = ttlCache<string>(10_000, Date.now)
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return
    const url = new URL(request.raw.url ?? '/', 'http://page')
    if (!findPageRow(url.pathname)) return
    const site = await rememberSite('mobile_site_url', () => settingOr(app.read, 'mobile_site_url', ''))
    const target = site === '' ? null : mobileAddress(site, request.headers['user-agent'] ?? '', url)
    if (target) return reply.header('cache-control', 'private, no-store').header('vary', 'User-Agent').redirect(target, 302)
  })
  return { forget: rememberSite.forget }
}
