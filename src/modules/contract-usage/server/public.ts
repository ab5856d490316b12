// What other modules may use of `contract-usage` on the server.
export { contractUsageHandlers } from './handlers.ts'
