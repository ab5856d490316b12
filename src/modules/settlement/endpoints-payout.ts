import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole } from '../../api/fields.ts'
import { payoutAccountMachine, platformAccountMoves, storeAccountMoves } from './rules/payout-account-machine.ts'

const store = { store: 'store.finance' } as const
const platform = { platform: 'platform.finance' } as const

const account = z.object({
  payoutAccountId: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  /** Registered name of the store's company, which the account should be in. */
  companyName: z.string(),
  state: z.enum(payoutAccountMachine.states),
  stateText: z.string(),
  version: z.number(),
  accountName: z.string(),
  bankName: z.string(),
  branch: z.string(),
  /** The last four digits. */
  accountNumber: z.string(),
  submitTime: timestamp,
  submittedBy: z.string(),
  confirmTime: timestamp.nullable(),
  confirmedBy: z.string(),
  reviewTime: timestamp.nullable(),
  reviewedBy: z.string(),
  replaceTime: timestamp.nullable(),
  reason: z.string(),
  can: z.array(z.enum([...storeAccountMoves, ...platformAccountMoves])),
})
export type PayoutAccountView = z.output<typeof account>

export const sellerPayoutAccounts = endpoint({
  method: 'GET',
  path: 'v3/settlement/seller/payoutAccount/list',
  summary: 'Bank accounts of the store for its bills: the one in force, a change under way, and all earlier ones',
  guard: store,
  input: z.object(pageFields),
  output: z.object({
    current: account.nullable(),
    open: account.nullable(),
    list: z.array(account),
    total: z.number(),
    /** 1 for the owner of the store, who confirms changes. */
    isOwner: z.number(),
  }),
  rate: 'read',
})

export const sellerPayoutAccountSubmit = endpoint({
  method: 'POST',
  path: 'v3/settlement/seller/payoutAccount/submit',
  summary: 'Enters a new bank account; it counts after the owner has confirmed it and the platform has approved it',
  guard: store,
  input: z.object({
    accountName: text(60).default(''),
    bankName: text(60).default(''),
    branch: text(80).default(''),
    accountNumber: text(48).default(''),
  }),
  output: account,
  idempotent: true,
  rate: 'money',
})

export const sellerPayoutAccountStep = endpoint({
  method: 'POST',
  path: 'v3/settlement/seller/payoutAccount/step',
  summary: 'The owner confirms a change of the bank account, or staff take it back',
  guard: store,
  input: z.object({ payoutAccountId: id, event: z.enum(storeAccountMoves), expectedVersion: whole() }),
  output: account,
  idempotent: true,
  rate: 'money',
})

export const payoutAccountTabs = ['review', 'current', 'all'] as const

export const adminPayoutAccounts = endpoint({
  method: 'GET',
  path: 'v3/settlement/admin/payoutAccount/list',
  summary: 'Bank accounts of stores, the newest first',
  guard: platform,
  input: z.object({ tab: z.enum(payoutAccountTabs).default('review'), keyword: text(40).default(''), ...pageFields }),
  output: z.object({ list: z.array(account), total: z.number() }),
  rate: 'read',
})

export const adminPayoutAccountReview = endpoint({
  method: 'POST',
  path: 'v3/settlement/admin/payoutAccount/review',
  summary: 'Approves a bank account of a store, which replaces the one before, or rejects it with a reason',
  guard: platform,
  input: z.object({ payoutAccountId: id, event: z.enum(platformAccountMoves), reason: text(200).default(''), expectedVersion: whole() }),
  output: account,
  idempotent: true,
  rate: 'money',
})

export const adminPayoutAccountNumber = endpoint({
  method: 'POST',
  path: 'v3/settlement/admin/payoutAccount/number',
  summary: 'The whole number of a bank account, for its review or for a payment; who looked is written down',
  guard: platform,
  input: z.object({ payoutAccountId: id }),
  output: z.object({ payoutAccountId: z.number(), accountNumber: z.string() }),
  rate: 'write',
})
