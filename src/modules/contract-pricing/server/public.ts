// What other modules may use of `contract-pricing` on the server.
export { contractPricingSubscribers, contractPricingTimers } from './background.ts'
export { dueOfPricePaid } from './due-of-price.ts'
export { contractPricingHandlers } from './handlers.ts'
export { openPriceObligations } from './open-obligations.ts'
export { contractPricingPersonalData } from './personal-data.ts'
export { verifySettlement } from './verify-settlement.ts'
