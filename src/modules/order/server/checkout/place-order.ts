import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { fenOfNumber, yuanNumber, yuanText } from '../../../../kernel/money/money.ts'
import { writeSideEffects } from '../../../../kernel/audit/write-side-effects.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skusInTransaction, removeCheckedLines, type BasketLine } from '../../../basket/server/public.ts'
import { workCalendar } from '../../../site/server/public.ts'
import type { InvoiceChoice, PayMethod, PurchaseData, Receiver } from '../../endpoints-schemas.ts'
import { payDueAt } from '../../rules/order-times.ts'
import { earliestExpiry, priceValidUntil } from './price-lock-expiry.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { withNegotiatedPrices, withNegotiatedTerms, type NegotiatedTerms } from './negotiated-prices.ts'
import { checkoutRefusal, invoiceRefusal } from './checkout-refusal.ts'
import { checkoutViewOf } from './checkout-view.ts'
import { readPurchase, type Purchase, type CheckoutRequest } from './checkout-lines.ts'
import { addCheckout, type InsertedCheckout } from './insert-order.ts'
import type { PayOnCredit, PurchaseDetails, PurchaseGate } from '../ports.ts'
import type { Checkout } from './price-checkout.ts'
import { noPurchaseData, wantedDateRefusal } from '../orders/purchase-data.ts'
import { orderTimeLimit } from '../orders/order-time-limits.ts'
import { flashDueAt, flashNeedsOf } from './flash-sale-holds.ts'
import { holdFlashStock, holdStock } from '../../../inventory/server/public.ts'
import { payOrdersWithPoints } from '../../../loyalty/server/public.ts'
import { markFixedPricesUsed } from '../../../pricing/server/public.ts'
import { reserveCoupons } from '../../../promotion/server/public.ts'

export type OrderSubmission = CheckoutRequest & {
  readonly expectedTotal: number
  readonly payMethod: PayMethod
  readonly invoice: InvoiceChoice
  readonly purchaseData?: PurchaseData
  readonly materialCodes?: readonly { readonly productId: number; readonly code: string }[]
  readonly noFreeReturn?: readonly number[]
}
/** Where the lines come from when not from the cart, who may stop the purchase, and what was agreed outside the price list. */
export type PlaceOrderOptions = {
  readonly lines?: readonly BasketLine[]
  /** Whether the buyer's coupons and the stores' reductions count for such lines; they do for those of the cart. */
  readonly withCoupons?: boolean
  readonly gate?: PurchaseGate
  readonly agreed?: NegotiatedTerms
  readonly payOnCredit?: PayOnCredit | undefined
  /** Who gets the goods, when that was settled before: the order goes there and to no address of now. */
  readonly receiver?: Receiver | null
  /** Until when it must be paid, where that was agreed before. */
  readonly payUntil?: Date
}
export type PlacedOrderView = { paySn: string; payOrderState: string; orderSnList: string[]; totalAmount: number; payDueTime: string }

/**
 * Places a checkout: one payment, one order per store (flows.md F1). Everything is read again inside the transaction; the
 * lines leave the cart with it, so that two checkouts at once cannot order them twice; stock is taken last, since its rows
 * are what others wait for. Every refusal rolls all of it back.
 */
export async function placeOrder(
  call: Call,
  tx: Transaction,
  orderSubmission: OrderSubmission,
  how: PlaceOrderOptions = {},
): Promise<PlacedOrderView | Failure> {
  const { memberId, enterpriseId } = memberOf(call)
  const { agreed } = how
  const isTransfer = orderSubmission.payMethod === 'TRANSFER'
  const [limit, calendar, purchase] = await Promise.all([
    orderTimeLimit(tx, isTransfer ? 'transferDays' : 'payHours'),
    isTransfer ? workCalendar(tx) : null,
    readOrder(call, tx, orderSubmission, how),
  ])
  if (isFailure(purchase)) return purchase
  const { checkout, receiver } = purchase
  const stopped = await how.gate?.(call, tx, purchaseDetailsOf(checkout))
  if (stopped) return stopped
  const act = actorContext(call)
  const heldUntil = priceValidUntil(checkout, act.now, agreed?.heldUntil ?? null)
  const usualDue = earliestExpiry(payDueAt(act.now, limit, calendar), heldUntil)
  const dueAt = how.payUntil ?? earliestExpiry(usualDue, flashDueAt(checkout, act.now, orderSubmission.payMethod))
  const needsAddress = checkout.stores.some((store) => store.delivery === 'DELIVERY')
  const placed = await addCheckout(tx, {
    checkout,
    memberId,
    enterpriseId,
    payMethod: orderSubmission.payMethod,
    payDueAt: dueAt,
    heldUntil,
    receiver: needsAddress ? receiver : null,
    invoice: orderSubmission.invoice,
    purchaseData: orderSubmission.purchaseData ?? noPurchaseData,
    materialCodes: new Map(orderSubmission.materialCodes?.map(({ productId, code }) => [productId, code])),
    noFreeReturn: new Set(orderSubmission.noFreeReturn),
    act,
    priceClass: call.priceClass,
  })
  const orderSnList = placed.orders.map((order) => order.orderSn)
  await recordPlacement(tx, placed, { act, memberId, dueAt })
  const isHeld = await markFixedPricesUsed(tx, fixingsOf(purchase, placed), { memberId, act })
  if (!isHeld) return failure('order.fixedPriceGone')
  const reserved = await reserveCoupons(tx, reservingOf(memberId, placed, act.now), checkout.coupons)
  if (isFailure(reserved)) return reserved
  const flash = await holdFlashStock(tx, { memberId, enterpriseId }, flashNeedsOf(checkout, placed), act.now)
  if (isFailure(flash)) return flash
  const pointsPaid = await payOrdersWithPoints(tx, { memberId, orders: pointsOf(purchase, placed), act })
  if (isFailure(pointsPaid)) return pointsPaid
  const taken = await holdStock(tx, needsOf(purchase, placed))
  if (isFailure(taken)) return taken
  const isOnCredit = orderSubmission.payMethod === 'CREDIT'
  if (isOnCredit) {
    const refused = await (how.payOnCredit?.(tx, { paySn: placed.paySn, memberId, enterpriseId, act }) ?? failure('order.creditOff'))
    if (refused) return refused
  }
  return {
    paySn: placed.paySn,
    payOrderState: isOnCredit ? 'PAID' : 'OPEN',
    orderSnList,
    totalAmount: yuanNumber(checkout.total),
    payDueTime: dueAt.toISOString(),
  }
}

/**
 * What is about to be ordered, read and priced inside the transaction; the lines leave the cart. Refusals: a missing invoice
 * title, what a checkout refuses, `order.couponRefused`, `order.pointsRefused`, `order.totalChanged`.
 */
export async function readOrder(
  call: Call,
  tx: Transaction,
  orderSubmission: OrderSubmission,
  { lines, agreed, receiver, withCoupons = lines === undefined }: PlaceOrderOptions,
): Promise<Purchase | Failure> {
  const noInvoice = invoiceRefusal(orderSubmission.invoice)
  if (noInvoice) return noInvoice
  const pastDate = lines ? null : wantedDateRefusal(orderSubmission.purchaseData ?? noPurchaseData, call.app.clock.now())
  if (pastDate) return pastDate
  const read = await readPurchase(call, orderSubmission, {
    handle: tx,
    cart: async () => (lines ? [...lines] : removeCheckedLines(tx, memberOf(call).memberId)),
    skus: async (productIds) => {
      const skus = await skusInTransaction(call, tx, productIds)
      return agreed ? withNegotiatedPrices(skus, agreed) : skus
    },
    withCoupons,
    withPoints: (orderSubmission.points ?? 0) > 0,
    ...(receiver === undefined ? {} : { receiver }),
  })
  if (isFailure(read)) return read
  const purchase = agreed ? { ...read, checkout: withNegotiatedTerms(read.checkout, agreed) } : read
  return refusalOf(call, purchase, orderSubmission.expectedTotal) ?? purchase
}

type Placement = { readonly act: ActorContext; readonly memberId: number; readonly dueAt: Date }

/** Audit rows, the timer that cancels an unpaid checkout, and the event of a placed checkout. */
function recordPlacement(tx: Transaction, placed: InsertedCheckout, { act, memberId, dueAt }: Placement): Promise<void> {
  return writeSideEffects(tx, {
    audits: placed.orders.map((order) => ({
      ...act,
      action: 'order.submit',
      entity: 'order',
      entityId: order.orderSn,
      without: 'creation' as const,
      to: 'PENDING_PAYMENT',
    })),
    timers: [{ entity: 'payOrder', entityId: placed.paySn, event: 'autoCancel', dueAt }],
    events: [
      {
        event: 'order.placed',
        payload: {
          paySn: placed.paySn,
          memberId,
          orderSnList: placed.orders.map((order) => order.orderSn),
          storeIds: placed.orders.map((order) => order.storeId),
        },
      },
    ],
  })
}

/** What the gate and the approval rules ask of a purchase. */
export function purchaseDetailsOf(checkout: Checkout): PurchaseDetails {
  const lines = checkout.stores.flatMap((store) =>
    store.lines.map(({ sku, chosen, price }) => ({
      storeId: sku.storeId,
      categoryId: sku.categoryId,
      productId: sku.productId,
      unit: chosen.unit,
      unitPrice: price?.unitPrice ?? 0n,
    })),
  )
  return { total: checkout.total, lines }
}

function reservingOf(memberId: number, placed: InsertedCheckout, now: Date) {
  const orderSnOf = (storeId: number) => placed.orders.find((order) => order.storeId === storeId)?.orderSn ?? ''
  return { memberId, paySn: placed.paySn, now, orderSnOf }
}

function refusalOf(call: Call, { checkout, receiver }: Purchase, expectedTotal: number): Failure | null {
  const refused = checkoutRefusal(checkout, call.lang)
  if (refused) return refused
  if (checkout.coupons.refused.length > 0)
    return failure('order.couponRefused', {}, { data: checkoutViewOf(checkout, receiver, call.lang) })
  const { points } = checkout
  if (points.isRefused) {
    const facts = { unit: points.terms.unit, most: points.most }
    return failure('order.pointsRefused', facts, { field: 'points', data: checkoutViewOf(checkout, receiver, call.lang) })
  }
  const expected = fenOfNumber(expectedTotal)
  if (expected === checkout.total) return null
  const facts = { shown: expected === undefined ? String(expectedTotal) : yuanText(expected), now: yuanText(checkout.total) }
  return failure('order.totalChanged', facts, { data: checkoutViewOf(checkout, receiver, call.lang) })
}

/** The prices that stores fixed for this buyer, each used up by its order. */
function fixingsOf({ checkout }: Purchase, placed: InsertedCheckout) {
  return checkout.stores.flatMap((store) => {
    const orderSn = placed.orders.find((order) => order.storeId === store.storeId)?.orderSn ?? ''
    const used = new Set(store.lines.flatMap(({ index }) => index?.fixingUsed ?? []))
    return [...used].map((fixingId) => ({ fixingId, orderSn }))
  })
}

/** What points pay of each order. */
function pointsOf({ checkout }: Purchase, placed: InsertedCheckout) {
  return placed.orders.map(({ orderSn, storeId }) => ({ orderSn, ...(checkout.points.ofStore.get(storeId) ?? { points: 0, amount: 0n }) }))
}

function needsOf({ checkout }: Purchase, placed: InsertedCheckout) {
  return checkout.stores.flatMap((store) => {
    const order = placed.orders.find((one) => one.storeId === store.storeId)
    // Every store of the checkout has just got its order.
    const reference = order?.orderSn ?? ''
    const perProduct = Map.groupBy(store.lines, (line) => line.sku.productId)
    return [...perProduct].map(([productId, lines]) => ({
      reference,
      productId,
      number: lines.reduce((sum, line) => sum + line.stockNumber, 0n),
    }))
  })
}
