import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { settingOr } from '../../modules/site/server/public.ts'
import { isPhone, mobileAddress } from './mobile-redirect.ts'
import { findPageRow } from '../routing/find-page-row.ts'
import { ttlCache } from './ttl-cache.ts'

const patienceMs = 500

/**
 * Sends phones to the mobile site that the setting names; while it is empty the responsive pages serve them. Where the
 * database does not say it soon, the site that was known last is taken: a kept page needs no database.
 */
export function redirectPhones(server: FastifyInstance, app: AppContext): { readonly forget: () => void } {
  const rememberSite = ttlCache<string>(10_000, Date.now)
  let lastKnown = ''
  const readSite = async (): Promise<string> => (lastKnown = await settingOr(app.read, 'mobile_site_url', ''))
  const site = (): Promise<string> =>
    new Promise((resolve) => {
      const patience = setTimeout(() => resolve(lastKnown), patienceMs)
      const said = rememberSite('mobile_site_url', readSite).catch(() => lastKnown)
      void said.then(resolve).finally(() => clearTimeout(patience))
    })
  server.addHook('onRequest', async (request, reply) => {
    const agent = request.headers['user-agent'] ?? ''
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html') || !isPhone(agent)) return
    const url = new URL(request.raw.url ?? '/', 'http://page')
    if (!findPageRow(url.pathname)) return
    const named = await site()
    const target = named === '' ? null : mobileAddress(named, agent, url)
    if (target) return reply.header('cache-control', 'private, no-store').header('vary', 'User-Agent').redirect(target, 302)
  })
  return { forget: rememberSite.forget }
}
