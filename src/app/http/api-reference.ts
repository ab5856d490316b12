import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Handler } from '../../api/handler.ts'
import { openApiOf } from '../../api/openapi.ts'

/** The API reference at `/docs`, its document at `/docs/json`; closed in production unless a setting opens it. */
export async function serveReference(server: FastifyInstance, handlers: readonly Handler[], isOpen: boolean): Promise<void> {
  if (!isOpen) return
  // The plugin types its document by OpenAPI 3.0's shapes; ours is 3.1 made by Zod.
  const document = openApiOf(handlers, '3') as unknown as StaticDocumentSpec['document']
  await server.register(swagger, { mode: 'static', specification: { document } })
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, theme: { title: 'ZincBridge API' } })
}
