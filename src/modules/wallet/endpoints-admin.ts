import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { rechargeChannels, statementLine } from './endpoints.ts'
import { accountKinds } from './rules/ledger-accounts.ts'
import { rechargeMachine } from './rules/recharge-machine.ts'
import { withdrawalMachine } from './rules/withdrawal-machine.ts'

const guard = { platform: 'platform.payments' } as const

const adminWithdrawal = z.object({
  withdrawalId: z.number(),
  withdrawalSn: z.string(),
  memberId: z.number(),
  memberName: z.string(),
  amount: yuan,
  payeeName: z.string(),
  bankName: z.string(),
  /** The last four digits. */
  bankAccount: z.string(),
  state: z.enum(withdrawalMachine.states),
  stateText: z.string(),
  reason: z.string(),
  bankSerial: z.string(),
  voucherImage: z.string(),
  applyTime: timestamp,
  reviewTime: timestamp.nullable(),
  reviewerName: z.string(),
  endTime: timestamp.nullable(),
  version: z.number(),
  can: z.array(z.enum(withdrawalMachine.events)),
})
export type AdminWithdrawal = z.output<typeof adminWithdrawal>

const withdrawalFilters = { state: z.enum(withdrawalMachine.states).optional(), keyword: text(64).default('') }

export const adminWithdrawalListCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/admin/withdrawal/list',
  summary: 'Withdrawals of all members, the newest first',
  guard,
  input: z.object({ ...withdrawalFilters, ...pageFields }),
  output: z.object({ list: z.array(adminWithdrawal), total: z.number(), waiting: z.number() }),
  rate: 'read',
})
export type AdminWithdrawalList = z.output<typeof adminWithdrawalListCall.output>

export const withdrawalMoveCall = endpoint({
  method: 'POST',
  path: 'v3/wallet/admin/withdrawal/move',
  summary: 'Approves or rejects a withdrawal, begins to pay it, and says that the bank paid it or sent it back',
  guard,
  input: z.object({
    withdrawalId: id,
    event: z.enum(withdrawalMachine.events),
    /** Required to reject and to fail. */
    reason: text(200).default(''),
    /** Serial number of the transfer at the bank, required to succeed. */
    bankSerial: text(64).default(''),
    /** Address of a stored picture; empty without one. */
    voucherImage: text(300)
      .pipe(z.string().regex(/^(\/files\/[\w.%-]+)?$/))
      .default(''),
    expectedVersion: whole().optional(),
  }),
  output: adminWithdrawal,
  idempotent: true,
  rate: 'money',
})

export const withdrawalAccountCall = endpoint({
  method: 'POST',
  path: 'v3/wallet/admin/withdrawal/account',
  summary: 'The whole number of the account of a withdrawal, to pay it; who looked is written down',
  guard,
  input: z.object({ withdrawalId: id }),
  output: z.object({ withdrawalId: z.number(), bankAccount: z.string() }),
  rate: 'write',
})

export const withdrawalExportCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/admin/withdrawal/export',
  summary: 'Withdrawals as a spreadsheet or CSV by the filters of the list; refused above 2000',
  guard,
  input: z.object({ ...withdrawalFilters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

const adminRecharge = z.object({
  rechargeSn: z.string(),
  memberId: z.number(),
  memberName: z.string(),
  method: z.enum(rechargeChannels),
  methodText: z.string(),
  amount: yuan,
  capturedAmount: yuan,
  gatewayTradeNo: z.string(),
  state: z.enum(rechargeMachine.states),
  stateText: z.string(),
  createTime: timestamp,
  payTime: timestamp.nullable(),
  can: z.array(z.enum(['settle'])),
})
export type AdminRecharge = z.output<typeof adminRecharge>

export const adminRechargeListCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/admin/recharge/list',
  summary: 'Recharges of all members, the newest first',
  guard,
  input: z.object({ state: z.enum(rechargeMachine.states).optional(), keyword: text(64).default(''), ...pageFields }),
  output: z.object({ list: z.array(adminRecharge), total: z.number() }),
  rate: 'read',
})
export type AdminRechargeList = z.output<typeof adminRechargeListCall.output>

export const rechargeResolve = endpoint({
  method: 'POST',
  path: 'v3/wallet/admin/recharge/settle',
  summary: 'Credits what really arrived for a recharge whose amount did not fit',
  guard,
  input: z.object({ rechargeSn: text(32, 1), reason: text(200, 1) }),
  output: z.object({ rechargeSn: z.string(), state: z.enum(rechargeMachine.states), amount: yuan }),
  idempotent: true,
  rate: 'money',
})

export const ledgerAccount = z.object({
  accountId: z.number(),
  kind: z.enum(accountKinds),
  kindText: z.string(),
  ownerId: z.number(),
  ownerName: z.string(),
  name: z.string(),
  nameText: z.string(),
  balance: yuan,
  held: yuan,
  entries: z.number(),
  /** Sum of the entries and of the open holds, added up for this answer. */
  provedBalance: yuan,
  provedHeld: yuan,
  isProved: z.boolean(),
})
export type LedgerAccountView = z.output<typeof ledgerAccount>

export const ledgerAccountListCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/admin/ledger/accounts',
  summary: 'Accounts of the ledger, each balance proved from its entries, with the proof of the whole ledger',
  guard,
  input: z.object({ kind: z.enum(accountKinds).optional(), keyword: text(64).default(''), ...pageFields }),
  output: z.object({
    list: z.array(ledgerAccount),
    total: z.number(),
    proof: z.object({
      accounts: z.number(),
      transactions: z.number(),
      entries: z.number(),
      /** Sum of all entries of the ledger: 0. */
      sum: yuan,
      /** Transactions that do not sum to zero, and accounts whose balance is not the sum of their entries: none. */
      unbalanced: z.number(),
      wrong: z.number(),
    }),
  }),
  rate: 'search',
})
export type LedgerAccounts = z.output<typeof ledgerAccountListCall.output>

export const ledgerEntryListCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/admin/ledger/entries',
  summary: 'Entries of one account of the ledger, the newest first',
  guard,
  input: z.object({ accountId: id, ...pageFields }),
  output: z.object({ list: z.array(statementLine.extend({ actorName: z.string() })), total: z.number() }),
  rate: 'read',
})
export type LedgerEntries = z.output<typeof ledgerEntryListCall.output>
