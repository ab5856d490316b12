// What other modules may use of `tender` on the server.
export { balanceDepositHandlers } from './deposits/balance-deposit-handlers.ts'
export { tenderContractSubscriber, tenderTimers } from './background-jobs.ts'
export { tenderHandlers } from './handlers.ts'
export { tenderPersonalData } from './personal-data.ts'
export { bidderQueues, ownerQueues, type TenderQueue } from './tender-todos.ts'
