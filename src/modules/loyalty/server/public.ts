// What other modules may use of `loyalty` on the server.
export { loyaltyClosingCheck } from './account-closure-check.ts'
export { loyaltySubscriber, loyaltyTimers } from './background-jobs.ts'
export { loyaltyHandlers } from './handlers.ts'
export { mallOrderSubject } from './malls/pay-order.ts'
export { giveBackOrderPoints, payOrdersWithPoints, pointsTermsOf } from './orders/pay-with-points.ts'
export { loyaltyPersonalData } from './personal-data.ts'
export type { LoyaltyMoney, StartMallPayment } from './ports.ts'
