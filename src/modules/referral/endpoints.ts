import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, pageFields, text, yuan } from '../../api/fields.ts'
import { commissionMachine, statementMachine } from './rules/commission-machine.ts'

const salesperson = { memberTypes: [5] } as const

const statement = z.object({
  statementId: z.number(),
  statementSn: z.string(),
  state: z.enum(statementMachine.states),
  stateText: z.string(),
  total: yuan,
  entryCount: z.number(),
  /** Commission of refunded orders that this statement takes back; part of the total. */
  takenBack: yuan,
  issueTime: timestamp,
  payTime: timestamp.nullable(),
  payNote: z.string(),
})
export type StatementView = z.output<typeof statement>

/** Who promotes the mall under a code. The name is the nickname; nothing else is told about anybody. */
export const promoterInfo = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/promoter/info',
  summary: 'The salesperson behind a promotion code, and whether the visitor may become their customer',
  guard: 'anyone',
  rate: 'search',
  input: z.object({ code: text(16).default('') }),
  output: z.object({
    isKnown: z.boolean(),
    promoterName: z.string(),
    /** guest: log in or register first. */
    standing: z.enum(['guest', 'free', 'bound', 'other', 'self', 'notForYou']),
  }),
})

export const promoterBind = endpoint({
  method: 'POST',
  path: 'v3/promotion/front/promoter/bind',
  summary: 'Becomes the customer of the salesperson behind a code; who has one keeps them',
  guard: 'login',
  rate: 'write',
  input: z.object({ code: text(16).default('') }),
  output: z.object({ promoterName: z.string() }),
})

/** For members of every type: salespeople see their figures, others how to become one. */
export const referralOverview = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/sales/overview',
  summary: 'What a salesperson has to promote with and has earned',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    isSales: z.boolean(),
    code: z.string(),
    /** Path of the own landing page. */
    landing: z.string(),
    /** Percent. */
    rate: z.number(),
    customerNum: z.number(),
    orderNum: z.number(),
    /** By state; what is stated is split into issued and paid. */
    tracked: yuan,
    frozen: yuan,
    payable: yuan,
    issued: yuan,
    paid: yuan,
    /** Days from completion until a commission is payable. */
    windowDays: z.number(),
  }),
})

export const referredCustomers = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/sales/customers',
  summary: "The salesperson's own customers, names masked",
  guard: salesperson,
  input: z.object({ ...pageFields }),
  output: z.object({
    list: z.array(
      z.object({
        /** For `salesNotes`. */
        bindingId: z.number(),
        /** My newest note about the customer; empty without one. */
        lastNote: z.string(),
        /** Masked. */
        memberName: z.string(),
        companyName: z.string(),
        /** Masked. */
        mobile: z.string(),
        source: z.enum(['register', 'code', 'platform']),
        bindTime: timestamp,
        orderNum: z.number(),
        goodsAmount: yuan,
      }),
    ),
    total: z.number(),
  }),
})

export const referralOrders = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/sales/orders',
  summary: "Orders of the salesperson's customers with their commission",
  guard: salesperson,
  input: z.object({ state: z.union([z.literal(''), z.enum(commissionMachine.states)]).default(''), ...pageFields }),
  output: z.object({
    list: z.array(
      z.object({
        orderSn: z.string(),
        memberName: z.string(),
        storeName: z.string(),
        orderStateText: z.string(),
        orderTime: timestamp,
        goodsAmount: yuan,
        rate: z.number(),
        commission: yuan,
        /** What refunds took of it. */
        takenBack: yuan,
        state: z.enum(commissionMachine.states),
        stateText: z.string(),
        releaseTime: timestamp.nullable(),
        statementSn: z.string(),
      }),
    ),
    total: z.number(),
  }),
})

export const referralStatements = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/sales/statements',
  summary: "The salesperson's monthly statements",
  guard: salesperson,
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(statement), total: z.number() }),
})

export { statement as statementShape }
