import { storeIdsWith } from '../../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import {
  ownOfferSheet,
  ownOfferSheets,
  publishOfferSheet,
  saveOfferSheet,
  withdrawOfferSheet,
} from '../../endpoints-offer-sheets-seller.ts'
import { offerSheetDetail, offerSheetDownload, offerSheetList } from '../../endpoints-offer-sheets.ts'
import { publishSheet, withdrawSheet, saveSheet, type OfferSheetScope } from './edit-offer-sheet.ts'
import { listOwnSheets, showOwnSheet } from './own-offer-sheets.ts'
import { listOfferSheets, offerSheetFile, showOfferSheet } from './show-offer-sheets.ts'

function deskOf(call: Call): OfferSheetScope {
  return { storeIds: storeIdsWith(call.caller, 'store.goods'), call }
}

/** Offer sheets: what everybody reads, and what stores write. */
export function offerSheetHandlers(): Handler[] {
  return [
    handle(offerSheetList, (input, call) => listOfferSheets(input, call)),
    handle(offerSheetDetail, ({ sheetSn, edition }, call) => showOfferSheet(sheetSn, edition, call)),
    handle(offerSheetDownload, ({ sheetSn, edition }, call) => offerSheetFile(sheetSn, edition, call)),
    handle(ownOfferSheets, (_input, call) => listOwnSheets(deskOf(call).storeIds, call)),
    handle(ownOfferSheet, ({ offerSheetId }, call) => showOwnSheet(offerSheetId, deskOf(call).storeIds, call)),
    handle(saveOfferSheet, (input, call) => call.app.inTransaction((tx) => saveSheet(tx, input, deskOf(call)))),
    handle(publishOfferSheet, (input, call) => call.app.inTransaction((tx) => publishSheet(tx, input, deskOf(call)))),
    handle(withdrawOfferSheet, (input, call) => call.app.inTransaction((tx) => withdrawSheet(tx, input, deskOf(call)))),
  ]
}
