import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, moment, pageFields, text, yuan } from '../../api/fields.ts'
import { statementShape } from './contract.ts'

const desk = { platform: 'platform.finance' } as const

const person = z.object({
  salespersonId: z.number(),
  memberName: z.string(),
  nickName: z.string(),
  isActive: z.boolean(),
  /** Percent. */
  rate: z.number(),
  openTime: moment,
  customerNum: z.number(),
  frozen: yuan,
  payable: yuan,
  stated: yuan,
})
export type SalespersonRow = z.output<typeof person>
const statement = statementShape.extend({ memberName: z.string(), can: z.array(z.literal('pay')) })
export type DeskStatement = z.output<typeof statement>

export const deskSalespeopleCall = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/sales/list',
  summary: 'Salespeople with their rates and what they have earned',
  guard: desk,
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(person), total: z.number() }),
})

export const deskRateCall = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/setRate',
  summary: 'Sets the commission rate of a salesperson, in percent; it counts for orders paid from now on',
  guard: desk,
  rate: 'write',
  input: z.object({ salespersonId: id, rate: text(6).default(''), reason: text(200).default('') }),
  output: person,
})

export const deskStateCall = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/issueStatement',
  summary: 'Puts everything payable of a salesperson into a statement now, before the first of the month',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({ salespersonId: id }),
  output: statement,
})

export const deskStatementsCall = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/sales/statements',
  summary: 'Statements of all salespeople, unpaid ones first',
  guard: desk,
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(statement), total: z.number() }),
})

export const deskPayCall = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/payStatement',
  summary: 'Notes that a statement was paid, with the number of the transfer',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({ statementId: id, note: text(100).default('') }),
  output: statement,
})
