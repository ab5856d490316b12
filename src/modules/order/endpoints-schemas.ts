import { truckLengths, unloadingKinds } from './rules/unloading.ts'
import { z } from 'zod'
import { text, timestamp, yuan } from '../../api/fields.ts'
import { unitKinds } from '../catalog/endpoints.ts'
import { formulaExplanation } from '../pricing/endpoints-formulas.ts'
import { orderMachine } from './rules/order-machine.ts'
import { payOrderMachine } from './rules/pay-order-machine.ts'

export const deliveryMethods = ['DELIVERY', 'PICKUP'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]
/** How a buyer means to pay: through a gateway, by bank transfer with a voucher, or on a credit line. */
export const payMethods = ['ONLINE', 'TRANSFER', 'CREDIT'] as const
export type PayMethod = (typeof payMethods)[number]

export const orderState = z.enum(orderMachine.states as readonly [string, ...string[]])
export const payOrderState = z.enum(payOrderMachine.states as readonly [string, ...string[]])

/** A receiver as it was when the order was placed. */
export const receiver = z.object({
  addressId: z.number(),
  receiverName: z.string(),
  mobile: z.string(),
  /** Six-digit region code of the district. */
  regionCode: z.string(),
  regionText: z.string(),
  detail: z.string(),
})
export type Receiver = z.output<typeof receiver>

/** What invoice the buyer wants; the invoice itself is applied for later, against the titles of the member centre. */
export const invoiceChoice = z.object({
  /** 1 ordinary, 2 VAT special, 0 none. */
  invoiceType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  title: z.string(),
  taxNumber: z.string(),
  /** `goods` prints goods names, `category` their tax categories. */
  content: z.enum(['goods', 'category']),
})
export type InvoiceChoice = z.output<typeof invoiceChoice>

/** What the buyer says of an order for its own books and its own yard; all of it may be left out. */
export const purchaseData = z.object({
  /** The number that the order has in the buyer's system. */
  buyerOrderNo: text(40).default(''),
  /** When the goods are wanted; empty for no certain day. */
  wantedDate: z.union([z.iso.date(), z.literal('')]).default(''),
  unloading: z.enum(unloadingKinds).default(''),
  unloadingNote: text(100).default(''),
  truckLength: z.enum(truckLengths).default(''),
})
export type PurchaseData = z.output<typeof purchaseData>

export const orderLine = z.object({
  /** Id of the order line. */
  orderProductId: z.number(),
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string(),
  specText: z.string(),
  /** The buying company's own code for the SKU when it was ordered; empty where it had none. */
  materialCode: z.string(),
  /** The private buyer confirmed at the checkout that it cannot be returned without a reason. */
  noFreeReturn: z.boolean(),
  unit: z.enum(unitKinds),
  unitName: z.string(),
  precision: z.number().int(),
  buyNum: z.number(),
  shippedNum: z.number(),
  receivedNum: z.number(),
  /** Of a paid order: goods that are not shipped any more. */
  cancelledNum: z.number(),
  /** Yuan per unit, tax included, as agreed at the order. */
  goodsPrice: z.number(),
  priceReason: z.string(),
  /** How the index-linked price was made that the line was ordered at; null for other goods, and in lists. */
  formula: formulaExplanation.nullable(),
  subtotal: yuan,
  /** What reductions and coupons took off the subtotal. */
  discount: yuan,
  /** VAT in percent, and the part of what was paid for the line that it is. */
  taxRate: z.number(),
  taxAmount: yuan,
  /** Theoretical mass of what was ordered; null where the SKU says none. */
  massKg: z.number().nullable(),
  isEvaluated: z.union([z.literal(0), z.literal(1)]),
})
export type OrderLine = z.output<typeof orderLine>

/** What lists and details show of an order. */
export const orderCardFields = {
  orderSn: z.string(),
  /** The checkout that it belongs to: payment is per checkout. */
  paySn: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  buyerName: z.string(),
  state: orderState,
  /** Key of the shown status, e.g. `awaitingPayment`; its text is `orderStateText`. */
  label: z.string(),
  orderStateText: z.string(),
  delivery: z.enum(deliveryMethods),
  payMethod: z.enum(payMethods),
  goodsAmount: yuan,
  freight: yuan,
  /** What reductions and coupons took off the goods. */
  discount: yuan,
  totalAmount: yuan,
  purchaseData,
  /** What the buyer bought it for, for the buyer alone; `projectId` is 0 when the project is deleted. */
  project: z.object({ projectId: z.number(), title: z.string() }).nullable(),
  createTime: timestamp,
  /** When an unpaid order cancels itself; null when it does not wait for payment. */
  payDueTime: timestamp.nullable(),
  /** 1: put into the recycle bin by the buyer. */
  isHidden: z.union([z.literal(0), z.literal(1)]),
  orderProductList: z.array(orderLine),
  /** Changes with every move; commands send it back as `expectedVersion`. */
  version: z.number(),
}
export const orderCard = z.object({ ...orderCardFields, can: z.array(z.string()) })
export type OrderCard = z.output<typeof orderCard>

export const orderLog = z.object({
  at: timestamp,
  event: z.string(),
  text: z.string(),
  actorName: z.string(),
  reason: z.string(),
})

/** One order with everything around it. */
export const orderDetail = orderCard.extend({
  /** Which reductions and coupons took what off, as they were called then. */
  benefits: z.array(z.object({ kind: z.string(), name: z.string(), amount: yuan })),
  netAmount: yuan,
  taxAmount: yuan,
  paidAmount: yuan,
  /** What was given back of it for goods that are not shipped. */
  givenBackAmount: yuan,
  payTime: timestamp.nullable(),
  shipTime: timestamp.nullable(),
  finishTime: timestamp.nullable(),
  autoReceiveTime: timestamp.nullable(),
  cancelReason: z.string(),
  buyerRemark: z.string(),
  receiver: receiver.nullable(),
  /** 1 while the buyer may still change its purchase data. */
  purchaseEditable: z.union([z.literal(0), z.literal(1)]),
  invoice: invoiceChoice,
  payOrder: z.object({ paySn: z.string(), state: payOrderState, due: yuan, paid: yuan, orderSnList: z.array(z.string()) }),
  logs: z.array(orderLog),
})
export type OrderDetail = z.output<typeof orderDetail>
