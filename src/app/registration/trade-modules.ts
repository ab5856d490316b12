import { renderPdf } from '../../adapters/pdf/render-document.ts'
import { readSheetInWorker } from '../../adapters/sheets/read-sheet.ts'
import { writeSheet } from '../../adapters/sheets/write-sheet.ts'
import { aftersaleHandlers, aftersaleSubscribers, aftersaleTimers } from '../../modules/aftersale/server/public.ts'
import { approvalHandlers, approvalTimers, cancelRequestsOfLeavers, purchaseGate } from '../../modules/approval/server/public.ts'
import { basketHandlers } from '../../modules/basket/server/public.ts'
import { cancellationHandlers, cancellationSubscribers, cancellationTimers } from '../../modules/cancellation/server/public.ts'
import { dashboardHandlers } from '../../modules/dashboard/server/public.ts'
import { fulfilmentHandlers, fulfilmentTimers } from '../../modules/fulfilment/server/public.ts'
import { countGoodsBoughtTogether, countSales, orderHandlers, orderTimers } from '../../modules/order/server/public.ts'
import { invoiceHandlers, invoiceRefundSubscriber, invoiceTasks, invoiceTimers } from '../../modules/invoice/server/public.ts'
import { purchaseHistoryHandlers } from '../../modules/purchase-history/server/public.ts'
import { projectHandlers } from '../../modules/project/server/public.ts'
import { promotionHandlers, promotionTimers } from '../../modules/promotion/server/public.ts'
import { sourcingToolsHandlers } from '../../modules/sourcing-tools/server/public.ts'
import { orderAwardedLines, reopenCancelledAwards, rfqHandlers, rfqTimers } from '../../modules/rfq/server/public.ts'
import { sampleHandlers, sampleOrderSubscriber, sampleTimers } from '../../modules/sample/server/public.ts'
import { referralHandlers, referralSubscriber, referralTimers } from '../../modules/referral/server/public.ts'
import { tenderContractSubscriber, tenderHandlers, tenderTimers } from '../../modules/tender/server/public.ts'
import type { ModuleRegistration } from './module-registration.ts'

/** How zinc is bought: baskets, kept lists and enquiries, orders and who approves them, shipment, and the salespeople's share. */
export const tradeModules: ModuleRegistration = {
  handlers: ({ board, languageModel, siteUrl, invoices, sealedKeys }) => [
    ...basketHandlers(),
    ...promotionHandlers(),
    ...orderHandlers({ gate: purchaseGate, writeSheet }),
    ...purchaseHistoryHandlers,
    ...approvalHandlers({ orderQuoted: (call, tx, wish) => orderAwardedLines(call, tx, wish) }),
    ...fulfilmentHandlers({ render: renderPdf, siteUrl }),
    ...cancellationHandlers(),
    ...referralHandlers(),
    ...invoiceHandlers({ ...invoices, render: renderPdf }),
    ...projectHandlers({ writeSheet, readSheet: readSheetInWorker }),
    ...sampleHandlers(),
    ...aftersaleHandlers(),
    ...dashboardHandlers,
    ...rfqHandlers({ gate: purchaseGate }),
    ...tenderHandlers({ keys: sealedKeys }),
    ...sourcingToolsHandlers({ board, languageModel, writeSheet, readSheet: readSheetInWorker }),
  ],
  tasks: ({ invoices }) => invoiceTasks(invoices),
  subscribers: [
    sampleOrderSubscriber,
    invoiceRefundSubscriber,
    cancelRequestsOfLeavers,
    referralSubscriber,
    countGoodsBoughtTogether,
    countSales,
    ...aftersaleSubscribers,
    ...cancellationSubscribers,
    reopenCancelledAwards,
    tenderContractSubscriber,
  ],
  timers: () => ({
    ...promotionTimers,
    ...orderTimers,
    ...approvalTimers,
    ...fulfilmentTimers,
    ...cancellationTimers,
    ...sampleTimers,
    ...aftersaleTimers,
    ...invoiceTimers,
    ...referralTimers,
    ...rfqTimers,
    ...tenderTimers,
  }),
}
