// What other modules may use of `purchase-history` on the server.
export { purchaseHistoryHandlers } from './handlers.ts'
export { lastCompanyPrices, lastPriceKey } from './last-purchase-prices.ts'
