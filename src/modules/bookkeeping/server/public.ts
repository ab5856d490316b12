// What other modules may use of `bookkeeping` on the server.
export { bookkeepingHandlers } from './handlers.ts'
