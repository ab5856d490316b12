import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isUnavailable } from '../../api/database-refusal.ts'
import { languageOf } from '../../api/http-request.ts'
import { newRequestKey } from '../../api/request-key.ts'
import { apiMessages } from '../../api/messages.ts'
import { translate } from '../../kernel/i18n/translate.ts'
import type { Config } from '../config/config.ts'
import { loggedError } from './logged-error.ts'
import { checkRequestTarget } from './request-target.ts'

/** Mean delay of the event loop over a second beyond which requests are refused. */
export const longestDelayMs = 2_000

const builtClient = fileURLToPath(new URL('../../../build/client', import.meta.url))

/** The HTTP server with the house's limits (reliability R-WEB). Calls, files and pages are put on it afterwards. */
export async function makeServer(config: Config): Promise<FastifyInstance> {
  const server = fastify({
    logger:
      config.LOG_LEVEL === 'silent'
        ? false
        : {
            level: config.LOG_LEVEL,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { req: loggedRequest, err: loggedError },
          },
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' && config.LOG_LEVEL !== 'info' }),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    // What still comes while the process stops is served: its listener closes after balancers have turned away.
    return503OnClosing: false,
    maxRequestsPerSocket: 0,
    genReqId: newRequestKey,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
    // Looked after every second: by default slow headers live up to half a minute longer than their limit.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  })
  checkRequestTarget(server)
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: config.NODE_ENV === 'production',
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await server.register(cookie)
  await server.register(formbody, { bodyLimit: 256 * 1024 })
  // Without files: calls that take some name their own limits (src/api/http-body.ts).
  await server.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: 1, files: 1, fields: 100, fieldSize: 256 * 1024 } })
  if (config.RATE_LIMITS) await server.register(rateLimit, { global: false })
  // A process that cannot keep up says so while its clients still wait (10 s, specification §9).
  await server.register(underPressure, { maxEventLoopDelay: longestDelayMs, pressureHandler: sayTooBusy })
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    zlibOptions: { level: 4 },
  })
  const files = { index: false as const, decorateReply: false, setHeaders: keepForever }
  // The hundreds of files that the bundler names share one route; the few others (icons) have one each.
  await server.register(fastifyStatic, { ...files, root: join(builtClient, 'assets'), prefix: '/assets/' })
  await server.register(fastifyStatic, { ...files, root: builtClient, wildcard: false, globIgnore: ['.vite/**', 'assets/**'] })
  server.setErrorHandler(refuseTransport)
  return server
}

/** A request as the log shows it: without its query, which may hold a phone number (reliability S1). */
function loggedRequest(request: FastifyRequest) {
  return { method: request.method, url: request.url.split('?')[0], ip: request.ip }
}

function keepForever(reply: { header(name: string, value: string): unknown }, path: string): void {
  // The bundler names these files by their content.
  if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
}

/** Refuses with 503 while the event loop lags. A second without any sample (the library calls it infinite) is the end of a pause, no lag. */
function sayTooBusy(request: FastifyRequest, _reply: FastifyReply, _type: string, value: number | undefined): Promise<void> | undefined {
  // Whoever asks whether the process lives would end a busy one.
  if (value === Infinity || request.url === '/healthz') return undefined
  return Promise.reject(Object.assign(new Error('the event loop lags'), { statusCode: 503 }))
}

const transportWords: Readonly<Record<number, 'tooMany' | 'tooLarge' | 'unsupported' | 'tooBusy'>> = {
  413: 'tooLarge',
  415: 'unsupported',
  429: 'tooMany',
  503: 'tooBusy',
}

/** What never became a call keeps its HTTP status; nothing of the error's inside is shown. */
function refuseTransport(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // The library of files forbids ways out of their folder: such an address does not exist, as any other.
  if (error.statusCode === 403 && request.url.startsWith('/assets/')) return reply.callNotFound()
  // 503 is how an overloaded process says so; a log line for each would only add to the load.
  const isSaid = error.statusCode === 503 || (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
  const status = isUnavailable(error) ? 503 : isSaid ? (error.statusCode ?? 500) : 500
  if (status === 503) void reply.header('retry-after', '5')
  if (status === 500) request.log.error({ err: error }, 'request failed')
  const msg = translate(languageOf(request), apiMessages)(transportWords[status] ?? 'refused')
  void reply.code(status).send({ state: 255, msg, code: `http.${status}`, requestId: request.id })
}
