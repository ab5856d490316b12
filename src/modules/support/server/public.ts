// What other modules may use of `support` on the server.
export { supportHandlers } from './handlers.ts'
export type { AskAs } from './ports.ts'
