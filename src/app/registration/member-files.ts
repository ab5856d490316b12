import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { pageCookie, requestContextOf, type RequestNeeds } from '../../api/http-request.ts'
import { readImage } from '../../adapters/images/read-image.ts'
import { diskFiles } from '../../adapters/storage/disk-files.ts'
import { showChatFile } from '../../modules/chat/server/public.ts'
import { showExport } from '../../modules/privacy/server/public.ts'
import { sharedPictures } from './shared-pictures.ts'
import { showFile, type FileDeps } from '../../modules/site/server/public.ts'
import { sealOfExports } from './personal-data.ts'

// A sandbox would keep the browser's own viewer from drawing it.
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Where members' pictures lie and how they are read. */
export function openFiles(dataDir: string): FileDeps {
  const folder = join(dataDir, 'files')
  mkdirSync(folder, { recursive: true })
  return { files: diskFiles(folder), readImage }
}

/** `GET /files/:name`: a stored picture for whom may see it. The page cookie says who asks, as for the page around it. */
export function serveMemberFiles(server: FastifyInstance, needs: RequestNeeds, { files }: FileDeps, secret: string): void {
  server.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const facts = await requestContextOf(request, needs, [], [], request.cookies[pageCookie] ?? null)
    const bytes = await showFile(needs.house, files, request.params.name, facts.caller, sharedPictures)
    if (!bytes) return reply.code(404).send()
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })
  server.get<{ Params: { name: string }; Querystring: { show?: string } }>('/chat-files/:name', async (request, reply) => {
    const facts = await requestContextOf(request, needs, [], [], request.cookies[pageCookie] ?? null)
    const file = await showChatFile(needs.house, files, request.params.name, facts.caller)
    if (!file) return reply.code(404).send()
    const isPicture = file.mime === 'image/webp'
    // The preview page leads to a PDF; what else somebody sent is saved, never opened here.
    const isShown = file.mime === 'application/pdf' && request.query.show === '1'
    return reply
      .type(file.mime)
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', isShown && !isPicture ? pdfPolicy : "default-src 'none'; sandbox")
      .header('content-disposition', `${isPicture || isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(file.bytes)
  })
  server.get<{ Params: { name: string } }>('/data-exports/:name', async (request, reply) => {
    const facts = await requestContextOf(request, needs, [], [], request.cookies[pageCookie] ?? null)
    const copy = await showExport(needs.house, { files, seal: sealOfExports(secret) }, request.params.name, facts.caller)
    if (!copy) return reply.code(404).send()
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(copy.name)}`)
      .header('content-length', copy.bytes)
      .send(Readable.from(copy.content))
  })
}
