import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { customerKinds } from './rules/customer-kind.ts'

const desk = { store: 'store.orders' } as const

/** How the list goes, `-` the largest first. */
export const customerSorts = ['-amount', 'amount', '-orders', 'orders', '-last', 'last', '-tonnes', 'tonnes'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Tags of one customer at most, and characters of one. */
export const mostTags = 8
export const mostTagLength = 12

const filters = {
  /** A part of the buyer's title or of a receiver's city. */
  keyword: text(60).default(''),
  kind: z.enum(['', ...customerKinds]).default(''),
  /** A tag of my stores' staff. */
  tag: text(mostTagLength).default(''),
  sort: z.enum(customerSorts).default('-amount'),
}

const customer = z.object({
  /** The same buyer in every answer; not the number of an account. */
  key: z.string(),
  /** The company, or the masked name of a person. */
  name: z.string(),
  isCompany: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(customerKinds),
  orderNum: z.number(),
  amount: yuan,
  /** Yuan per paid order. */
  average: yuan,
  /** Of goods whose mass is known. */
  tonnes: z.number(),
  /** Days between paid orders on average; null with one order. */
  everyDays: z.number().nullable(),
  firstTime: timestamp,
  lastTime: timestamp,
  /** Of the last delivery. */
  city: z.string(),
  /** Masked; empty when nothing was delivered. */
  phone: z.string(),
  tags: z.array(z.string()),
})
export type Customer = z.output<typeof customer>

export const customerList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/customer/list',
  summary: 'Who paid for orders of my stores: how often, how much, when last',
  guard: desk,
  input: z.object({ ...filters, ...pageFields }),
  output: z.object({
    list: z.array(customer),
    total: z.number(),
    /** Customers that the keyword finds, by kind. */
    counts: z.record(z.enum(['all', ...customerKinds]), z.number()),
  }),
  rate: 'read',
})

export const customerExport = endpoint({
  method: 'GET',
  path: 'v3/business/seller/customer/export',
  summary: 'The list as a file by the same filters; at most 2000 customers',
  guard: desk,
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'read',
})

const orderStages = ['toShip', 'onWay', 'done', 'closed'] as const

const detail = customer.extend({
  notes: z.array(
    z.object({ customerNoteId: z.number(), body: z.string(), authorName: z.string(), noteTime: timestamp, isMine: z.boolean() }),
  ),
  /** Twelve months until now. */
  months: z.array(z.object({ month: z.string(), amount: yuan, orderNum: z.number() })),
  /** The last ten paid orders. */
  orders: z.array(z.object({ orderSn: z.string(), payTime: timestamp, amount: yuan, stage: z.enum(orderStages) })),
  goods: z.array(z.object({ productId: z.number(), goodsName: z.string(), specText: z.string(), amount: yuan, orderNum: z.number() })),
  /** Requests of this customer that my stores may still answer or wait to hear of. */
  requests: z.array(z.object({ inquirySn: z.string(), title: z.string(), isDirect: z.boolean(), publishTime: timestamp })),
  /** Samples, after-sale cases and contracts that are not settled. */
  open: z.object({ samples: z.number(), cases: z.number(), contracts: z.number() }),
  /** The credit line that my store grants; null without one. */
  credit: z.object({ limit: yuan, used: yuan, isFrozen: z.boolean() }).nullable(),
})
export type CustomerDetail = z.output<typeof detail>

const key = z.string().regex(/^[0-9a-f]{16}$/)

export const customerDetail = endpoint({
  method: 'GET',
  path: 'v3/business/seller/customer/detail',
  summary: 'One customer of my stores: orders, months, goods, open requests, credit, notes and tags',
  guard: desk,
  input: z.object({ key }),
  output: detail,
  rate: 'read',
})

export const customerTags = endpoint({
  method: 'GET',
  path: 'v3/business/seller/customer/tags',
  summary: 'Tags that the staff of my stores use, the most used first',
  guard: desk,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ tag: z.string(), count: z.number() })) }),
  rate: 'read',
})

export const customerTagSave = endpoint({
  method: 'POST',
  path: 'v3/business/seller/customer/saveTags',
  summary: 'Gives a customer these tags and no others',
  guard: desk,
  input: z.object({ key, tags: z.array(text(mostTagLength, 1)).max(mostTags) }),
  output: z.object({ tags: z.array(z.string()) }),
  rate: 'write',
})

export const customerNoteAdd = endpoint({
  method: 'POST',
  path: 'v3/business/seller/customer/addNote',
  summary: 'Notes something about a customer for the staff of the store',
  guard: desk,
  input: z.object({ key, body: text(500, 1) }),
  output: z.object({ customerNoteId: z.number() }),
  rate: 'write',
})

export const customerNoteRemove = endpoint({
  method: 'POST',
  path: 'v3/business/seller/customer/removeNote',
  summary: 'Removes a note that I wrote',
  guard: desk,
  input: z.object({ key, customerNoteId: id }),
  output: z.object({ customerNoteId: z.number() }),
  rate: 'write',
})
