// What other modules may use of `audit` on the server.
export { auditHandlers } from './handlers.ts'
