import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { gatewayOffer, otherWays, pageFields, text, transferVerdict, voucherFields, whole, yuan } from '../../api/fields.ts'
import { weighNote } from './endpoints.ts'

const weighNoteSn = text(32, 1)

export const supplementInfo = endpoint({
  method: 'GET',
  path: 'v3/business/front/weighSupplement/info',
  summary: 'A weigh note of mine with what is to pay more for it, and how it can be paid',
  guard: 'login',
  input: z.object({ weighNoteSn }),
  output: z.object({
    note: weighNote,
    ...otherWays,
  }),
  rate: 'read',
})
export type SupplementInfo = z.output<typeof supplementInfo.output>

export const supplementStart = endpoint({
  method: 'POST',
  path: 'v3/business/front/weighSupplement/start',
  summary: 'Begins to pay a supplement through a gateway, or shows again the attempt that is open',
  guard: 'login',
  input: z.object({ weighNoteSn, method: z.enum(['wechat', 'alipay']) }),
  output: z.object({
    weighNoteSn: z.string(),
    ...gatewayOffer,
  }),
  rate: 'write',
  note: 'Needs no Idempotency-Key: a repetition finds the same attempt.',
})
export type StartedSupplement = z.output<typeof supplementStart.output>

export const supplementBalance = endpoint({
  method: 'POST',
  path: 'v3/business/front/weighSupplement/balance',
  summary: 'Pays a supplement with balance',
  guard: 'login',
  input: z.object({ weighNoteSn, payPassword: z.string().max(20).default('') }),
  output: weighNote,
  idempotent: true,
  rate: 'money',
})

export const supplementVoucher = endpoint({
  method: 'POST',
  path: 'v3/business/front/weighSupplement/voucher',
  summary: 'Hands in the voucher of a transfer for a supplement',
  guard: 'login',
  input: z.object({ weighNoteSn, ...voucherFields }),
  output: weighNote,
  idempotent: true,
  rate: 'money',
})

export const supplementQueue = endpoint({
  method: 'GET',
  path: 'v3/business/admin/weighSupplement/list',
  summary: 'Transfers for supplements that wait for a check, the oldest first',
  guard: { platform: 'platform.payments' },
  input: z.object(pageFields),
  output: z.object({
    list: z.array(
      z.object({
        weighNoteSn: z.string(),
        version: z.number(),
        orderSn: z.string(),
        buyerTitle: z.string(),
        storeName: z.string(),
        amount: yuan,
        bankName: z.string(),
        documentNo: z.string(),
        picture: z.string(),
      }),
    ),
    total: z.number(),
  }),
  rate: 'read',
})
export type SupplementTransfer = z.output<typeof supplementQueue.output>['list'][number]

export const supplementReview = endpoint({
  method: 'POST',
  path: 'v3/business/admin/weighSupplement/review',
  summary: 'Confirms that a transfer for a supplement came, or says why not',
  guard: { platform: 'platform.payments' },
  input: z.object({ weighNoteSn, expectedVersion: whole(), ...transferVerdict }),
  output: z.object({ weighNoteSn: z.string(), state: z.string() }),
  idempotent: true,
  rate: 'money',
})
