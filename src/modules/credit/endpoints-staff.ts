import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, whole, yuanInput } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { creditAccountView, creditApplicationView, creditRepaymentView, creditStatementView, statementDetail } from './endpoints-schemas.ts'
import { accountMachine } from './rules/account-machine.ts'
import { applicationMachine } from './rules/application-machine.ts'
import { dueBases } from './rules/credit-terms.ts'
import { repaymentMachine } from './rules/repayment-machine.ts'

/** Yes or no, as such and as the text of an urlencoded body. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

const command = { expectedVersion: whole().optional() }
const terms = {
  limit: yuanInput.optional(),
  termDays: whole(180, 1).default(30),
  dueBasis: z.enum(dueBases).default('STATEMENT'),
  monthEnd: flag.default(false),
  withInterest: flag.default(false),
  expiresOn: z.iso.date().optional(),
}
const inputs = {
  review: z.object({
    creditApplicationId: id,
    event: z.enum(['review', 'ask', 'approve', 'reject']),
    text: text(300).default(''),
    ...terms,
    ...command,
  }),
  change: z.object({ accountId: id, reason: text(200).default(''), ...terms, ...command }),
  act: z.object({
    accountId: id,
    act: z.enum(['freeze', 'unfreeze', 'close', 'bypass', 'endBypass']),
    reason: text(200).default(''),
    /** Days that a bypass lasts. */
    days: whole(30, 1).default(3),
    ...command,
  }),
  answer: z.object({
    statementSn: text(32, 1),
    answers: z
      .array(z.object({ lineId: id, answer: text(200, 1), off: yuanInput.default(0) }))
      .min(1)
      .max(200),
    ...command,
  }),
  repayment: z.object({ repaymentId: id, event: z.enum(['confirm', 'reject']), reason: text(200).default(''), ...command }),
}
const seller = { store: 'store.finance' } as const
const platform = { platform: 'platform.payments' } as const
const finance = { platform: 'platform.finance' } as const

/** Applications and lines: the same calls for a store's finance and for the platform's. */
function lendingCalls<const Side extends 'seller' | 'admin'>(side: Side, guard: typeof seller | typeof platform, who: string) {
  const path = <const Name extends string>(name: Name) => `v3/credit/${side}/${name}` as const
  const read = { method: 'GET', guard, rate: 'read' } as const
  const write = { method: 'POST', guard, rate: 'money', idempotent: true } as const
  return {
    applicationList: endpoint({
      ...read,
      path: path('application/list'),
      summary: `Applications for credit that ask ${who}, the newest first`,
      input: z.object({ state: z.enum(applicationMachine.states).optional(), ...pageFields }),
      output: z.object({ list: z.array(creditApplicationView), total: z.number() }),
    }),
    applicationReview: endpoint({
      ...write,
      path: path('application/review'),
      summary: `Begins a review, asks, approves with terms or rejects, for ${who}; a lower limit than asked for becomes an offer`,
      input: inputs.review,
      output: creditApplicationView,
    }),
    accountList: endpoint({
      ...read,
      path: path('account/list'),
      summary: `Credit lines that ${who} granted`,
      input: z.object({ state: z.enum(accountMachine.states).optional(), keyword: text(64).default(''), ...pageFields }),
      output: z.object({ list: z.array(creditAccountView), total: z.number() }),
    }),
    accountChange: endpoint({
      ...write,
      path: path('account/change'),
      summary: `Changes limit and terms of a line of ${who}, with a reason`,
      input: inputs.change,
      output: creditAccountView,
    }),
    accountAct: endpoint({
      ...write,
      path: path('account/act'),
      summary: `Freezes, frees or closes a line of ${who}, or lets an overdue company go on for some days`,
      input: inputs.act,
      output: creditAccountView,
      note: 'To let an overdue company go on needs the right to finance.',
    }),
  }
}

/** Statements and repayments, likewise. */
function statementCalls<const Side extends 'seller' | 'admin'>(side: Side, guard: typeof seller | typeof platform, who: string) {
  const path = <const Name extends string>(name: Name) => `v3/credit/${side}/${name}` as const
  const read = { method: 'GET', guard, rate: 'read' } as const
  const write = { method: 'POST', guard, rate: 'money', idempotent: true } as const
  return {
    statementList: endpoint({
      ...read,
      path: path('statement/list'),
      summary: `Statements of companies on lines of ${who}, the newest first`,
      input: z.object({
        tab: z.enum(['all', 'disputed', 'due', 'overdue', 'settled']).default('all'),
        keyword: text(64).default(''),
        ...pageFields,
      }),
      output: z.object({ list: z.array(creditStatementView), total: z.number() }),
    }),
    statementInfo: endpoint({
      ...read,
      path: path('statement/info'),
      summary: `One statement on a line of ${who} with its lines and repayments`,
      input: z.object({ statementSn: text(32, 1) }),
      output: statementDetail,
    }),
    statementAnswer: endpoint({
      ...write,
      path: path('statement/answer'),
      summary: `Answers every disputed line for ${who} and issues the statement again`,
      input: inputs.answer,
      output: creditStatementView,
    }),
    statementExport: endpoint({
      ...read,
      rate: 'search',
      path: path('statement/export'),
      summary: `A statement on a line of ${who} as a spreadsheet or CSV`,
      input: z.object({ statementSn: text(32, 1), format: sheetFormat }),
      output: downloadFile,
    }),
    repaymentList: endpoint({
      ...read,
      path: path('repayment/list'),
      summary: `Repayments to ${who}, the newest first`,
      input: z.object({ state: z.enum(repaymentMachine.states).optional(), ...pageFields }),
      output: z.object({ list: z.array(creditRepaymentView), total: z.number() }),
    }),
    repaymentReview: endpoint({
      ...write,
      path: path('repayment/review'),
      summary: `Confirms that the money or the bill reached ${who}, or says why not`,
      input: inputs.repayment,
      output: creditRepaymentView,
    }),
  }
}

/** What the finance of a lender gives up: proposed, decided by a second person of the platform, and what came of it later. */
function writeOffCalls<const Side extends 'seller' | 'admin'>(side: Side, guard: typeof seller | typeof finance, who: string) {
  const path = <const Name extends string>(name: Name) => `v3/credit/${side}/${name}` as const
  const write = { method: 'POST', guard, rate: 'money', idempotent: true } as const
  const of = { statementSn: text(32, 1), ...command }
  return {
    writeOffPropose: endpoint({
      ...write,
      path: path('writeOff/propose'),
      summary: `Writes off what is left of an overdue statement on a frozen line of ${who}, with a reason; for the platform a second person decides`,
      input: z.object({ ...of, reason: text(200).default('') }),
      output: creditStatementView,
    }),
    writeOffDecide: endpoint({
      ...write,
      path: path('writeOff/decide'),
      summary: `Carries out or rejects a write-off that somebody else of ${who} proposed`,
      input: z.object({ ...of, event: z.enum(['approve', 'reject']), note: text(200).default('') }),
      output: creditStatementView,
    }),
    writeOffRecover: endpoint({
      ...write,
      path: path('writeOff/recover'),
      summary: `Books money that came to ${who} for what was written off`,
      input: z.object({ ...of, amount: yuanInput, documentNo: text(64, 4) }),
      output: creditStatementView,
    }),
  }
}

export const sellerCreditCalls = {
  ...lendingCalls('seller', seller, 'the own stores'),
  ...statementCalls('seller', seller, 'the own stores'),
  ...writeOffCalls('seller', seller, 'the own stores'),
}
export const adminCreditCalls = {
  ...lendingCalls('admin', platform, 'the platform'),
  ...statementCalls('admin', platform, 'the platform'),
  ...writeOffCalls('admin', finance, 'the platform'),
}
/** Either side's calls, for what both share. */
export type LenderCalls = typeof sellerCreditCalls | typeof adminCreditCalls
