// What other modules may use of `listing` on the server.
export {
  type SheetRead,
  type SheetReader,
  goodsPictureHandlers,
  importHandlers,
  importTasks,
  isGoodsPicture,
  listingHandlers,
  listingPersonalData,
} from './public.ts'
