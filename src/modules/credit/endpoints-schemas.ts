import { z } from 'zod'
import { timestamp, yuan } from '../../api/fields.ts'
import { accountMachine } from './rules/account-machine.ts'
import { applicationMachine } from './rules/application-machine.ts'
import { dueBases } from './rules/credit-terms.ts'
import { repaymentMachine } from './rules/repayment-machine.ts'
import { repaymentMethods } from './rules/repayment-methods.ts'
import { writeOffMachine } from './rules/write-off-machine.ts'
import { statementMachine } from './rules/statement-machine.ts'

const terms = {
  termDays: z.number(),
  dueBasis: z.enum(dueBases),
  monthEnd: z.boolean(),
  withInterest: z.boolean(),
  expiresOn: z.string(),
}

/** A credit line. `lenderName` is empty for the platform. */
export const creditAccountView = z.object({
  accountId: z.number(),
  companyName: z.string(),
  storeId: z.number(),
  lenderName: z.string(),
  state: z.enum(accountMachine.states),
  stateText: z.string(),
  version: z.number(),
  limit: yuan,
  held: yuan,
  drawn: yuan,
  available: yuan,
  ...terms,
  bypassTime: timestamp.nullable(),
  reason: z.string(),
  /** Past its due date, whatever is tolerated. */
  overdue: yuan,
  openTime: timestamp,
  can: z.array(z.string()),
})
export type CreditAccountView = z.output<typeof creditAccountView>

export const creditApplicationView = z.object({
  applicationId: z.number(),
  applicationSn: z.string(),
  companyName: z.string(),
  storeId: z.number(),
  lenderName: z.string(),
  state: z.enum(applicationMachine.states),
  stateText: z.string(),
  version: z.number(),
  wantedLimit: yuan,
  wantedDays: z.number(),
  purpose: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  question: z.string(),
  answer: z.string(),
  reason: z.string(),
  offer: z.object({ limit: yuan, ...terms }).nullable(),
  submitTime: timestamp.nullable(),
  reviewTime: timestamp.nullable(),
  reviewerName: z.string(),
  can: z.array(z.enum(applicationMachine.events)),
})
export type CreditApplicationView = z.output<typeof creditApplicationView>

/** The statement of a month. */
export const creditStatementView = z.object({
  statementSn: z.string(),
  accountId: z.number(),
  companyName: z.string(),
  storeId: z.number(),
  lenderName: z.string(),
  period: z.string(),
  state: z.enum(statementMachine.states),
  stateText: z.string(),
  version: z.number(),
  issueNo: z.number(),
  charged: yuan,
  credited: yuan,
  left: yuan,
  dueDate: z.string().nullable(),
  issueTime: timestamp.nullable(),
  confirmTime: timestamp.nullable(),
  confirmedBy: z.string(),
  settleTime: timestamp.nullable(),
  can: z.array(z.string()),
})
export type CreditStatementView = z.output<typeof creditStatementView>

const statementLine = z.object({
  lineId: z.number(),
  kind: z.enum(['DRAWN', 'INTEREST', 'REFUNDED', 'REVERTED', 'WRITTEN_OFF']),
  kindText: z.string(),
  orderSn: z.string(),
  shipmentSn: z.string(),
  amount: yuan,
  covered: yuan,
  dueDate: z.string().nullable(),
  time: timestamp,
  objection: z.string(),
  answer: z.string(),
})
export type CreditStatementLine = z.output<typeof statementLine>

export const creditRepaymentView = z.object({
  repaymentId: z.number(),
  repaymentSn: z.string(),
  companyName: z.string(),
  lenderName: z.string(),
  memberName: z.string(),
  method: z.enum(repaymentMethods),
  methodText: z.string(),
  amount: yuan,
  state: z.enum(repaymentMachine.states),
  stateText: z.string(),
  version: z.number(),
  bankName: z.string(),
  documentNo: z.string(),
  billIssuer: z.string(),
  billDueDate: z.string().nullable(),
  picture: z.string(),
  /** Until when an online repayment can be paid. */
  payUntil: timestamp.nullable(),
  reason: z.string(),
  createTime: timestamp,
  reviewTime: timestamp.nullable(),
  reviewerName: z.string(),
  can: z.array(z.enum(['confirm', 'reject', 'pay'])),
})
export type CreditRepaymentView = z.output<typeof creditRepaymentView>

const writeOff = z.object({
  writeOffSn: z.string(),
  state: z.enum(writeOffMachine.states),
  stateText: z.string(),
  amount: yuan,
  recovered: yuan,
  reason: z.string(),
  proposerName: z.string(),
  proposeTime: timestamp,
  deciderName: z.string(),
  decideTime: timestamp.nullable(),
  note: z.string(),
  recoveries: z.array(z.object({ amount: yuan, documentNo: z.string(), time: timestamp, enteredName: z.string() })),
  can: z.array(z.enum(['approve', 'reject', 'recover'])),
})
export type CreditWriteOffView = z.output<typeof writeOff>

export const statementDetail = creditStatementView.extend({
  /** What the lender gave up of it or proposes to; a company sees it once it is done. */
  writeOff: writeOff.nullable(),
  lines: z.array(statementLine),
  repayments: z.array(creditRepaymentView),
})
export type CreditStatementDetail = z.output<typeof statementDetail>
