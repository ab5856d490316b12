// What other modules may use of `payment` on the server.
export { paymentClosingCheck } from './account-closure-check.ts'
export { paymentSubscribers, paymentTasks } from './background-jobs.ts'
export type { PaymentDeps } from './deps.ts'
export { paymentNotifyRoutes } from './gateway/notify-routes.ts'
export { paymentHandlers } from './handlers.ts'
export { paymentPersonalData } from './personal-data.ts'
export { refundOrder } from './refunds/refund-order.ts'
export { paymentTimers } from './vouchers/review-deadline.ts'
