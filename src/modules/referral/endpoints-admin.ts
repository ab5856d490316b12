import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, pageFields, text, whole, yuan } from '../../api/fields.ts'
import { statementShape } from './endpoints.ts'

const desk = { platform: 'platform.finance' } as const

const person = z.object({
  salespersonId: z.number(),
  memberName: z.string(),
  nickName: z.string(),
  isActive: z.boolean(),
  /** Percent. */
  rate: z.number(),
  openTime: timestamp,
  customerNum: z.number(),
  frozen: yuan,
  payable: yuan,
  stated: yuan,
})
export type SalespersonRow = z.output<typeof person>
const statement = statementShape.extend({ memberName: z.string(), can: z.array(z.literal('pay')) })
export type AdminStatement = z.output<typeof statement>

export const adminSalespeople = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/sales/list',
  summary: 'Salespeople with their rates and what they have earned',
  guard: desk,
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(person), total: z.number() }),
})

export const adminRate = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/setRate',
  summary: 'Sets the commission rate of a salesperson, in percent; it counts for orders paid from now on',
  guard: desk,
  rate: 'write',
  input: z.object({ salespersonId: id, rate: text(6).default(''), reason: text(200).default('') }),
  output: person,
})

export const adminCustomers = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/sales/customers',
  summary: "A salesperson's customers of now",
  guard: desk,
  input: z.object({ salespersonId: id, ...pageFields }),
  output: z.object({
    memberName: z.string(),
    list: z.array(
      z.object({
        customerId: z.number(),
        memberName: z.string(),
        companyName: z.string(),
        source: z.enum(['register', 'code', 'platform']),
        bindTime: timestamp,
        orderNum: z.number(),
        goodsAmount: yuan,
        /** A move to another salesperson that lies ahead and may still be cancelled. */
        planned: z
          .object({
            bindingId: z.number(),
            memberName: z.string(),
            fromTime: timestamp,
            reason: z.string(),
            setBy: z.string(),
            version: z.number(),
          })
          .nullable(),
      }),
    ),
    total: z.number(),
  }),
})

export const adminHistory = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/sales/history',
  summary: 'Whose customer a member has been, the last first; the last may lie ahead',
  guard: desk,
  input: z.object({ customerId: id }),
  output: z.object({
    list: z.array(
      z.object({
        memberName: z.string(),
        source: z.enum(['register', 'code', 'platform']),
        bindTime: timestamp,
        endTime: timestamp.nullable(),
        reason: z.string(),
        setBy: z.string(),
        /** Set for a planned move that was cancelled: it never counted. */
        cancelled: z.object({ time: timestamp, by: z.string(), reason: z.string() }).nullable(),
      }),
    ),
  }),
})

export const adminTransfer = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/moveCustomer',
  summary: 'Moves a customer to another salesperson, now or from a later day; orders placed before stay where they are',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({
    customerId: id,
    salespersonId: id,
    /** A day of Shanghai; empty for now. */
    fromDate: text(10).default(''),
    reason: text(200).default(''),
  }),
  output: z.object({ customerId: z.number() }),
})

export const adminCancelTransfer = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/cancelMove',
  summary: 'Cancels a planned move of a customer, with a reason; the customer stays with the salesperson of now',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({
    /** The planned move, as the list of customers tells it. */
    bindingId: id,
    reason: text(200).default(''),
    expectedVersion: whole(2_147_483_647),
  }),
  output: z.object({ customerId: z.number() }),
})

export const adminSalespersonState = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/issueStatement',
  summary: 'Puts everything payable of a salesperson into a statement now, before the first of the month',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({ salespersonId: id }),
  output: statement,
})

export const adminStatements = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/sales/statements',
  summary: 'Statements of all salespeople, unpaid ones first',
  guard: desk,
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(statement), total: z.number() }),
})

export const adminPayStatement = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/sales/payStatement',
  summary: 'Notes that a statement was paid, with the number of the transfer',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({ statementId: id, note: text(100).default('') }),
  output: statement,
})
