import type { AddressInfo } from 'node:net'
import { dispatcherOf } from '../api/dispatcher.ts'
import { sentencesOf } from '../api/envelope.ts'
import { serveCalls } from '../api/http.ts'
import type { ServerBuild } from 'react-router'
import { findVisitor } from '../modules/member/server/public.ts'
import { appSecret } from './app-secret.ts'
import type { Config } from './config.ts'
import { openHouse } from './house.ts'
import { allHandlers, allWords } from './modules.ts'
import { pageCache } from './page-cache.ts'
import { servePages } from './page-server.ts'
import { serveReference } from './reference.ts'
import { makeServer } from './server.ts'

export type Running = { readonly address: string; readonly port: number; readonly stop: () => Promise<void> }

/**
 * Serves the mall on `connectionString`, whose schema is migrated. `build` is the built web, absent where only calls
 * are wanted. Resolves when requests are answered.
 */
export async function startServer(config: Config, connectionString: string, build: ServerBuild | null): Promise<Running> {
  const clock = { now: () => new Date() }
  const opened = openHouse(connectionString, config.POOL_SIZE, clock)
  const server = await makeServer(config)
  const facts = { secret: appSecret(config), passwordPepper: config.PASSWORD_PEPPER ?? null, siteUrl: siteUrlOf(config) }
  const handlers = allHandlers(facts)
  const dispatcher = dispatcherOf(handlers, sentencesOf(allWords), (error, request) => server.log.error({ err: error, requestId: request.requestId }, 'a call failed'))
  const needs = { house: opened.house, whoIs: (accessToken: string) => findVisitor(opened.house.read, accessToken, clock.now()), cityOf: () => '', secureCookies: config.PUBLIC_URL?.startsWith('https://') ?? false }
  await serveReference(server, handlers)
  serveCalls(server, dispatcher, needs)
  if (build) servePages(server, { ...needs, dispatcher, cache: pageCache(Date.now), build, publicUrl: config.PUBLIC_URL ?? null })
  await server.listen({ port: config.PORT, host: config.HOST })
  const { port } = server.server.address() as AddressInfo
  return {
    address: config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${port}`,
    port,
    stop: async () => {
      await server.close()
      await opened.close()
    },
  }
}

function siteUrlOf(config: Config): string {
  return (config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`).replace(/\/$/, '')
}
