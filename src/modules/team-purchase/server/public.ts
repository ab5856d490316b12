// What other modules may use of `team-purchase` on the server.
export { teamPurchaseSubscriber, teamPurchaseTimers } from './background.ts'
export { teamPurchaseHandlers } from './handlers.ts'
export { teamPurchaseClosingCheck, teamPurchasePersonalData } from './personal-data.ts'
