// What other modules may use of `loyalty` on the server.
export { loyaltyClosingCheck } from './account-closure-check.ts'
export { loyaltySubscriber, loyaltyTasks, loyaltyTimers } from './background-jobs.ts'
export { loyaltyHandlers } from './handlers.ts'
export { type MallTradeOutcome, applyMallTrade } from './payments/apply-trade.ts'
export { loyaltyPersonalData } from './personal-data.ts'
export type { LoyaltyMoney } from './ports.ts'
