import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openShelf } from '../integrations/images/picture-shelf.ts'

const demoPictures = fileURLToPath(new URL('../../database/demo/images', import.meta.url))
const standardWidth = 640

/** Product pictures at `/media/<name>?w=360`, in the best format that the browser accepts. */
export async function serveMedia(server: FastifyInstance, dataDir: string): Promise<void> {
  const shelf = await openShelf([demoPictures], join(dataDir, 'pictures'))
  server.get<{ Params: { name: string }; Querystring: { w?: string } }>('/media/:name', async (request, reply) => {
    const format = /image\/avif/.test(request.headers.accept ?? '') ? 'avif' : 'webp'
    const picture = await shelf.take(request.params.name, Number(request.query.w ?? standardWidth), format)
    if (!picture) return reply.code(404).send()
    return reply
      .type(`image/${format}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Accept')
      .send(picture)
  })
}
