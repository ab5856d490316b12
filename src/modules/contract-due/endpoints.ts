import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import {
  gatewayOffer,
  id,
  oneOrZero,
  otherWays,
  pageFields,
  text,
  timestamp,
  transferVerdict,
  voucherFields,
  whole,
  yuan,
} from '../../api/fields.ts'
import { dueKinds, dueMachine, dueWays } from './rules/due-machine.ts'

const dueSn = text(40, 1)

/** What is or was due under a contract, as one side sees it. */
const contractDue = z.object({
  dueSn: z.string(),
  contractId: z.number(),
  contractSn: z.string(),
  kind: z.enum(dueKinds),
  /** 0 for the whole contract. */
  lineNo: z.number(),
  debtor: z.enum(['buyer', 'store']),
  amount: yuan,
  state: z.enum(dueMachine.states),
  version: z.number(),
  dueTime: timestamp,
  isLate: oneOrZero,
  way: z.enum(dueWays).nullable(),
  payTime: timestamp.nullable(),
  /** Of a released sum: what went to the other side. */
  kept: yuan,
  reason: z.string(),
  voucher: z.object({ bankName: z.string(), documentNo: z.string() }).nullable(),
  can: z.array(z.enum(['pay', 'charge', 'collect', 'waive'])),
})
export type ContractDueView = z.output<typeof contractDue>

const contractKey = { contractId: id }
const shown = {
  method: 'GET',
  summary: 'What is or was due under a contract beside its orders',
  input: z.object(contractKey),
  output: z.array(contractDue),
  rate: 'read',
} as const
const closing = {
  dueSn,
  expectedVersion: whole(),
  /** How it came, or why it is waived. */
  reason: text(200, 1),
}
const buyer = { memberTypes: [3, 6] } as const
const store = { store: 'store.orders' } as const

export const contractDues = endpoint({ ...shown, path: 'v3/business/front/contractDue/list', guard: buyer })
export const sellerContractDues = endpoint({ ...shown, path: 'v3/business/seller/contractDue/list', guard: store })
export const adminContractDues = endpoint({ ...shown, path: 'v3/business/admin/contractDue/list', guard: { platform: 'platform.orders' } })

export const contractDueInfo = endpoint({
  method: 'GET',
  path: 'v3/business/front/contractDue/info',
  summary: 'One thing that is due under a contract of mine, and how it can be paid',
  guard: buyer,
  input: z.object({ dueSn }),
  output: z.object({
    due: contractDue,
    ...otherWays,
  }),
  rate: 'read',
})
export type ContractDueInfo = z.output<typeof contractDueInfo.output>

export const contractDueStart = endpoint({
  method: 'POST',
  path: 'v3/business/front/contractDue/start',
  summary: 'Begins to pay what is due through a gateway, or shows again the attempt that is open',
  guard: buyer,
  input: z.object({ dueSn, method: z.enum(['wechat', 'alipay']) }),
  output: z.object({
    dueSn: z.string(),
    ...gatewayOffer,
  }),
  rate: 'write',
  note: 'Needs no Idempotency-Key: a repetition finds the same attempt.',
})
export type StartedContractDue = z.output<typeof contractDueStart.output>

export const contractDueBalance = endpoint({
  method: 'POST',
  path: 'v3/business/front/contractDue/balance',
  summary: 'Pays what is due under a contract with balance',
  guard: buyer,
  input: z.object({ dueSn, payPassword: z.string().max(20).default('') }),
  output: contractDue,
  idempotent: true,
  rate: 'money',
})

export const contractDueVoucher = endpoint({
  method: 'POST',
  path: 'v3/business/front/contractDue/voucher',
  summary: 'Hands in the voucher of a transfer for what is due',
  guard: buyer,
  input: z.object({ dueSn, ...voucherFields }),
  output: contractDue,
  idempotent: true,
  rate: 'money',
})

export const contractDueAct = endpoint({
  method: 'POST',
  path: 'v3/business/front/contractDue/act',
  summary: 'Says that what the store owes came outside the platform, or waives it',
  guard: buyer,
  input: z.object({ ...closing, event: z.enum(['collect', 'waive']) }),
  output: contractDue,
  idempotent: true,
  rate: 'money',
})

export const sellerContractDueAct = endpoint({
  method: 'POST',
  path: 'v3/business/seller/contractDue/act',
  summary: 'Says that what the buyer owes came to the store, waives it, or pays what the store owes out of its next bill',
  guard: { store: 'store.finance' },
  input: z.object({ ...closing, reason: text(200).default(''), event: z.enum(['collect', 'waive', 'charge']) }),
  output: contractDue,
  idempotent: true,
  rate: 'money',
})

export const contractDueQueue = endpoint({
  method: 'GET',
  path: 'v3/business/admin/contractDue/transfers',
  summary: 'Transfers for what is due under contracts that wait for a check, the oldest first',
  guard: { platform: 'platform.payments' },
  input: z.object(pageFields),
  output: z.object({
    list: z.array(
      z.object({
        dueSn: z.string(),
        version: z.number(),
        contractId: z.number(),
        contractSn: z.string(),
        kind: z.enum(dueKinds),
        buyerName: z.string(),
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
export type DueTransfer = z.output<typeof contractDueQueue.output>['list'][number]

export const contractDueReview = endpoint({
  method: 'POST',
  path: 'v3/business/admin/contractDue/review',
  summary: 'Confirms that a transfer came, or says why not',
  guard: { platform: 'platform.payments' },
  input: z.object({ dueSn, expectedVersion: whole(), ...transferVerdict }),
  output: z.object({ dueSn: z.string(), state: z.string() }),
  idempotent: true,
  rate: 'money',
})
