import { handle, type Handler } from '../../../api/handler.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import type { SheetWriter } from '../../../api/sheet-file.ts'
import {
  stockCountCancel,
  stockCountConfirm,
  stockCountDetail,
  stockCountList,
  stockCountRead,
  stockCountSave,
  stockCountSheet,
  stockCountStart,
} from '../endpoints-counts.ts'
import { countSheet, readCountSheet } from './count-sheet.ts'
import { cancelCount, confirmCount, startCount, writeCounts } from './count-stock.ts'
import { countById, countsOf } from './count-repository.ts'
import { detailView, headView } from './count-view.ts'
import { stockStores } from './stock-stores.ts'
import type { SheetReader } from './ports.ts'

/** Stocktakes: begun by whoever keeps the stock, confirmed by whoever may correct it. */
export function countHandlers(write: SheetWriter, read: SheetReader): Handler[] {
  return [
    handle(stockCountList, async ({ state, ...page }, call) => {
      const found = await countsOf(call.app.read, { stores: stockStores(call), state, limit: page.pageSize, offset: offsetOf(page) })
      return { list: found.map((row) => headView(row, call)), total: totalOf(found) }
    }),
    handle(stockCountDetail, async ({ stockCountId }, call) => {
      const row = await countById(call.app.read, stockCountId, stockStores(call))
      return row ? detailView(call.app.read, row, call) : failure('api.notFound')
    }),
    handle(stockCountStart, (input, call) => call.app.inTransaction((tx) => startCount(tx, input, call))),
    handle(stockCountSave, (input, call) => call.app.inTransaction((tx) => writeCounts(tx, input, call))),
    handle(stockCountSheet, (input, call) => countSheet(write, input, call)),
    handle(stockCountRead, ({ stockCountId }, call) => readCountSheet(read, stockCountId, call)),
    handle(stockCountCancel, ({ stockCountId }, call) => call.app.inTransaction((tx) => cancelCount(tx, stockCountId, call))),
    handle(stockCountConfirm, ({ stockCountId }, call) => call.idempotent((tx) => confirmCount(tx, stockCountId, call))),
  ]
}
