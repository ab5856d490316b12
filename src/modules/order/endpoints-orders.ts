import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, text, whole } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { orderCard, orderDetail, payMethods } from './endpoints-schemas.ts'

export const orderTabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'awaitingEvaluation',
  'completed',
  'cancelled',
  'refund',
  'recycle',
] as const
export type OrderTab = (typeof orderTabs)[number]

/** A store tells what it has begun to ship from what it has not: each order waits in one of its tabs (docs/decisions/182). */
export const storeOrderTabs = [...orderTabs, 'partlyShipped'] as const
export type StoreOrderTab = (typeof storeOrderTabs)[number]

/** How a list of orders goes: by when they were placed or by what they come to, `-` the largest first. */
export const orderSorts = ['-time', 'time', '-amount', 'amount'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Yuan of an order that can be asked for. */
const mostYuan = 9_999_999_999

const search = {
  tab: z.enum(orderTabs).default('all'),
  /** Order number, the buyer's own order number, goods name or store name. */
  keyword: text(60).default(''),
  /** Days of Asia/Shanghai, both included. */
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
  sort: z.enum(orderSorts).default('-time'),
  /** `nextCursor` of the page before; nothing for the first. */
  cursor: text(60).default(''),
  pageSize: whole(50, 1).default(10),
}

const { cursor: _cursor, pageSize: _pageSize, ...filters } = search
const exported = { ...filters, format: sheetFormat }

/** The list of a buyer: those of one project, too. */
const ofBuyer = { projectId: id.optional() }

/** The list of a store: more filters, and a tab of its own. */
const storeFilters = {
  tab: z.enum(storeOrderTabs).default('all'),
  storeId: id.optional(),
  /** A part of the buyer's name as the store's rows show it. */
  buyer: text(60).default(''),
  /** A part of name, specification or the buyer's own code of goods in the order. */
  goods: text(60).default(''),
  payMethod: z.enum(payMethods).optional(),
  /** Whole yuan that the order comes to at least and at most. */
  amountFrom: whole(mostYuan).optional(),
  amountTo: whole(mostYuan).optional(),
}

/** Orders of a tab that the platform counts at most; so many mean: so many or more. */
export const mostCounted = 1000

const orderPage = z.object({
  list: z.array(orderCard),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
  /** Number of orders per tab, whatever the search says; for the platform 1000 means: 1000 or more. */
  counts: z.record(z.enum(orderTabs), z.number()),
})
export type OrderPage = z.output<typeof orderPage>

const storeOrderPage = orderPage.extend({
  /** Number of orders per tab, whatever the search says. */
  counts: z.record(z.enum(storeOrderTabs), z.number()),
})
export type StoreOrderPage = z.output<typeof storeOrderPage>

export const buyerOrderList = endpoint({
  method: 'GET',
  path: 'v3/business/front/orderInfo/list',
  summary: 'My orders, newest first',
  guard: 'login',
  input: z.object({ ...search, ...ofBuyer }),
  output: orderPage,
  rate: 'read',
})

export const buyerOrderDetail = endpoint({
  method: 'GET',
  path: 'v3/business/front/orderInfo/detail',
  summary: 'One of my orders',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1) }),
  output: orderDetail,
  rate: 'read',
})

export const buyerOrderPrint = endpoint({
  method: 'GET',
  path: 'v3/business/front/orderInfo/print',
  summary: 'One of my orders as a printable sheet: the detail, the total in capital characters, the printing time',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1) }),
  output: z.object({ order: orderDetail, totalInWords: z.string(), printTime: timestamp }),
  rate: 'read',
})

const sellerDetail = orderDetail.extend({ sellerRemark: z.string() })
export type SellerOrderDetail = z.output<typeof sellerDetail>

export const sellerOrderList = endpoint({
  method: 'GET',
  path: 'v3/business/seller/orderInfo/list',
  summary: 'Orders of the stores that I serve',
  guard: { store: 'store.orders' },
  input: z.object({ ...search, ...storeFilters }),
  output: storeOrderPage,
  rate: 'read',
})

export const sellerOrderDetail = endpoint({
  method: 'GET',
  path: 'v3/business/seller/orderInfo/detail',
  summary: 'One order of a store that I serve',
  guard: { store: 'store.orders' },
  input: z.object({ orderSn: text(32, 1) }),
  output: sellerDetail,
  rate: 'read',
})

export const sellerOrderRemark = endpoint({
  method: 'POST',
  path: 'v3/business/seller/orderInfo/remark',
  summary: "The store's own note on an order, e.g. about its price; the buyer does not see it",
  guard: { store: 'store.orders' },
  input: z.object({ orderSn: text(32, 1), remark: text(500) }),
  output: z.object({ orderSn: z.string(), sellerRemark: z.string() }),
  rate: 'write',
})

export const adminOrderList = endpoint({
  method: 'GET',
  path: 'v3/business/admin/orderInfo/list',
  summary: 'All orders of the platform',
  guard: { platform: 'platform.orders' },
  input: z.object({ ...search, storeId: id.optional(), memberId: id.optional() }),
  output: orderPage,
  rate: 'read',
})

// The platform goes on to the member from here.
const adminDetail = sellerDetail.extend({ memberId: id })

export const adminOrderDetail = endpoint({
  method: 'GET',
  path: 'v3/business/admin/orderInfo/detail',
  summary: 'One order of the platform',
  guard: { platform: 'platform.orders' },
  input: z.object({ orderSn: text(32, 1) }),
  output: adminDetail,
  rate: 'read',
})

export const buyerOrderExport = endpoint({
  method: 'GET',
  path: 'v3/business/front/orderInfo/export',
  summary: 'My orders as a spreadsheet or CSV by the filters of the list, one row per line; refused above 2000 orders',
  guard: 'login',
  input: z.object({ ...exported, ...ofBuyer }),
  output: downloadFile,
  rate: 'search',
})

export const sellerOrderExport = endpoint({
  method: 'GET',
  path: 'v3/business/seller/orderInfo/export',
  summary:
    'Orders of the stores that I serve as a spreadsheet or CSV by the filters of the list, one row per line; refused above 2000 orders',
  guard: { store: 'store.orders' },
  input: z.object({ ...exported, ...storeFilters }),
  output: downloadFile,
  rate: 'search',
})

export const adminOrderExport = endpoint({
  method: 'GET',
  path: 'v3/business/admin/orderInfo/export',
  summary: 'Orders of the platform as a spreadsheet or CSV by the filters of the list, one row per line; refused above 2000 orders',
  guard: { platform: 'platform.orders' },
  input: z.object({ ...exported, storeId: id.optional(), memberId: id.optional() }),
  output: downloadFile,
  rate: 'search',
})
