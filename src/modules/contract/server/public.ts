// What other modules may use of `contract` on the server.
export { contractOrderSubscriber, contractTasks, contractTimers } from './background-jobs.ts'
export { draftAwardContract } from './draft-award.ts'
export { contractHandlers } from './handlers.ts'
export { contractClosingCheck, contractPersonalData } from './personal-data.ts'
export type { EsignSettings } from './ports.ts'
export { contractsOfSource } from './source-repository.ts'
export { verifyContract } from './verify-contract.ts'
