import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { openPictureStore } from '../../adapters/images/picture-store.ts'
import { isGoodsPicture } from '../../modules/listing/server/public.ts'
import { type FileStore } from '../../modules/site/server/public.ts'
import { isUuid } from '../../kernel/database/ids.ts'

const demoPictures = fileURLToPath(new URL('../../../database/demo/images', import.meta.url))
const standardWidth = 640

type MediaNeeds = { readonly dataDir: string; readonly house: AppContext; readonly files: FileStore }

/** Product pictures at `/media/<name>?w=360`, in the best format that the browser accepts: the demonstration's, and those that stores uploaded. */
export async function serveMedia(server: FastifyInstance, { dataDir, house, files }: MediaNeeds): Promise<void> {
  // A stored file is shown here only when it was handed in as a picture of goods; everybody may see those.
  const uploaded = async (name: string): Promise<Buffer | null> => {
    const id = name.slice(0, -'.webp'.length)
    return isUuid(id) && (await isGoodsPicture(house.visitorRead, id)) ? files.get(id) : null
  }
  const shelf = await openPictureStore([demoPictures], join(dataDir, 'pictures'), uploaded)
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
