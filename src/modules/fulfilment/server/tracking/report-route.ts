import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../../api/handler.ts'
import type { CarrierTraceDeps } from '../ports.ts'
import { applyReport } from './follow-carrier.ts'

/** Where the trace service reports. */
export const carrierReportPath = '/v3/fulfilment/trace/kuaidi100'
const largestReport = 262_144
const told = (result: boolean, returnCode: string, message: string) => ({ result, returnCode, message })

export type ReportOptions = {
  readonly app: AppContext
  readonly deps: CarrierTraceDeps
  /** Told of what needs eyes, never with the content. */
  readonly onOdd: (facts: { readonly outcome: string; readonly error?: unknown }) => void
}

/** Takes the service's reports: a signed form, answered in the service's own words. A Fastify plugin with its own body parser. */
export function carrierReportRoute({ app: context, deps, onOdd }: ReportOptions): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestReport }, (_request, body, done) => done(null, body))
    app.post(carrierReportPath, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const report = deps.carrierTrace?.readReport({ sign: form.get('sign') ?? '', param: form.get('param') ?? '' }) ?? null
      reply.header('cache-control', 'no-store')
      if (!report) {
        onOdd({ outcome: 'badSignature' })
        return reply.send(told(false, '500', 'bad signature'))
      }
      try {
        const shipments = await context.inTransaction((tx) => applyReport(tx, report, context.clock.now()))
        // A number that nobody knows any more is taken as well: it would only come again.
        if (shipments === 0) onOdd({ outcome: 'unknownNumber' })
        return await reply.send(told(true, '200', 'success'))
      } catch (error) {
        onOdd({ outcome: 'error', error })
        return reply.send(told(false, '500', 'try again'))
      }
    })
  }
}
