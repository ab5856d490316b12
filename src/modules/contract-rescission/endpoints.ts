import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { depositRules, sheetMachine } from './rules/sheet-machine.ts'

const side = z.enum(['buyer', 'store'])

/** What was signed, executed and paid, and what the platform holds. */
const rescissionDetails = z.object({
  signed: yuan,
  executed: yuan,
  paid: yuan,
  refunded: yuan,
  orders: z.array(
    z.object({ orderSn: z.string(), state: z.string(), isOpen: z.boolean(), amount: yuan, executed: yuan, paid: yuan, refunded: yuan }),
  ),
  deposit: yuan,
  margins: z.array(z.object({ dueSn: z.string(), lineNo: z.number(), debtor: side, amount: yuan })),
  /** Differences to final prices that stay owed. */
  differences: z.array(z.object({ dueSn: z.string(), lineNo: z.number(), debtor: side, amount: yuan })),
})
export type RescissionDetails = z.output<typeof rescissionDetails>

const verdict = z.object({
  depositRule: z.enum(depositRules),
  payer: side.nullable(),
  amount: yuan,
  rest: z.object({ debtor: side, amount: yuan }).nullable(),
  reason: z.string(),
  ruleTime: timestamp,
})
/** What both sides say to the platform, and what it decided. */
const dispute = z.object({
  side,
  reason: z.string(),
  askTime: timestamp,
  answer: z.string(),
  answerTime: timestamp.nullable(),
  /** Until when the platform waits for the other side; null once it has answered. */
  answerUntil: timestamp.nullable(),
  verdict: verdict.nullable(),
})

const sheet = z.object({
  revision: z.number(),
  state: z.enum(sheetMachine.states),
  side,
  depositRule: z.enum(depositRules),
  payer: side.nullable(),
  amount: yuan,
  /** What is still to pay after everything was set off; null for nothing. */
  rest: z.object({ debtor: side, amount: yuan }).nullable(),
  reason: z.string(),
  facts: rescissionDetails,
  proposeTime: timestamp,
  confirmTime: timestamp.nullable(),
  /** What it was proposed on has changed since: it can only be proposed anew. */
  isOutdated: z.boolean(),
  /** Last proposals of both sides, where the platform was asked. */
  positions: z.array(
    z.object({
      side,
      revision: z.number(),
      depositRule: z.enum(depositRules),
      payer: side.nullable(),
      amount: yuan,
      reason: z.string(),
      proposeTime: timestamp,
    }),
  ),
  dispute: dispute.nullable(),
})
export const rescissionView = z.object({
  contractId: z.number(),
  viewer: z.enum(['buyer', 'store', 'platform']),
  /** As of now. */
  facts: rescissionDetails,
  sheet: sheet.nullable(),
  /** Names the facts for a verdict. */
  digest: z.string(),
  /** From when the viewer may ask the platform to step in; null while it may not. */
  askFrom: timestamp.nullable(),
  can: z.array(z.enum(['propose', 'confirm', 'ask', 'answer', 'rule'])),
})
export type RescissionView = z.output<typeof rescissionView>

const key = { contractId: id }
const show = {
  method: 'GET',
  summary: 'The settlement of a contract that is being or was rescinded: executed, paid, held, and what goes to whom',
  input: z.object(key),
  output: rescissionView,
  rate: 'read',
} as const
const propose = {
  method: 'POST',
  summary: 'Proposes the settlement of a rescinded contract, or answers a proposal with another',
  input: z.object({
    ...key,
    /** The revision that was seen; 0 for none. */
    revision: whole(9999).default(0),
    depositRule: z.enum(depositRules).default('NONE'),
    payer: side.nullable().default(null),
    amount: yuanInput.default(0),
    reason: text(300, 1),
  }),
  output: rescissionView,
  idempotent: true,
  rate: 'write',
} as const
const confirm = {
  method: 'POST',
  summary: 'Confirms the settlement that the other side proposed: what is held moves, and what is left is due',
  input: z.object({ ...key, revision: whole(9999, 1) }),
  output: rescissionView,
  idempotent: true,
  rate: 'money',
} as const
const buyer = { memberTypes: [3, 6] } as const
const store = { store: 'store.orders' } as const
const platform = { platform: 'platform.orders' } as const

export const contractRescission = endpoint({ ...show, path: 'v3/business/front/contractRescission/info', guard: buyer })
export const contractRescissionPropose = endpoint({ ...propose, path: 'v3/business/front/contractRescission/propose', guard: buyer })
export const contractRescissionConfirm = endpoint({ ...confirm, path: 'v3/business/front/contractRescission/confirm', guard: buyer })
export const sellerContractRescission = endpoint({ ...show, path: 'v3/business/seller/contractRescission/info', guard: store })
export const sellerContractRescissionPropose = endpoint({ ...propose, path: 'v3/business/seller/contractRescission/propose', guard: store })
export const sellerContractRescissionConfirm = endpoint({ ...confirm, path: 'v3/business/seller/contractRescission/confirm', guard: store })
export const adminContractRescission = endpoint({ ...show, path: 'v3/business/admin/contractRescission/info', guard: platform })
