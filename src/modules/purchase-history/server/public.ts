// What other modules may use of `purchase-history` on the server.
export { countSales } from './count-sales.ts'
export { countGoodsBoughtTogether } from './frequently-bought.ts'
export { purchaseHistoryHandlers } from './handlers.ts'
export { lastCompanyPrices, lastPriceKey } from './last-purchase-prices.ts'
