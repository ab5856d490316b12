import { handle, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { buyerMatchExport, buyerMatchList, sellerMatchExport, sellerMatchList } from '../endpoints.ts'
import { exportMatch, showMatch } from './show-match.ts'
import { buyerScope, storeScope } from './statement-scope.ts'

/** Statements for the books of buyers and of stores. */
export function bookkeepingHandlers(write: SheetWriter = noSheets): Handler[] {
  return [
    handle(buyerMatchList, (input, call) => showMatch(call, buyerScope(call), input)),
    handle(sellerMatchList, (input, call) => showMatch(call, storeScope(call), input)),
    handle(buyerMatchExport, (input, call) => exportMatch(call, buyerScope(call), { ...input, write })),
    handle(sellerMatchExport, (input, call) => exportMatch(call, storeScope(call), { ...input, write })),
  ]
}
