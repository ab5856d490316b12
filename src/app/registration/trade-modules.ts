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
import { guestQuotationHandlers, guestQuotationSubscriber, guestQuotationTasks } from '../../modules/guest-quotation/server/public.ts'
import { payOnCredit } from '../../modules/payment/server/public.ts'
import { purchaseHistoryHandlers } from '../../modules/purchase-history/server/public.ts'
import { projectHandlers } from '../../modules/project/server/public.ts'
import { promotionHandlers, promotionTimers } from '../../modules/promotion/server/public.ts'
import { sourcingToolsHandlers } from '../../modules/sourcing-tools/server/public.ts'
import { orderAwardedLines, reopenCancelledAwards, rfqHandlers, rfqTimers } from '../../modules/rfq/server/public.ts'
import { settlementHandlers, settlementSubscribers, settlementTasks, settlementTimers } from '../../modules/settlement/server/public.ts'
import { sampleHandlers, sampleOrderSubscriber, sampleTimers } from '../../modules/sample/server/public.ts'
import { referralHandlers, referralSubscriber, referralTimers } from '../../modules/referral/server/public.ts'
import { contractHandlers, contractOrderSubscriber, contractTasks, contractTimers } from '../../modules/contract/server/public.ts'
import { tenderContractSubscriber, tenderHandlers, tenderTimers } from '../../modules/tender/server/public.ts'
import type { ModuleRegistration } from './module-registration.ts'

/** How zinc is bought: baskets, kept lists and enquiries, orders and who approves them, shipment, and the salespeople's share. */
export const tradeModules: ModuleRegistration = {
  handlers: ({ board, languageModel, secret, siteUrl, invoices, sealedKeys, esign }) => [
    ...basketHandlers(),
    ...promotionHandlers(),
    ...orderHandlers({ gate: purchaseGate, payOnCredit, writeSheet }),
    ...purchaseHistoryHandlers,
    ...approvalHandlers({ payOnCredit, orderQuoted: (call, tx, wish) => orderAwardedLines(call, tx, wish) }),
    ...fulfilmentHandlers({ render: renderPdf, siteUrl }),
    ...cancellationHandlers(),
    ...referralHandlers(),
    ...invoiceHandlers({ ...invoices, render: renderPdf }),
    ...settlementHandlers({ writeSheet }),
    ...projectHandlers({ writeSheet, readSheet: readSheetInWorker }),
    ...sampleHandlers(),
    ...aftersaleHandlers(),
    ...dashboardHandlers,
    ...rfqHandlers({ gate: purchaseGate, keys: sealedKeys, render: renderPdf, writeSheet }),
    ...contractHandlers({ ...esign, render: renderPdf, secret }),
    ...guestQuotationHandlers({ secret, siteUrl, keys: sealedKeys }),
    ...tenderHandlers({ keys: sealedKeys }),
    ...sourcingToolsHandlers({ board, languageModel, writeSheet, readSheet: readSheetInWorker }),
  ],
  tasks: ({ invoices, esign, secret, siteUrl, sms, mail }) => ({
    ...invoiceTasks(invoices),
    ...settlementTasks,
    ...contractTasks(esign),
    ...guestQuotationTasks({ secret, siteUrl, sendSms: sms, sendMail: mail }),
  }),
  subscribers: [
    sampleOrderSubscriber,
    invoiceRefundSubscriber,
    cancelRequestsOfLeavers,
    referralSubscriber,
    countGoodsBoughtTogether,
    countSales,
    ...aftersaleSubscribers,
    ...settlementSubscribers,
    ...cancellationSubscribers,
    reopenCancelledAwards,
    guestQuotationSubscriber,
    contractOrderSubscriber,
    tenderContractSubscriber,
  ],
  timers: ({ sealedKeys }) => ({
    ...promotionTimers,
    ...orderTimers,
    ...approvalTimers,
    ...fulfilmentTimers,
    ...cancellationTimers,
    ...sampleTimers,
    ...aftersaleTimers,
    ...invoiceTimers,
    ...settlementTimers,
    ...referralTimers,
    ...rfqTimers(sealedKeys),
    ...contractTimers,
    ...tenderTimers,
  }),
}
