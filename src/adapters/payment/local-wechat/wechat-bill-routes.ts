import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayOf } from '../../../kernel/time/clock.ts'
import { refuseRequest } from './merchant-request.ts'
import type { Answer, WechatApiParts } from './wechat-api.ts'
import { writeWechatBill } from './write-wechat-bill.ts'

type Signed = (request: FastifyRequest, reply: FastifyReply, answer: () => Answer) => unknown
const queryOf = (request: FastifyRequest) => new URL(request.raw.url ?? '', 'http://local').searchParams
const error = (status: number, code: string, message: string): Answer => ({ status, code, message })

/** The daily bill: a signed answer with its address and hash, and the file behind the address, which is not signed. */
export function billRoutes(app: FastifyInstance, parts: WechatApiParts, signed: Signed): void {
  app.get('/v3/bill/tradebill', (request, reply) =>
    signed(request, reply, () => {
      const day = queryOf(request).get('bill_date') ?? ''
      if (!/^\d{4}-\d\d-\d\d$/.test(day)) return error(400, 'PARAM_ERROR', 'bill_date')
      if (day >= dayOf(parts.clock.now())) return error(400, 'INVALID_REQUEST', 'the day is not over')
      const entries = parts.bill(day)
      if (entries.length === 0) return error(400, 'NO_STATEMENT_EXIST', 'no trade on that day')
      const hash = createHash('sha1').update(writeWechatBill(parts.account, entries)).digest('hex')
      const address = `http://${request.headers.host}${request.originalUrl.split('/v3/')[0] ?? ''}/v3/billdownload/file?token=${day}`
      return { status: 200, body: { hash_type: 'SHA1', hash_value: hash, download_url: address } }
    }),
  )
  app.get('/v3/billdownload/file', (request, reply) => {
    const refused = refuseRequest(request, parts.account, parts.clock)
    if (refused) return reply.code(refused.status).send(refused)
    return reply.type('text/plain; charset=utf-8').send(writeWechatBill(parts.account, parts.bill(queryOf(request).get('token') ?? '')))
  })
}
