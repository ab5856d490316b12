// What other modules may use of `inventory` on the server.
export { addFlashStock, type FlashNeed, flashTakenBy, holdFlashStock } from './flash-stock.ts'
export { inventoryHandlers } from './handlers.ts'
export { inventoryPersonalData } from './personal-data.ts'
export { holdStock, releaseStock, releaseStockPart, shipStock, takeBackStock } from './move-stock.ts'
