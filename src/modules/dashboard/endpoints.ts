import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, yuan } from '../../api/fields.ts'
import { platformCounts, storeCounts } from './rules/overview.ts'
import { periodLengths } from './rules/period.ts'
import { companyTodos, memberTodos, platformTodos, storeTodos } from './rules/todos.ts'

const input = z.object({ days: z.enum(periodLengths).default('7') })
/** A figure of the period, and its change against the same span before in per cent; null where there was nothing. */
const figure = z.object({ value: z.number(), change: z.number().nullable() })
const share = z.object({ value: z.number().nullable(), before: z.number().nullable(), of: z.number() })
const series = z.array(z.object({ day: z.string(), amount: yuan, orderNum: z.number() }))
const goods = z.array(
  z.object({
    goodsId: z.number(),
    productId: z.number(),
    goodsName: z.string(),
    goodsImage: z.string(),
    amount: yuan,
    orderNum: z.number(),
  }),
)
const sums = {
  amount: figure,
  orderNum: figure,
  /** Tonnes of what was paid for, of goods whose mass is known. */
  tonnes: figure,
  /** Yuan per paid order. */
  average: figure,
}
const reliability = {
  /** Quotations that won, of those decided that were submitted in the period. */
  hitRate: share,
  /** Orders that left within the goods’ lead time, of those that left in the period. */
  punctuality: share,
}

export const storeFigures = endpoint({
  method: 'GET',
  path: 'v3/business/seller/dashboard/figures',
  summary: 'What my stores sold in a period, against the same span before',
  guard: { store: 'store.orders' },
  input,
  output: z.object({
    ...sums,
    ...reliability,
    series,
    goods,
    customers: z.array(z.object({ name: z.string(), amount: yuan, orderNum: z.number(), lastTime: timestamp })),
  }),
  rate: 'read',
})
export type StoreFigures = z.output<typeof storeFigures.output>

export const platformFigures = endpoint({
  method: 'GET',
  path: 'v3/business/admin/dashboard/figures',
  summary: 'What the platform turned over in a period, against the same span before',
  guard: { platform: 'platform.payments' },
  input,
  output: z.object({
    ...sums,
    /** Buyers who paid for something, and new members. */
    buyerNum: figure,
    memberNum: figure,
    series,
    stores: z.array(z.object({ storeId: z.number(), storeName: z.string(), amount: yuan, orderNum: z.number() })),
    /** By categories of the first level. */
    categories: z.array(z.object({ categoryId: z.number(), categoryName: z.string(), amount: yuan })),
  }),
  rate: 'read',
})
export const platformStoreFigures = endpoint({
  method: 'GET',
  path: 'v3/business/admin/dashboard/storeFigures',
  summary: 'What one store sold in a period, against the same span before, for the platform',
  guard: { platform: 'platform.payments' },
  input: z.object({ storeId: id, days: z.enum(periodLengths).default('30') }),
  output: z.object({ ...sums, ...reliability, series }),
  rate: 'read',
})
export type PlatformStoreFigures = z.output<typeof platformStoreFigures.output>

export type PlatformFigures = z.output<typeof platformFigures.output>

const todo = {
  count: z.number(),
  /** So many of them are beyond their time. */
  late: z.number(),
  /** Since when the oldest waits. */
  since: timestamp.nullable(),
}

export const storeTodoList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/dashboard/todo',
  summary: 'What waits for my stores; only what I may do, and only what there is',
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ key: z.enum(storeTodos), ...todo })) }),
  rate: 'read',
})

export const platformTodoList = endpoint({
  method: 'GET',
  path: 'v3/business/admin/dashboard/todo',
  summary: 'What waits for the platform’s staff; only what I may do, and only what there is',
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ key: z.enum(platformTodos), ...todo })) }),
  rate: 'read',
})

export const storeOverview = endpoint({
  method: 'GET',
  path: 'v3/business/seller/dashboard/overview',
  summary: 'What there is in my stores, by what I may see; and which panels of the first page are mine',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    counts: z.array(z.object({ key: z.enum(storeCounts), count: z.number() })),
    panels: z.array(z.literal('sales')),
  }),
  rate: 'read',
})

export const platformOverview = endpoint({
  method: 'GET',
  path: 'v3/business/admin/dashboard/overview',
  summary: 'What there is on the platform, by what I may see; and which panels of the first page are mine',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    counts: z.array(z.object({ key: z.enum(platformCounts), count: z.number() })),
    panels: z.array(z.literal('turnover')),
  }),
  rate: 'read',
})

export const memberTodoList = endpoint({
  method: 'GET',
  path: 'v3/business/front/dashboard/todo',
  summary: 'What waits for me as a buyer and for my company: payments, receipts, answers, contracts, tenders; only what there is',
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ key: z.enum([...memberTodos, ...companyTodos]), ...todo })) }),
  rate: 'read',
})

export const memberFigures = endpoint({
  method: 'GET',
  path: 'v3/business/front/dashboard/figures',
  summary: 'What I bought this month, against the same days of the month before, and what I paid for zinc against its index',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    amount: figure,
    orderNum: figure,
    tonnes: figure,
    /** Share of zinc in the tonnes, per cent; null of nothing. */
    zincShare: z.number().nullable(),
    /** Yuan per tonne with VAT that zinc priced against an index cost this month, and the mean of those indexes over the month; null without such a purchase. */
    zinc: z.object({ cost: z.number(), index: z.number() }).nullable(),
  }),
  rate: 'read',
})
export type MemberFigures = z.output<typeof memberFigures.output>

export type TodoRow =
  | z.output<typeof storeTodoList.output>['list'][number]
  | z.output<typeof platformTodoList.output>['list'][number]
  | z.output<typeof memberTodoList.output>['list'][number]
  | ({ key: 'approve' } & z.output<z.ZodObject<typeof todo>>)
