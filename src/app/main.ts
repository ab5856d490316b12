import { openLanguageModel } from './config/language-model-settings.ts'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { dispatcherOf } from '../api/dispatcher.ts'
import { sentencesOf } from '../api/envelope.ts'
import { serveCalls } from '../api/http.ts'
import { languageOf } from '../api/http-request.ts'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { AppContext } from '../api/handler.ts'
import { openCapture } from '../adapters/outbox-capture/capture.ts'
import { serveOutbox } from '../adapters/outbox-capture/serve-outbox.ts'
import { paymentNotifyRoutes } from '../modules/payment/server/public.ts'
import { indexRefresher } from '../modules/search/server/public.ts'
import { findCaller } from '../modules/member/server/public.ts'
import { appSecret } from './config/app-secret.ts'
import { startBackground } from './registration/background.ts'
import type { Config } from './config/config.ts'
import { openAppContext } from './app-context.ts'
import { openCities } from './http/default-city.ts'
import { draining } from './http/draining.ts'
import { serveMedia } from './http/media.ts'
import { openFiles, serveMemberFiles } from './registration/member-files.ts'
import { allHandlers } from './registration/all-modules.ts'
import { allMessages } from './registration/all-messages.ts'
import { liveHub } from './live/live-hub.ts'
import { serveDisconnect, serveLive } from './live/live-stream.ts'
import { pageCache, type PageCache } from '../rendering/server/page-cache.ts'
import { entryOf, servePages } from '../rendering/server/page-server.ts'
import { openMessaging } from './config/messaging-settings.ts'
import { openOutsideServices } from './registration/invoices-and-traces.ts'
import { openEsign } from './registration/esign.ts'
import { openPaymentChannels, ownBaseUrlOf, type PaymentChannels } from './registration/payment-channels.ts'
import { serveReference } from './http/api-reference.ts'
import { openVault, personalKeysOf } from './config/personal-keys.ts'
import { errorLog } from './http/error-log.ts'
import { redirectPhones } from './http/redirect-phones.ts'
import { makeServer } from './http/server.ts'
import { serveSpecifiedAddresses } from './http/specified-addresses.ts'
import { keyWrapper } from '../adapters/vault/key-wrapper.ts'
import { openWechat } from './registration/wechat-official.ts'
import { serveSiteFiles } from './http/site-files.ts'
import { serveSitemap } from './seo/sitemap.ts'
import { siteUrlOf } from './config/site-url.ts'
import { findPageRow } from './routing/find-page-row.ts'

export type Running = { readonly address: string; readonly port: number; readonly stop: () => Promise<void> }

/**
 * Serves the mall on `connectionString`, whose schema is migrated. `build` is the built web, absent where only calls
 * are wanted. Resolves when requests are answered.
 */
export async function startServer(config: Config, connectionString: string, build: ServerBuild | null): Promise<Running> {
  const clock = { now: () => new Date() }
  const opened = openAppContext(connectionString, config.POOL_SIZE, clock)
  const server = await makeServer(config)
  const capture = config.NODE_ENV === 'production' ? null : openCapture(opened.app, config.NODE_ENV)
  const secret = appSecret(config)
  const siteUrl = siteUrlOf(config)
  const channels = openPaymentChannels(config, clock, secret, siteUrl)
  const services = openOutsideServices(config, { clock, secret, siteUrl, ownBaseUrl: ownBaseUrlOf(config) })
  const facts = {
    secret,
    vault: await openVault(config, secret, opened.app, (text) => server.log.warn(text)),
    sealedKeys: keyWrapper(personalKeysOf(config, secret)),
    passwordPepper: config.PASSWORD_PEPPER ?? null,
    siteUrl,
    capture,
    ...openMessaging(config, capture),
    payment: channels.deps,
    ...services.facts,
    esign: openEsign(config, clock, siteUrl),
    board: indexRefresher(),
    languageModel: openLanguageModel(config),
    files: openFiles(resolve(config.DATA_DIR)),
    ...(await openWechat(server, config, { house: opened.app, siteUrl, secret, capture })),
  }
  const handlers = allHandlers(facts)
  const told = errorLog(server.log)
  const dispatcher = dispatcherOf(handlers, sentencesOf(allMessages), (error, request) => told(error, request.requestId))
  const cities = await openCities(opened.app)
  const needs = {
    house: opened.app,
    whoIs: (accessToken: string) => findCaller(opened.app.read, accessToken, clock.now()),
    cityOf: cities.cityOf,
    secureCookies: config.PUBLIC_URL?.startsWith('https://') ?? false,
  }
  const cache = pageCache(Date.now)
  const hub = liveHub()
  await serveReference(server, handlers, config.API_REFERENCE ?? config.NODE_ENV !== 'production')
  await serveMedia(server, { dataDir: config.DATA_DIR, house: opened.app, files: facts.files.files })
  const stopping = draining(server, stopPauseOf(config))
  serveSiteFiles(server, opened.app, siteUrl, stopping)
  serveSitemap(server, opened.app, siteUrl)
  serveMemberFiles(server, needs, facts.files, secret)
  serveCalls(server, dispatcher, needs)
  serveLive(server, needs, hub)
  serveDisconnect(server, needs)
  await servePayments(server, opened.app, channels)
  await services.serve(server, opened.app)
  if (capture) serveOutbox(server, { capture, payments: channels.captured, languageOf })
  const phones = redirectPhones(server, opened.app)
  serveSpecifiedAddresses(server)
  if (build) servePages(server, { ...needs, ...pageSettings(config), dispatcher, cache, build, findPageRow, onTrouble: told })
  const forgetPages = forgetting(build, { phones, cities, cache })
  const background = await startBackground({ connectionString, house: opened.app, facts, forgetPages, hub, log: server.log })
  await listenWithGoods(server, config, () => facts.board.current(opened.app, 'retail'))
  const { port } = server.server.address() as AddressInfo
  return {
    address: config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${port}`,
    port,
    stop: async () => {
      await stopping.begin()
      await server.close()
      await background.stop()
      channels.close()
      services.close()
      await opened.close()
    },
  }
}

/** Nobody waits for the first list: all goods are read before the address is known. When that fails the first list tries again. */
async function listenWithGoods(server: FastifyInstance, { PORT, HOST }: Config, readGoods: () => Promise<unknown>): Promise<void> {
  await readGoods().catch((error: unknown) => server.log.error({ err: error }, 'goods could not be read'))
  await server.listen({ port: PORT, host: HOST })
}

/** Where gateways tell of payments, and the gateways of a demonstration. */
async function servePayments(server: FastifyInstance, app: AppContext, channels: PaymentChannels): Promise<void> {
  await server.register(
    paymentNotifyRoutes({
      house: app,
      deps: channels.deps,
      onOdd: (odd) => server.log.warn(odd, 'a payment notification needs eyes'),
    }),
  )
  if (channels.localGateways) await server.register(channels.localGateways)
}

/** Forgets what this process remembers of public pages; the kept pages last, so that what begins after is made of what stands now. */
type Kept = {
  readonly phones: { readonly forget: () => void }
  readonly cities: { readonly learn: () => Promise<void> }
  readonly cache: PageCache
}
function forgetting(build: ServerBuild | null, { phones, cities, cache }: Kept): () => void {
  const clear = () => {
    if (build) entryOf(build).clearShellCache()
    cache.clear()
  }
  return () => {
    phones.forget()
    clear()
    // Pages that were made before the city was known again are made anew.
    void cities.learn().then(clear, () => undefined)
  }
}

function pageSettings({ PUBLIC_URL, NODE_ENV, RATE_LIMITS, PAGES_PER_MINUTE }: Config) {
  return {
    publicUrl: PUBLIC_URL ?? null,
    demonstration: NODE_ENV !== 'production',
    rendersPerMinute: RATE_LIMITS ? PAGES_PER_MINUTE : Infinity,
  }
}

/** In production a balancer needs some seconds to see that this process is not ready any more. */
function stopPauseOf({ STOP_PAUSE_MS, NODE_ENV }: Config): number {
  return STOP_PAUSE_MS ?? (NODE_ENV === 'production' ? 5_000 : 0)
}
