import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { gatewayOffer, oneOrZero, pageFields, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { postingKinds } from './rules/ledger-accounts.ts'
import { rechargeMachine } from './rules/recharge-machine.ts'
import { walletLimits } from './rules/wallet-limits.ts'
import { withdrawalMachine } from './rules/withdrawal-machine.ts'

export const rechargeChannels = ['wechat', 'alipay'] as const
const sn = text(32, 1)
/** Six digits; what is wrong with it, the check says. */
const payPassword = z.string().max(20).default('')

export const balanceShowCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/front/balance/show',
  summary: "The member's balance: what can be spent, what is held",
  guard: 'login',
  input: z.object({}),
  output: z.object({
    /** What can be spent now: the balance without what is held. */
    available: yuan,
    held: yuan,
    balance: yuan,
    /** 0: a payment password must be set before balance is spent. */
    hasPayPassword: oneOrZero,
    channelList: z.array(z.enum(rechargeChannels)),
    leastRecharge: z.number(),
    mostRecharge: z.number(),
    /** 1: local gateways stand in and no real money moves. */
    isDemo: oneOrZero,
  }),
  rate: 'read',
})
export type BalanceView = z.output<typeof balanceShowCall.output>

const statementFilters = {
  kind: z.enum(postingKinds).optional(),
  direction: z.enum(['', 'in', 'out']).default(''),
  /** Days in Asia/Shanghai, both included. */
  fromDate: z.union([z.literal(''), z.iso.date()]).default(''),
  untilDate: z.union([z.literal(''), z.iso.date()]).default(''),
}

export const statementLine = z.object({
  place: z.number(),
  kind: z.string(),
  kindText: z.string(),
  reference: z.string(),
  note: z.string(),
  /** Above zero: it came. */
  amount: yuan,
  balanceAfter: yuan,
  time: timestamp,
})

export const statementListCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/front/statement/list',
  summary: 'What came and went on the balance, the newest first',
  guard: 'login',
  input: z.object({ ...statementFilters, ...pageFields }),
  output: z.object({ list: z.array(statementLine), total: z.number(), income: yuan, expense: yuan }),
  rate: 'read',
})
export type StatementView = z.output<typeof statementListCall.output>

export const statementExportCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/front/statement/export',
  summary: 'The statement as a spreadsheet or CSV by the filters of the list; refused above 2000',
  guard: 'login',
  input: z.object({ ...statementFilters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

const rechargeRow = z.object({
  rechargeSn: z.string(),
  method: z.enum(rechargeChannels),
  methodText: z.string(),
  amount: yuan,
  state: z.enum(rechargeMachine.states),
  stateText: z.string(),
  createTime: timestamp,
  payTime: timestamp.nullable(),
})

export const rechargeStartCall = endpoint({
  method: 'POST',
  path: 'v3/wallet/front/recharge/start',
  summary: 'Begins a recharge of 1 to 5000 whole yuan, or shows again the one that is open',
  guard: 'login',
  input: z.object({ amount: whole(walletLimits.mostRecharge, walletLimits.leastRecharge), method: z.enum(rechargeChannels) }),
  output: z.object({
    rechargeSn: z.string(),
    method: z.enum(rechargeChannels),
    ...gatewayOffer,
  }),
  rate: 'write',
  note: 'Needs no Idempotency-Key: a repetition finds the same attempt. Credited only on the verified word of the gateway.',
})
export type StartedRecharge = z.output<typeof rechargeStartCall.output>

export const rechargeShowCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/front/recharge/show',
  summary: 'How far a recharge is; the page asks every two seconds',
  guard: 'login',
  input: z.object({ rechargeSn: sn }),
  output: rechargeRow,
  rate: 'read',
})

export const rechargeListCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/front/recharge/list',
  summary: "The member's recharges, the newest first",
  guard: 'login',
  input: z.object(pageFields),
  output: z.object({ list: z.array(rechargeRow), total: z.number() }),
  rate: 'read',
})

const withdrawalRow = z.object({
  withdrawalSn: z.string(),
  amount: yuan,
  payeeName: z.string(),
  bankName: z.string(),
  /** The last four digits. */
  bankAccount: z.string(),
  state: z.enum(withdrawalMachine.states),
  stateText: z.string(),
  reason: z.string(),
  bankSerial: z.string(),
  applyTime: timestamp,
  endTime: timestamp.nullable(),
})
export type WithdrawalView = z.output<typeof withdrawalRow>

export const withdrawalApplyCall = endpoint({
  method: 'POST',
  path: 'v3/wallet/front/withdrawal/apply',
  summary: 'Asks for balance to be paid to a bank account; the amount is held until the platform has paid or refused',
  guard: 'login',
  input: z.object({
    amount: yuanInput,
    payeeName: text(60, 1),
    bankName: text(60, 1),
    bankAccount: text(30, 6).pipe(z.string().regex(/^[0-9][0-9 ]*[0-9]$/)),
    payPassword,
  }),
  output: withdrawalRow,
  idempotent: true,
  rate: 'money',
})

export const withdrawalListCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/front/withdrawal/list',
  summary: "The member's withdrawals, the newest first",
  guard: 'login',
  input: z.object(pageFields),
  output: z.object({ list: z.array(withdrawalRow), total: z.number() }),
  rate: 'read',
})
