// What other modules may use of `group-sale` on the server.
export { groupSaleClosingCheck } from './account-closure-check.ts'
export { groupSaleSubscriber, groupSaleTimers } from './background.ts'
export { depositSubject } from './deposits/pay-deposit.ts'
export { groupSaleHandlers } from './handlers.ts'
export { groupSalePersonalData } from './personal-data.ts'
