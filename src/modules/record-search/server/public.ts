// What other modules may use of `record-search` on the server.
export { recordSearchHandlers } from './handlers.ts'
