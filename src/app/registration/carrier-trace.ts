import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { kuaidi100 } from '../../adapters/carrier-trace/kuaidi100.ts'
import { localTracePath, openLocalKuaidi100 } from '../../adapters/carrier-trace/local-kuaidi100.ts'
import type { Clock } from '../../kernel/time/clock.ts'
import { carrierReportPath, type CarrierTraceService } from '../../modules/fulfilment/server/public.ts'
import type { Config } from '../config/config.ts'

export type CarrierTrace = {
  readonly service: CarrierTraceService | null
  /** Routes of the local service; null with a real one. */
  readonly plugin: ((app: FastifyInstance) => Promise<void>) | null
  readonly close: () => void
}
type Installation = { readonly clock: Clock; readonly secret: string; readonly siteUrl: string; readonly ownBaseUrl: string }

/** The configured trace service; with none the local one, and in production none: suppliers then write the timeline themselves. */
export function openCarrierTrace(config: Config, { clock, secret, siteUrl, ownBaseUrl }: Installation): CarrierTrace {
  const { KUAIDI100_URL: url = 'https://poll.kuaidi100.com', KUAIDI100_CUSTOMER: customer, KUAIDI100_KEY: key } = config
  const salt = createHmac('sha256', secret).update('carrier trace').digest('hex').slice(0, 16)
  if (customer && key) {
    const account = { baseUrl: url.replace(/\/$/, ''), customer, key, salt, callbackUrl: `${siteUrl}${carrierReportPath}` }
    return { service: kuaidi100(account), plugin: null, close: () => {} }
  }
  if (config.NODE_ENV === 'production') return { service: null, plugin: null, close: () => {} }
  const local = openLocalKuaidi100({ nodeEnv: config.NODE_ENV, clock })
  const account = {
    baseUrl: `${ownBaseUrl}${localTracePath}`,
    customer: local.customer,
    key: local.key,
    salt,
    callbackUrl: `${ownBaseUrl}${carrierReportPath}`,
  }
  return {
    service: kuaidi100(account),
    plugin: async (app) => {
      await app.register(local.plugin, { prefix: localTracePath })
    },
    close: () => local.close(),
  }
}
