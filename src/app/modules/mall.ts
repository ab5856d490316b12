import { documentWords } from '../../integrations/sheets/document-words.ts'
import { readSheetApart } from '../../integrations/sheets/read-sheet.ts'
import { writeSheet } from '../../integrations/sheets/write-sheet.ts'
import { catalogHandlers } from '../../modules/catalog/server/handlers.ts'
import {
  catalogTimers,
  fixingTimers,
  formulaPricing,
  goodsOfPlaces,
  goodsOfStores,
  goodsPictureHandlers,
  importHandlers,
  importTasks,
  verifyGoodsCertificate,
} from '../../modules/catalog/server/public.ts'
import { showChatFile } from '../../modules/chat/server/public.ts'
import { contentHandlers } from '../../modules/content/server/handlers.ts'
import { contentTimers, verifyHandlers } from '../../modules/content/server/public.ts'
import { designHandlers } from '../../modules/design/server/public.ts'
import { verifyShipment } from '../../modules/fulfilment/server/public.ts'
import { marketHandlers } from '../../modules/market/server/handlers.ts'
import { verifyOrder } from '../../modules/order/server/public.ts'
import { siteHandlers } from '../../modules/site/server/handlers.ts'
import { fileHandlers, openMemberFile, previewHandlers, siteTimers } from '../../modules/site/server/public.ts'
import { storeHandlers } from '../../modules/store/server/handlers.ts'
import { storeTimers, verifyCertificate } from '../../modules/store/server/public.ts'
import { hasPage } from '../row-of-path.ts'
import type { Room } from './room.ts'

const sheets = { read: readSheetApart, write: writeSheet }

/** What the mall shows: the site and its texts, stores, the zinc market and goods. */
export const mall: Room = {
  handlers: ({ files, board }) => [
    ...siteHandlers(hasPage),
    ...fileHandlers(files),
    ...previewHandlers({
      open: {
        file: (house, fileId, visitor) => openMemberFile(files.files, house, fileId, visitor),
        chat: (house, fileId, visitor) => showChatFile(house, files.files, fileId, visitor),
      },
      readSheet: readSheetApart,
      readWords: documentWords,
    }),
    ...contentHandlers(),
    // Whoever issues documents can be asked about them; a new issuer takes its place here.
    ...verifyHandlers([verifyOrder, verifyShipment, verifyCertificate, verifyGoodsCertificate]),
    ...storeHandlers(),
    ...marketHandlers(),
    ...catalogHandlers(board),
    ...goodsPictureHandlers(files),
    ...importHandlers(sheets),
    ...designHandlers({ writeSheet }),
  ],
  tasks: () => importTasks(sheets),
  subscribers: [formulaPricing, goodsOfStores, goodsOfPlaces],
  timers: () => ({ ...siteTimers, ...contentTimers, ...storeTimers, ...catalogTimers, ...fixingTimers }),
}
