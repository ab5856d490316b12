import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, text } from '../../api/fields.ts'
import { requestedLine, rfqHead, sn, version } from './endpoints-schemas.ts'
import { rfqPhases } from './rules/rfq-phase.ts'
import { rfqMachine } from './rules/rfq-machine.ts'

const moved = z.object({ inquirySn: z.string(), state: z.enum(rfqMachine.states), version: z.number() })

const admin = { platform: 'platform.orders' } as const

export const adminRfqListCall = endpoint({
  method: 'GET',
  path: 'v3/business/admin/inquire/list',
  summary: 'Requests for quotation of all buyers, without what was quoted',
  guard: admin,
  input: z.object({ phase: z.enum(rfqPhases).default('all'), keyword: text(60).default(''), ...pageFields }),
  output: z.object({
    list: z.array(
      rfqHead.extend({
        buyerTitle: z.string(),
        note: z.string(),
        reason: z.string(),
        lines: z.array(requestedLine.pick({ lineNo: true, goodsName: true, specText: true, number: true, unitName: true, remark: true })),
        can: z.array(z.enum(['approve', 'reject', 'terminate'])),
      }),
    ),
    total: z.number(),
  }),
})
export type AdminRfqRow = z.output<typeof adminRfqListCall.output>['list'][number]

export const rfqReviewCall = endpoint({
  method: 'POST',
  path: 'v3/business/admin/inquire/judge',
  summary: 'Lets a request pass, sends it back with a reason, or ends it',
  guard: admin,
  input: z.object({
    inquirySn: sn,
    expectedVersion: version,
    judgement: z.enum(['approve', 'reject', 'terminate']),
    reason: text(200).default(''),
  }),
  output: moved,
  rate: 'write',
})
