// What other modules may use of `credit` on the server.
export { creditClosingCheck } from './account-closure-check.ts'
export { creditHandlers } from './handlers.ts'
export { drawForShipment, drawRest, shipmentRefusal } from './ledger/draw-for-shipment.ts'
export { type OrderOnCredit, holdForOrders } from './ledger/hold-for-orders.ts'
export { refundToCredit } from './ledger/refund-to-credit.ts'
export { creditPersonalData } from './personal-data.ts'
export { seesRepaymentPicture } from './sees-picture.ts'
export { creditTimers } from './statements/statement-timers.ts'
