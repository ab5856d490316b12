import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { AlipayApiParts, Content } from './alipay-api.ts'
import { writeAlipayBill } from './write-alipay-bill.ts'

const billAsk = z.object({ bill_type: z.literal('trade'), bill_date: z.string().regex(/^\d{4}-\d\d-\d\d$/) })
const refused = (subCode: string): Content => ({ code: '40004', msg: 'Business Failed', sub_code: subCode, sub_msg: subCode })

/** Where the bill of a day is fetched, as the signed answer says it. */
export function billAddress(parts: AlipayApiParts, biz: unknown, request: FastifyRequest): Content {
  const ask = billAsk.safeParse(biz)
  if (!ask.success) return refused('isp.unknow-error')
  const day = ask.data.bill_date
  if (day >= dayOf(parts.clock.now()) || parts.bill(day).length === 0) return refused('isp.bill_not_exist')
  const folder = request.originalUrl.slice(0, request.originalUrl.lastIndexOf('/'))
  return { code: '10000', msg: 'Success', bill_download_url: `http://${request.headers.host}${folder}/bill?token=${day}` }
}

export function billFileRoute(app: FastifyInstance, parts: AlipayApiParts): void {
  app.get('/bill', (request, reply) => {
    const day = new URL(request.raw.url ?? '', 'http://local').searchParams.get('token') ?? ''
    return reply.type('application/zip').send(writeAlipayBill(parts.account.sellerId, day, parts.bill(day), parts.clock.now()))
  })
}
