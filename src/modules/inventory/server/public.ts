// What other modules may use of `inventory` on the server.
export { holdStock, releaseStock, shipStock } from './move-stock.ts'
