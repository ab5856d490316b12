// What other modules may use of `support` on the server.
export { type AskAs, supportHandlers } from './public.ts'
