// What other modules may use of `rfq` on the server.
export { orderAwardedLines } from './award/order-awarded-lines.ts'
export { reopenCancelledAwards } from './award/reopen-award.ts'
export { rfqHandlers } from './handlers.ts'
export { rfqPersonalData } from './personal-data.ts'
export { rfqTimers } from './timers.ts'
