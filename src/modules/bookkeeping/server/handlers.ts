import { handle, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { buyerMatchExport, buyerMatchList, sellerMatchExport, sellerMatchList } from '../endpoints.ts'
import {
  buyerAccountList,
  buyerAccountSave,
  buyerLedgerExport,
  buyerLedgerList,
  buyerVoucherExport,
  sellerAccountList,
  sellerAccountSave,
  sellerLedgerExport,
  sellerLedgerList,
  sellerVoucherExport,
} from '../endpoints-ledger.ts'
import { adminAccountList, adminAccountSave, adminVoucherExport, adminVoucherList } from '../endpoints-platform.ts'
import type { StatementSource } from './ports.ts'
import { saveAccount, showAccounts } from './account-codes.ts'
import { exportVouchers } from './export-vouchers.ts'
import { exportPlatformVouchers, showPlatformVouchers } from './platform-vouchers.ts'
import { exportLedger, showLedger } from './show-ledger.ts'
import { exportMatch, showMatch } from './show-match.ts'
import { buyerScope, storeScope } from './statement-scope.ts'

/** Statements for the books of buyers and of stores, and the vouchers of the platform. */
export function bookkeepingHandlers(write: SheetWriter = noSheets, sources: readonly StatementSource[] = []): Handler[] {
  return [
    handle(buyerMatchList, (input, call) => showMatch(call, buyerScope(call), input)),
    handle(sellerMatchList, (input, call) => showMatch(call, storeScope(call), input)),
    handle(buyerMatchExport, (input, call) => exportMatch(call, buyerScope(call), { ...input, write })),
    handle(sellerMatchExport, (input, call) => exportMatch(call, storeScope(call), { ...input, write })),
    handle(buyerLedgerList, (input, call) => showLedger(call, buyerScope(call), { ...input, sources })),
    handle(sellerLedgerList, (input, call) => showLedger(call, storeScope(call), { ...input, sources })),
    handle(buyerLedgerExport, (input, call) => exportLedger(call, buyerScope(call), { ...input, write, sources })),
    handle(sellerLedgerExport, (input, call) => exportLedger(call, storeScope(call), { ...input, write, sources })),
    handle(buyerVoucherExport, (input, call) => exportVouchers(call, buyerScope(call), { ...input, write, sources })),
    handle(sellerVoucherExport, (input, call) => exportVouchers(call, storeScope(call), { ...input, write, sources })),
    handle(buyerAccountList, (_input, call) => showAccounts(call, buyerScope(call))),
    handle(sellerAccountList, (_input, call) => showAccounts(call, storeScope(call))),
    handle(buyerAccountSave, (input, call) => saveAccount(call, buyerScope(call), input)),
    handle(sellerAccountSave, (input, call) => saveAccount(call, storeScope(call), input)),
    handle(adminVoucherList, (input, call) => showPlatformVouchers(call, input)),
    handle(adminVoucherExport, (input, call) => exportPlatformVouchers(call, { ...input, write })),
    handle(adminAccountList, (_input, call) => showAccounts(call, { side: 'platform' })),
    handle(adminAccountSave, (input, call) => saveAccount(call, { side: 'platform' }, input)),
  ]
}
