// What other modules may use of `rfq` on the server.
export { rfqHandlers, rfqPersonalData, rfqTimers } from './public.ts'
