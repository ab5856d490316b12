// What other modules may use of `contract-rescission` on the server.
export { contractRescissionHandlers } from './handlers.ts'
export { contractRescissionPersonalData } from './personal-data.ts'
