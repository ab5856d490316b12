// What other modules may use of `inventory` on the server.
export { holdStock, releaseStock, releaseStockPart, shipStock } from './move-stock.ts'
