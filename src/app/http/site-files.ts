import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { rows } from '../../kernel/database/transaction.ts'

const alive = { name: 'app.alive', text: 'SELECT 1 AS one' }

/** Small files and answers that are no pages: robots, the phone's code, and whether the process and its database live. */
export function serveSiteFiles(server: FastifyInstance, app: AppContext, siteUrl: string): void {
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
  server.get('/healthz', () => ({ ok: true }))
  server.get('/readyz', async (_request, reply) => {
    const ready = await rows(app.read, alive, []).then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
}
