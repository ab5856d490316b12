// What other modules may use of `guest-quotation` on the server.
export { guestQuotationSubscriber, guestQuotationTasks } from './background-jobs.ts'
export { standingOfStores, type StoreScores } from './invitation-gate.ts'
export { guestQuotationHandlers } from './handlers.ts'
export { guestQuotationPersonalData } from './personal-data.ts'
