import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { gatewayOffer, id, idList, oneOrZero, pageFields, text, timestamp, whole, yuan, yuanInput } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { creditAccountView, creditApplicationView, creditRepaymentView, creditStatementView, statementDetail } from './endpoints-schemas.ts'

const path = (name: string) => `v3/credit/front/${name}` as const
const guard = { memberTypes: [3, 6] } as const
const day = z.iso.date()
const command = { expectedVersion: whole().optional() }

export const creditOverviewCall = endpoint({
  method: 'GET',
  path: path('overview'),
  summary: 'Credit lines of my company, their applications, and what is due',
  guard,
  input: z.object({}),
  output: z.object({
    accounts: z.array(creditAccountView),
    applications: z.array(creditApplicationView),
    /** Confirmed and not paid; of it past its due date. */
    due: yuan,
    overdue: yuan,
    /** Statements that wait for the company's word. */
    toConfirm: z.number(),
    can: z.array(z.enum(['apply', 'repay'])),
  }),
  rate: 'read',
})
export type CreditOverview = z.output<typeof creditOverviewCall.output>

export const creditApplyCall = endpoint({
  method: 'POST',
  path: path('application/save'),
  summary: 'Writes an application for credit from the platform (storeId 0) or from a store, and hands it in',
  guard,
  input: z.object({
    creditApplicationId: whole().default(0),
    storeId: whole().default(0),
    limit: yuanInput,
    termDays: whole(180, 1),
    purpose: text(300, 1),
    contactName: text(40, 1),
    contactPhone: text(20, 5),
    isSubmitted: oneOrZero.default(1),
  }),
  output: creditApplicationView,
  idempotent: true,
  rate: 'write',
})

export const creditAnswerCall = endpoint({
  method: 'POST',
  path: path('application/act'),
  summary: 'Hands a draft in, answers a question of the reviewer, accepts or declines offered terms',
  guard,
  input: z.object({
    creditApplicationId: id,
    event: z.enum(['submit', 'answer', 'accept', 'decline']),
    text: text(300).default(''),
    ...command,
  }),
  output: creditApplicationView,
  rate: 'write',
})

export const creditOperationListCall = endpoint({
  method: 'GET',
  path: path('operation/list'),
  summary: 'Everything that changed a credit line of my company, the newest first',
  guard,
  input: z.object({ accountId: id, ...pageFields }),
  output: z.object({
    list: z.array(
      z.object({
        place: z.number(),
        kind: z.string(),
        kindText: z.string(),
        reference: z.string(),
        orderSn: z.string(),
        limitChange: yuan,
        heldChange: yuan,
        drawnChange: yuan,
        drawnAfter: yuan,
        availableAfter: yuan,
        time: timestamp,
      }),
    ),
    total: z.number(),
  }),
  rate: 'read',
})
export type CreditOperations = z.output<typeof creditOperationListCall.output>

export const creditStatementListCall = endpoint({
  method: 'GET',
  path: path('statement/list'),
  summary: 'Monthly statements of my company, the newest first',
  guard,
  input: z.object({ tab: z.enum(['all', 'check', 'due', 'settled']).default('all'), ...pageFields }),
  output: z.object({ list: z.array(creditStatementView), total: z.number() }),
  rate: 'read',
})

export const creditStatementCall = endpoint({
  method: 'GET',
  path: path('statement/info'),
  summary: 'One statement of my company with its lines and repayments',
  guard,
  input: z.object({ statementSn: text(32, 1) }),
  output: statementDetail,
  rate: 'read',
})

export const creditStatementExportCall = endpoint({
  method: 'GET',
  path: path('statement/export'),
  summary: 'A statement of my company as a spreadsheet or CSV, with the columns that bookkeeping software imports',
  guard,
  input: z.object({ statementSn: text(32, 1), format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

export const creditStatementConfirmCall = endpoint({
  method: 'POST',
  path: path('statement/confirm'),
  summary: 'My company agrees with a statement',
  guard,
  input: z.object({ statementSn: text(32, 1), ...command }),
  output: creditStatementView,
  idempotent: true,
  rate: 'write',
})

export const creditStatementDisputeCall = endpoint({
  method: 'POST',
  path: path('statement/dispute'),
  summary: 'My company disputes lines of a statement, each with a reason',
  guard,
  input: z.object({
    statementSn: text(32, 1),
    lines: z
      .array(z.object({ lineId: id, objection: text(200, 1) }))
      .min(1)
      .max(200),
    ...command,
  }),
  output: creditStatementView,
  idempotent: true,
  rate: 'write',
})

const money = { accountId: id, statementSn: text(32).default(''), lineIds: idList(200).default([]), amount: yuanInput }

export const creditRepayCall = endpoint({
  method: 'POST',
  path: path('repayment/add'),
  summary: 'Repays by bank transfer with a voucher, or by bank acceptance bill; the lender confirms',
  guard,
  input: z.object({
    ...money,
    method: z.enum(['TRANSFER', 'ACCEPTANCE_BILL']),
    bankName: text(60, 1),
    documentNo: text(64, 4),
    billDueDate: day.or(z.literal('')).default(''),
    picture: z.string().regex(/^\/files\/[0-9a-f-]{36}$/),
  }),
  output: creditRepaymentView,
  idempotent: true,
  rate: 'money',
})

export const creditRepayBalanceCall = endpoint({
  method: 'POST',
  path: path('repayment/balance'),
  summary: 'Repays from the balance at once; asks for the payment password',
  guard,
  input: z.object({ ...money, payPassword: text(20, 1) }),
  output: creditRepaymentView,
  idempotent: true,
  rate: 'money',
})

export const creditRepayOnlineCall = endpoint({
  method: 'POST',
  path: path('repayment/online'),
  summary: 'Begins a repayment that is paid through a gateway; one that is begun already for the same lender closes',
  guard,
  input: z.object(money),
  output: creditRepaymentView,
  idempotent: true,
  rate: 'money',
})

export const creditRepaymentCall = endpoint({
  method: 'GET',
  path: path('repayment/info'),
  summary: 'One repayment of my company',
  guard,
  input: z.object({ repaymentSn: text(32, 1) }),
  output: creditRepaymentView,
  rate: 'read',
})

export const creditRepaymentStartCall = endpoint({
  method: 'POST',
  path: path('repayment/start'),
  summary: 'Begins to pay an online repayment, or shows again the attempt that is open',
  guard,
  input: z.object({ repaymentSn: text(32, 1), method: z.enum(['wechat', 'alipay']) }),
  output: z.object({
    repaymentSn: z.string(),
    ...gatewayOffer,
  }),
  rate: 'write',
  note: 'Needs no Idempotency-Key: a repetition finds the same attempt. Paid only on the verified word of the gateway.',
})
export type StartedRepayment = z.output<typeof creditRepaymentStartCall.output>

export const creditCheckoutCall = endpoint({
  method: 'POST',
  path: path('checkout'),
  summary: 'Whether orders of these stores could be bought on credit now, on which lines, or why not; reserves nothing',
  guard: 'login',
  input: z.object({
    orders: z
      .array(z.object({ storeId: id, amount: yuanInput }))
      .min(1)
      .max(60),
  }),
  output: z.object({
    /** False: the company has no line with the platform or these stores, and credit is not offered. */
    hasLine: z.boolean(),
    canPay: z.boolean(),
    refusal: z.string(),
    lines: z.array(z.object({ lenderName: z.string(), available: yuan, used: yuan, termDays: z.number() })),
  }),
  rate: 'read',
})
export type CreditCheckout = z.output<typeof creditCheckoutCall.output>
