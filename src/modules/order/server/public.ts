// What later modules may use of orders. Payment moves a checkout only through these functions, each inside the
// transaction in which it keeps its own rows.
export { actOf, actOfSystem, type Act } from './act.ts'
export { dueOf, payOrderDue, startPaying, type PayOrderDue } from './pay-order-due.ts'
export { lockPayOrder } from './pay-order-store.ts'
export { markPayOrderPaid, type ArrivedPayment, type PaidOutcome } from './mark-pay-order-paid.ts'
export { confirmTransfer, movePayOrderToReview, rejectTransfer, type ConfirmedTransfer, type TransferOutcome } from './review-transfer.ts'
export { orderHandlers, storesOf } from './handlers.ts'
export { orderTimers } from './cancel-order.ts'
export { leftToShip, mayShip, recordExtended, recordReceived, recordShipped, type LinePart } from './ship-order.ts'
export { lockShippable, orderHead, shippableLines, type OrderHead, type ShippableLine, type ShippableOrder } from './shippable-order.ts'
export { timeSetting } from './time-settings.ts'
export type { LockedOrder, OrderScope } from './order-store.ts'
