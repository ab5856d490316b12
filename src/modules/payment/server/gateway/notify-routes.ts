import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../../api/handler.ts'
import { acceptNotification } from './accept-notification.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentChannel } from '../ports.ts'

/** A notification is a few kilobytes; more is somebody else. */
const largestNotification = 65_536

export type NotifyOptions = {
  readonly house: AppContext
  readonly deps: PaymentDeps
  /** Told of what needs eyes: messages that were not believed, and errors. Never with the content. */
  readonly onOdd: (facts: { channel: PaymentChannel; outcome: string; error?: unknown }) => void
}

const odd = new Set([
  'mismatch',
  'conflict',
  'unknownTrade',
  'payTwice',
  'payLate',
  'badSignature',
  'foreignMerchant',
  'undecryptable',
  'unknownKey',
  'stale',
  'malformed',
  'probe',
  'unknownRefund',
])

/**
 * `POST /v3/payment/notify/wechat|alipay`: raw bodies, since a signature is over bytes, and the gateways' own answers
 * instead of the envelope. A Fastify plugin: its body parser is its own.
 */
export function paymentNotifyRoutes({ house, deps, onOdd }: NotifyOptions): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNotification }, (_request, body, done) => done(null, body))
    for (const channel of ['wechat', 'alipay'] as const) {
      app.post(`/v3/payment/notify/${channel}`, async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          const accepted = await acceptNotification(house, deps, { channel, rawBody, headers: request.headers })
          if (!accepted) return await reply.code(404).send()
          if (odd.has(accepted.outcome)) onOdd({ channel, outcome: accepted.outcome })
          return await reply
            .code(accepted.reply.status)
            .header('content-type', accepted.reply.contentType)
            .header('cache-control', 'no-store')
            .send(accepted.reply.body)
        } catch (error) {
          onOdd({ channel, outcome: 'error', error })
          const failed = deps.gateways.get(channel)?.reply('failed')
          return reply
            .code(failed?.status ?? 500)
            .header('content-type', failed?.contentType ?? 'text/plain')
            .send(failed?.body ?? '')
        }
      })
    }
  }
}
