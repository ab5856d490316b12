// What other modules may use of `audit` on the server.
export { insightHandlers } from './handlers.ts'
