import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { unhandledRejections } from './unhandled-rejections.ts'
import type { Draining } from './draining.ts'
import { clockDifference, mostClockDifference } from './clock-difference.ts'

/** Small files and answers that are no pages: robots, the phone's code, and whether the process and its database live. */
export function serveSiteFiles(server: FastifyInstance, app: AppContext, siteUrl: string, draining: Draining): void {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          'Disallow: /v3/',
          'Disallow: /member',
          'Disallow: /seller',
          'Disallow: /admin',
          'Disallow: /buy/',
          'Disallow: /cart/',
          'Disallow: /dev/',
          'Disallow: /msg/',
          '',
          `Sitemap: ${siteUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  server.get('/app-code.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(await (await import('qrcode')).toString(siteUrl, { type: 'svg', margin: 1 })),
  )
  server.get('/healthz', () => ({ ok: true, unhandledRejections: unhandledRejections() }))
  server.get('/readyz', async (_request, reply) => {
    const wrong = draining.hasBegun() ? null : await clockDifference(app).catch(() => null)
    const ready = wrong !== null && !draining.hasBegun() && wrong <= mostClockDifference
    if (wrong !== null && wrong > mostClockDifference)
      server.log.error(
        { seconds: Math.round(wrong / 1000) },
        'this clock and the clock of the database differ: deadlines would be judged wrongly',
      )
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
}
