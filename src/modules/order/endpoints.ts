import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, timestamp, oneOrZero, text, whole, yuan, yuanInput } from '../../api/fields.ts'
import { unitKinds } from '../catalog/endpoints.ts'
import { baseKinds } from '../catalog/rules/price-precedence.ts'
import { lineProblem } from '../basket/endpoints-schemas.ts'
import { deliveryMethods, payMethods, payOrderState, purchaseData, receiver } from './endpoints-schemas.ts'

/** Where the lines come from: the checked lines of the cart, or one SKU bought at once. */
/** What is bought, where it goes and with which coupons. */
export const checkoutChoices = {
  buyNow: z.object({ productId: id, number: decimal, unit: z.enum(unitKinds).default('primary') }).optional(),
  addressId: id.optional(),
  stores: z
    .array(
      z.object({
        storeId: id,
        delivery: z.enum(deliveryMethods).default('DELIVERY'),
        remark: text(200).default(''),
        couponId: whole(2_147_483_647).optional(),
        /** A project of the buyer that this order is for; 0 for none, nothing said the one from whose list the goods came. */
        projectId: whole(2_147_483_647).optional(),
      }),
    )
    .max(60)
    .default([]),
  /** A coupon of the platform; 0 uses none, nothing said the best. `couponId` of a store means the same. */
  platformCouponId: whole(2_147_483_647).optional(),
}

/** How many points shall pay a part; what is too much is lowered in a preview and refused in an order (`order.pointsRefused`). */
const pointsWish = whole(100_000_000).default(0)

const checkoutLine = z.object({
  cartId: z.number().nullable(),
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string(),
  specText: z.string(),
  /** What the buying company calls the SKU; empty where its list does not say. */
  materialCode: z.string(),
  buyNum: z.number(),
  unit: z.enum(unitKinds),
  unitName: z.string(),
  goodsPrice: z.number(),
  /** Why it is what it is: `list`, `tier`, `agreed`, `promotion` or `index`. */
  priceReason: z.string(),
  /** The price that it starts from, before tier and flash price. */
  priceBase: z.enum(baseKinds),
  /** Price now minus price when it was put into the cart. */
  priceChange: z.number(),
  subtotal: yuan,
  /** What reductions, coupons and points take off the subtotal. */
  discount: yuan,
  /** The price lock of an index-linked line; null for other goods. */
  index: z
    .object({
      quoteDate: z.string(),
      /** When the lock ends; null where the price could not be locked. */
      lockedUntil: timestamp.nullable(),
      /** The price of now where it differs from the locked one, for the quantity of the line. */
      movedTo: z.number().nullable(),
      isStale: z.union([z.literal(0), z.literal(1)]),
    })
    .nullable(),
  problem: lineProblem.nullable(),
  /** 1: a private buyer confirms that these goods cannot be returned without a reason (`noFreeReturn` of the order). */
  noFreeReturn: oneOrZero,
})

/** A coupon that the buyer holds, the best first. */
const couponOffer = z.object({
  couponId: z.number(),
  couponName: z.string(),
  saving: yuan,
  isUsable: z.union([z.literal(0), z.literal(1)]),
  /** Why it cannot be used here; empty where it can. */
  reason: z.string(),
  validUntil: timestamp,
})

const checkoutStore = z.object({
  storeId: z.number(),
  storeName: z.string(),
  goodsList: z.array(checkoutLine),
  /** The project that this order will be for; null for none. */
  project: z.object({ projectId: z.number(), title: z.string() }).nullable(),
  delivery: z.enum(deliveryMethods),
  /** What the buyer may choose; self-pickup only where the freight templates allow it. */
  deliveryChoices: z.array(z.enum(deliveryMethods)),
  /** Yuan; 0 while it cannot be said. */
  freight: yuan,
  /** `OK`, `FREE`, `PICKUP`, `NEED_ADDRESS`, or `ENQUIRY` where the carrier must be asked and the store ships at agreed cost. */
  freightState: z.enum(['OK', 'FREE', 'PICKUP', 'NEED_ADDRESS', 'ENQUIRY']),
  freightText: z.string(),
  massKg: z.number(),
  goodsAmount: yuan,
  /** What the store's reduction and coupons take off the goods. */
  discount: yuan,
  /** The full reduction that counts here or is nearest; `hint` says what the next step asks for, empty at the last one. */
  reduction: z.object({ name: z.string(), saving: yuan, hint: z.string() }).nullable(),
  /** The chosen coupon of this store; 0 for none. */
  couponId: z.number(),
  coupons: z.array(couponOffer),
  totalAmount: yuan,
})

/** What a checkout will cost, without placing it. */
export const checkoutView = z.object({
  address: receiver.nullable(),
  storeGroupList: z.array(checkoutStore),
  goodsAmount: yuan,
  freight: yuan,
  discount: yuan,
  platformCouponId: z.number(),
  platformCoupons: z.array(couponOffer),
  /** What the buyer's points may pay of it, and what they do. */
  points: z.object({
    available: z.number(),
    /** Points are used in multiples of it. */
    unit: z.number(),
    /** How much of the goods, after coupons, points may pay. */
    sharePercent: z.number(),
    /** The most that this checkout takes, and what they are worth. */
    most: z.number(),
    mostAmount: yuan,
    used: z.number(),
    amount: yuan,
  }),
  totalAmount: yuan,
  /** VAT contained in the total, and the total without it. */
  netAmount: yuan,
  taxAmount: yuan,
  payMethods: z.array(z.enum(payMethods)),
  /** When the first lock of an index-linked price ends; the order placed by then must be paid within `lockMinutes`. */
  priceLock: z.object({ expiresAt: timestamp, lockMinutes: z.number() }).nullable(),
  /** Sentences to show before the buyer submits, such as changed prices. */
  notices: z.array(z.object({ code: z.string(), text: z.string() })),
  /** `submit` when the checkout can be placed as it stands. */
  can: z.array(z.enum(['submit'])),
})
export type CheckoutView = z.output<typeof checkoutView>

export const checkoutPreview = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/confirm',
  summary: 'Preview of a checkout: one block per store, freight, totals, tax, warnings',
  guard: 'login',
  input: z.object({
    ...checkoutChoices,
    points: pointsWish,
    /** 1: index-linked prices that are locked give way to the prices of now. */
    relock: oneOrZero.default(0),
  }),
  output: checkoutView,
  rate: 'read',
})

/** What is agreed to with a checkout. */
export const orderTerms = {
  /** Total that the buyer saw; another one is refused (`order.totalChanged`) so that nobody pays what they did not see. */
  expectedTotal: yuanInput,
  payMethod: z.enum(payMethods).default('ONLINE'),
  invoice: z
    .object({
      invoiceType: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
      title: text(100).default(''),
      taxNumber: text(30).default(''),
      content: z.enum(['goods', 'category']).default('goods'),
    })
    .prefault({}),
  purchaseData: purchaseData.prefault({}),
}

const ownCode = text(60)

export const orderSubmit = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/submit',
  summary: 'Places a checkout: one order per store under one payment',
  guard: 'login',
  input: z.object({
    ...checkoutChoices,
    ...orderTerms,
    points: pointsWish,
    /** What the buyer calls SKUs, where its list of codes does not say so; an empty one takes that of the list. */
    materialCodes: z
      .array(z.object({ productId: id, code: ownCode }))
      .max(200)
      .default([]),
    /** Goods of which a private buyer confirms that they cannot be returned without a reason; of others they can be. */
    noFreeReturn: z.array(id).max(200).default([]),
  }),
  output: z.object({
    paySn: z.string(),
    payOrderState,
    orderSnList: z.array(z.string()),
    totalAmount: yuan,
    payDueTime: timestamp,
  }),
  idempotent: true,
  rate: 'money',
  note: 'Prices, freight and totals are never taken from the client.',
})

const moved = z.object({ orderSn: z.string(), state: z.string(), version: z.number() })
const command = { orderSn: text(32, 1), expectedVersion: whole().optional() }

export const orderCancel = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/cancel',
  summary: 'Cancels an unpaid order; its stock goes back',
  guard: 'login',
  input: z.object({ ...command, reason: text(200).default('') }),
  output: moved,
  idempotent: true,
  rate: 'money',
})

export const orderPurchaseData = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/purchaseData',
  summary: 'Changes own order number, wanted date, unloading and own codes of an order that is not wholly shipped',
  guard: 'login',
  input: z.object({
    orderSn: text(32, 1),
    purchaseData,
    materialCodes: z
      .array(z.object({ orderProductId: id, code: ownCode }))
      .max(200)
      .default([]),
  }),
  output: z.object({ orderSn: z.string(), purchaseData }),
  rate: 'write',
})

export const orderProject = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/project',
  summary: 'Says for which project of the buyer an order was, at any time; 0 for none',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1), projectId: whole(2_147_483_647) }),
  output: z.object({ orderSn: z.string(), projectId: z.number() }),
  rate: 'write',
})

export const orderHide = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/hide',
  summary: 'Puts a finished order into the recycle bin (the data stays)',
  guard: 'login',
  input: z.object(command),
  output: moved,
  rate: 'write',
})

export const orderRestore = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/restore',
  summary: 'Brings an order back from the recycle bin',
  guard: 'login',
  input: z.object(command),
  output: moved,
  rate: 'write',
})

export const orderReorder = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/reorder',
  summary: 'Puts the lines of an order into the cart again, at the prices of today',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1) }),
  output: z.object({ added: z.number(), refused: z.array(z.object({ goodsName: z.string(), text: z.string() })) }),
  rate: 'write',
})
