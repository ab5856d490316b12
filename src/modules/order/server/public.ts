// What other modules may use of `order` on the server.
export { orderClosingCheck } from './account-closure-check.ts'
export { type CheckoutRequest, type CheckoutSources, type Purchase, readPurchase, receiverOf } from './checkout/checkout-lines.ts'
export { checkoutViewOf } from './checkout/checkout-view.ts'
export { type NegotiatedTerms, withNegotiatedPrices, withNegotiatedTerms } from './checkout/negotiated-prices.ts'
export {
  type OrderSubmission,
  type PlaceOrderOptions,
  type PlacedOrderView,
  placeOrder,
  purchaseDetailsOf,
  readOrder,
} from './checkout/place-order.ts'
export type { Checkout } from './checkout/price-checkout.ts'
export { orderHandlers, storeScopeOf } from './handlers.ts'
export { type OrderLineSold, type OrderSold, closeOrder, lockOrderSold, orderSold } from './orders/order-case.ts'
export { type CancelledPart, cancelOrderParts, countOrderCase, setAwaitsTeam } from './orders/cancel-order-parts.ts'
export { type NewLinePrice, changeOrderPrices } from './orders/change-prices.ts'
export { cancelOrder, cancelUnpaidOrders, orderTimers } from './orders/cancel-order.ts'
export {
  type LiveOrder,
  type TradedOrder,
  liveOrdersOf,
  memberSpending,
  orderDetailsBySn,
  orderStateText,
  skuIdsOfOrders,
} from './orders/traded-order.ts'
export { type LockedOrder, type OrderScope, logOrderMoves, scopeParameters } from './orders/order-repository.ts'
export { noPurchaseData } from './orders/purchase-data.ts'
export { orderTimeLimit } from './orders/order-time-limits.ts'
export {
  type OrderLineQuantity,
  canShip,
  recordReceiptExtension,
  recordReceived,
  recordShipped,
  remainingToShip,
} from './orders/record-shipped-quantities.ts'
export {
  type OrderHeader,
  type ShippableLine,
  type ShippableOrder,
  findOrderHeader,
  lockShippableOrder,
  shippableLines,
} from './orders/shippable-order.ts'
export { verifyOrder } from './orders/verify-order.ts'
export { markPayOrderPaid, recordPartPayment } from './pay-orders/mark-pay-order-paid.ts'
export { type PayOrderDue, amountDueOf, payOrderDue, startPaying } from './pay-orders/pay-order-due.ts'
export { lockPayOrder, lockPayOrderOf, type PayOrder } from './pay-orders/pay-order-repository.ts'
export { confirmBankTransfer, movePayOrderToReview, rejectBankTransfer } from './pay-orders/review-bank-transfer.ts'
export { orderPersonalData } from './personal-data.ts'
export type { PayOnCredit, PurchaseDetails, PurchaseGate } from './ports.ts'
