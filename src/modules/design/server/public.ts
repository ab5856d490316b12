// What other modules may use of `design` on the server.
export { designClosing, designHandlers, designPersonalData } from './public.ts'
