// What other modules may use of `listing` on the server.
export { isGoodsPicture } from './goods-picture-repository.ts'
export { listingHandlers } from './handlers.ts'
export { importHandlers, importTasks } from './import/import-handlers.ts'
export { listingPersonalData } from './personal-data.ts'
export { platformGoodsHandlers } from './platform/platform-goods-handlers.ts'
export type { SheetRead, SheetReader } from './ports.ts'
export { goodsPictureHandlers } from './revisions/revision-handlers.ts'
