// What other modules may use of `listing` on the server.
export { isGoodsPicture } from './goods-picture-repository.ts'
export { importHandlers, importTasks } from './import/import-handlers.ts'
export { ownGoodsHandlers } from './listing-handlers.ts'
export type { SheetCell, SheetRead, SheetReader } from './ports.ts'
export { goodsPictureHandlers, revisionHandlers } from './revisions/revision-handlers.ts'
