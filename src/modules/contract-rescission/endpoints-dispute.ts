import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole, yuanInput } from '../../api/fields.ts'
import { rescissionView } from './endpoints.ts'
import { depositRules } from './rules/sheet-machine.ts'

const side = z.enum(['buyer', 'store'])
const named = { contractId: id, revision: whole(9999, 1) }
const position = z.object({ ...named, reason: text(1000, 1) })
const ask = {
  method: 'POST',
  summary: 'Asks the platform to decide a settlement that the other side answered otherwise, or not at all',
  input: position,
  output: rescissionView,
  idempotent: true,
  rate: 'write',
} as const
const answer = { ...ask, summary: 'Says the own position on a settlement that the platform was asked to decide' } as const
const buyer = { memberTypes: [3, 6] } as const
const store = { store: 'store.orders' } as const
const platform = { platform: 'platform.orders' } as const

export const contractRescissionAsk = endpoint({ ...ask, path: 'v3/business/front/contractRescission/complain', guard: buyer })
export const contractRescissionAnswer = endpoint({ ...answer, path: 'v3/business/front/contractRescission/answer', guard: buyer })
export const sellerContractRescissionAsk = endpoint({ ...ask, path: 'v3/business/seller/contractRescission/complain', guard: store })
export const sellerContractRescissionAnswer = endpoint({ ...answer, path: 'v3/business/seller/contractRescission/answer', guard: store })

export const adminRescissionDisputes = endpoint({
  method: 'GET',
  path: 'v3/business/admin/contractRescission/list',
  summary: 'Settlements of rescinded contracts that the platform was asked to decide, in the order in which it was asked',
  guard: platform,
  input: z.object({ tab: z.enum(['waiting', 'ruled']).default('waiting'), ...pageFields }),
  output: z.object({
    list: z.array(
      z.object({
        contractId: z.number(),
        contractSn: z.string(),
        title: z.string(),
        buyerName: z.string(),
        storeName: z.string(),
        side,
        askTime: timestamp,
        answerTime: timestamp.nullable(),
        answerUntil: timestamp.nullable(),
        ruleTime: timestamp.nullable(),
      }),
    ),
    total: z.number(),
  }),
  rate: 'read',
})

export const adminRescissionRule = endpoint({
  method: 'POST',
  path: 'v3/business/admin/contractRescission/verdict',
  summary:
    'Decides a settlement that the sides do not agree about, with a reason that both read: what is held moves, and what is left is due',
  guard: platform,
  input: z.object({
    ...named,
    digest: text(16, 16),
    depositRule: z.enum(depositRules).default('NONE'),
    payer: side.nullable().default(null),
    amount: yuanInput.default(0),
    reason: text(1000, 1),
  }),
  output: rescissionView,
  idempotent: true,
  rate: 'money',
})
