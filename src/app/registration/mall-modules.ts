import { documentWords } from '../../adapters/sheets/document-words.ts'
import { readSheet } from '../../adapters/sheets/read-sheet.ts'
import { writeSheet } from '../../adapters/sheets/write-sheet.ts'
import {
  catalogHandlers,
  goodsChanged,
  catalogTasks,
  catalogTimers,
  verifyGoodsCertificate,
  refreshGoodsOfRegions,
  refreshGoodsOfStores,
} from '../../modules/catalog/server/public.ts'
import { comparisonHandlers } from '../../modules/comparison/server/public.ts'
import {
  listingHandlers,
  goodsPictureHandlers,
  importHandlers,
  importTasks,
  platformGoodsHandlers,
} from '../../modules/listing/server/public.ts'
import { inventoryHandlers } from '../../modules/inventory/server/public.ts'
import { pricingHandlers, priceFixationTimers, repriceOnNewQuotes } from '../../modules/pricing/server/public.ts'
import { questionHandlers } from '../../modules/reviews/server/public.ts'
import { savedItemHandlers } from '../../modules/saved/server/public.ts'
import { searchHandlers } from '../../modules/search/server/public.ts'
import { taxonomyAdminHandlers } from '../../modules/taxonomy/server/public.ts'
import { showChatFile } from '../../modules/chat/server/public.ts'
import { contentHandlers, contentTimers, documentVerificationHandlers } from '../../modules/content/server/public.ts'
import { designHandlers } from '../../modules/design/server/public.ts'
import { verifyQualityCertificate, verifyShipment } from '../../modules/fulfilment/server/public.ts'
import { verifyWeighNote } from '../../modules/weighing/server/public.ts'
import { verifyInvoice } from '../../modules/invoice/server/public.ts'
import { verifyContract } from '../../modules/contract/server/public.ts'
import { verifySettlement } from '../../modules/contract-pricing/server/public.ts'
import { marketHandlers } from '../../modules/market/server/public.ts'
import { verifyOrder } from '../../modules/order/server/public.ts'
import { sharedPictures } from './shared-pictures.ts'
import { siteHandlers, fileHandlers, openMemberFile, previewHandlers, siteTimers } from '../../modules/site/server/public.ts'
import { storeHandlers, storeTimers, verifyCertificate } from '../../modules/store/server/public.ts'
import { hasPage } from '../routing/find-page-row.ts'
import { misses } from './behaviour.ts'
import type { ModuleRegistration } from './module-registration.ts'

const sheets = { read: readSheet, write: writeSheet }

/** What the mall shows: the site and its texts, stores, the zinc market and goods. */
export const mallModules: ModuleRegistration = {
  handlers: ({ files, board, esign }) => [
    ...siteHandlers(hasPage),
    ...fileHandlers(files),
    ...previewHandlers({
      open: {
        file: (app, fileId, caller) => openMemberFile(files.files, app, fileId, caller, sharedPictures),
        chat: (app, fileId, caller) => showChatFile(app, files.files, fileId, caller),
      },
      readSheet,
      readWords: documentWords,
    }),
    ...contentHandlers(),
    // Whoever issues documents can be asked about them; a new issuer takes its place here.
    ...documentVerificationHandlers([
      verifyOrder,
      verifyShipment,
      verifyQualityCertificate,
      verifyWeighNote,
      verifyInvoice,
      verifyContract(esign),
      verifySettlement,
      verifyCertificate,
      verifyGoodsCertificate,
    ]),
    ...storeHandlers(),
    ...marketHandlers(),
    ...savedItemHandlers(),
    ...taxonomyAdminHandlers(goodsChanged),
    ...catalogHandlers(board),
    ...inventoryHandlers(sheets),
    ...pricingHandlers(),
    ...searchHandlers(board, misses.note),
    ...listingHandlers(),
    ...questionHandlers(),
    ...comparisonHandlers(board),
    ...goodsPictureHandlers(files),
    ...importHandlers(sheets),
    ...platformGoodsHandlers(writeSheet),
    ...designHandlers({ writeSheet }),
  ],
  tasks: () => ({ ...catalogTasks, ...importTasks(sheets) }),
  subscribers: [repriceOnNewQuotes, refreshGoodsOfStores, refreshGoodsOfRegions],
  timers: () => ({ ...siteTimers, ...contentTimers, ...storeTimers, ...catalogTimers, ...priceFixationTimers }),
}
