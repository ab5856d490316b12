import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { carrierReportRoute } from '../../modules/fulfilment/server/public.ts'
import type { Config } from '../config/config.ts'
import { openCarrierTrace } from './carrier-trace.ts'
import { openEinvoice } from './einvoice.ts'

type Installation = Parameters<typeof openCarrierTrace>[1]

/** Services of others that modules ask: e-invoices and traces of carriers, with their stand-ins. */
export function openOutsideServices(config: Config, of: Installation) {
  const einvoice = openEinvoice(config, of.clock, of.siteUrl, of.ownBaseUrl)
  const traces = openCarrierTrace(config, of)
  return {
    facts: { invoices: einvoice.deps, carrierTrace: traces.service },
    /** Where services report, and the stand-ins of a demonstration. */
    serve: async (server: FastifyInstance, app: AppContext): Promise<void> => {
      const onOdd = (odd: { readonly outcome: string; readonly error?: unknown }) => server.log.warn(odd, 'a carrier report needs eyes')
      await server.register(carrierReportRoute({ app, deps: { carrierTrace: traces.service }, onOdd }))
      for (const { plugin } of [einvoice, traces]) if (plugin) await server.register(plugin)
    },
    close: () => {
      for (const service of [einvoice, traces]) service.close()
    },
  }
}
