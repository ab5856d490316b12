import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { einvoiceService } from '../../adapters/einvoice/einvoice-client.ts'
import { localAppId, localEinvoicePath, openLocalEinvoice } from '../../adapters/einvoice/local-einvoice.ts'
import type { Clock } from '../../kernel/time/clock.ts'
import type { InvoiceDeps } from '../../modules/invoice/server/public.ts'
import type { Config } from '../config/config.ts'

export type Einvoice = {
  readonly deps: InvoiceDeps
  /** Routes of the local service; null with a real one. */
  readonly plugin: ((app: FastifyInstance) => Promise<void>) | null
  readonly close: () => void
}

/** The configured e-invoice service; with none, the local one, and in production none: invoices are then recorded by hand. */
export function openEinvoice(config: Config, clock: Clock, siteUrl: string, ownBaseUrl: string): Einvoice {
  const { EINVOICE_URL: url, EINVOICE_APP_ID: appId, EINVOICE_SECRET: secret } = config
  if (url && appId && secret) {
    const service = einvoiceService({ baseUrl: url.replace(/\/$/, ''), appId, secret, clock })
    return { deps: { service, demonstration: false, siteUrl }, plugin: null, close: () => {} }
  }
  if (config.NODE_ENV === 'production') return { deps: { service: null, demonstration: false, siteUrl }, plugin: null, close: () => {} }
  const file = resolve(config.DATA_DIR, 'local-gateways', 'einvoice.sqlite')
  const local = openLocalEinvoice({ file, nodeEnv: config.NODE_ENV, clock })
  const account = { baseUrl: `${ownBaseUrl}${localEinvoicePath}`, appId: localAppId, secret: local.secret, clock }
  return {
    deps: { service: einvoiceService(account), demonstration: true, siteUrl },
    plugin: async (app) => {
      await app.register(local.plugin, { prefix: localEinvoicePath })
    },
    close: () => local.close(),
  }
}
