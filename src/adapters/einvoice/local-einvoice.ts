import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../kernel/time/clock.ts'
import { translate } from '../../kernel/i18n/translate.ts'
import { einvoiceMessages } from './messages.ts'
import { openLocalBureau } from './local-bureau.ts'
import { sameSignature, signAnswer, signRequest } from './request-signature.ts'
import { absentCode, invoiceRequest, redAnswerRequest, redRequest } from './wire.ts'

export const localAppId = 'demo-einvoice'
/** Where the stand-in lies on our own server. */
export const localEinvoicePath = '/dev/einvoice'
const say = translate('zh', einvoiceMessages)
const slackMs = 300_000

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '')

/** The local e-invoice service: its signed HTTP protocol over the local bureau. `plugin` is registered at `localEinvoicePath`. */
export function openLocalEinvoice(of: { readonly file: string; readonly nodeEnv: string | undefined; readonly clock: Clock }) {
  const bureau = openLocalBureau(of)
  const secret = bureau.secret(() => randomBytes(24).toString('hex'))

  const isSigned = (request: FastifyRequest, body: string): boolean => {
    const [timestamp, nonce] = [header(request, 'x-timestamp'), header(request, 'x-nonce')]
    const path = request.url.replace(localEinvoicePath, '')
    const right = signRequest(secret, { method: request.method, path, timestamp, nonce, body })
    return (
      header(request, 'x-app-id') === localAppId &&
      sameSignature(right, header(request, 'x-signature')) &&
      Math.abs(of.clock.now().getTime() - Number(timestamp)) <= slackMs &&
      bureau.isFresh(nonce)
    )
  }
  const send = (request: FastifyRequest, reply: FastifyReply, answer: object) => {
    const body = JSON.stringify(answer)
    return reply
      .header('x-signature', signAnswer(secret, { nonce: header(request, 'x-nonce'), body }))
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(body)
  }
  const told = (refusal: string | null) => (refusal === null ? { code: '0', message: '' } : { code: 'REFUSED', message: refusal })
  const badBody = { code: 'BAD_REQUEST', message: say('badBody') }
  const absent = { code: absentCode, message: say('absent') }

  const plugin = async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.addHook('preHandler', async (request, reply) => {
      if (!isSigned(request, String(request.body ?? ''))) await reply.code(401).send({ code: 'SIGNATURE', message: say('signature') })
    })
    const json = (request: FastifyRequest): unknown => {
      try {
        return JSON.parse(String(request.body))
      } catch {
        return null
      }
    }
    app.post('/v1/invoices', async (request, reply) => {
      const read = invoiceRequest.safeParse(json(request))
      return send(request, reply, read.success ? told(bureau.issue(read.data)) : badBody)
    })
    app.get<{ Params: { serial: string } }>('/v1/invoices/:serial', async (request, reply) => {
      const found = bureau.query(request.params.serial)
      return send(request, reply, found ? { code: '0', message: '', ...found } : absent)
    })
    app.post('/v1/red-letters', async (request, reply) => {
      const read = redRequest.safeParse(json(request))
      return send(request, reply, read.success ? told(bureau.askRed(read.data)) : badBody)
    })
    app.post<{ Params: { serial: string } }>('/v1/red-letters/:serial/answer', async (request, reply) => {
      const read = redAnswerRequest.safeParse(json(request))
      return send(request, reply, read.success ? told(bureau.answerRed(request.params.serial, read.data.by, read.data.act)) : badBody)
    })
    app.get<{ Params: { serial: string } }>('/v1/red-letters/:serial', async (request, reply) => {
      const found = bureau.queryRed(request.params.serial)
      return send(request, reply, found ? { code: '0', message: '', ...found } : absent)
    })
  }
  return { plugin, secret, close: () => bureau.close() }
}
