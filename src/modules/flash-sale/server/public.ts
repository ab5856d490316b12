// What other modules may use of `flash-sale` on the server.
export { flashSaleHandlers } from './handlers.ts'
export { flashSaleStockSubscriber, flashSaleTimers } from './timers.ts'
