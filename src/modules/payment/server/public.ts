// What the composition root and later modules may use of payments.
export { paymentSubscribers, paymentTasks } from './background.ts'
export type { PaymentDeps } from './deps.ts'
export { paymentHandlers } from './handlers.ts'
export { paymentNotifyRoutes } from './notify-routes.ts'
export { paymentPersonalData } from './personal-data.ts'
export { paymentClosing } from './closing-check.ts'
