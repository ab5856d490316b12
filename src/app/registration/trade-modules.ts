import { renderPdf } from '../../adapters/pdf/render-document.ts'
import { readDocument, readSheet } from '../../adapters/sheets/read-sheet.ts'
import { writeSheet } from '../../adapters/sheets/write-sheet.ts'
import { aftersaleHandlers, aftersaleSubscribers, aftersaleTimers, givenBackOf } from '../../modules/aftersale/server/public.ts'
import { figureSubscriber, figureTasks, scoresOfStores, statisticsHandlers } from '../../modules/analytics/server/public.ts'
import { approvalHandlers, approvalTimers, cancelRequestsOfLeavers, purchaseGate } from '../../modules/approval/server/public.ts'
import { bookkeepingHandlers } from '../../modules/bookkeeping/server/public.ts'
import { awardGoodsHandlers } from '../../modules/award-goods/server/public.ts'
import { basketHandlers } from '../../modules/basket/server/public.ts'
import { cancellationHandlers, cancellationSubscribers, cancellationTimers } from '../../modules/cancellation/server/public.ts'
import { customerHandlers, dashboardHandlers } from '../../modules/dashboard/server/public.ts'
import { flashSaleHandlers, flashSaleStockSubscriber, flashSaleTimers } from '../../modules/flash-sale/server/public.ts'
import {
  drawCreditForShortOrders,
  followShipments,
  fulfilmentHandlers,
  fulfilmentTimers,
  traceTasks,
} from '../../modules/fulfilment/server/public.ts'
import { orderHandlers, orderTimers } from '../../modules/order/server/public.ts'
import {
  invoiceHandlers,
  invoiceRefundSubscriber,
  invoiceSupplementSubscriber,
  invoiceTasks,
  invoiceTimers,
  redLetterFirstSubscribers,
} from '../../modules/invoice/server/public.ts'
import { guestQuotationHandlers, guestQuotationSubscriber, guestQuotationTasks } from '../../modules/guest-quotation/server/public.ts'
import { payOnCredit } from '../../modules/payment/server/public.ts'
import { countGoodsBoughtTogether, countSales, purchaseHistoryHandlers } from '../../modules/purchase-history/server/public.ts'
import { projectHandlers } from '../../modules/project/server/public.ts'
import { promotionHandlers, promotionTimers } from '../../modules/promotion/server/public.ts'
import { attachmentHandlers } from '../../modules/attachment/server/public.ts'
import { sourcingToolsHandlers } from '../../modules/sourcing-tools/server/public.ts'
import { contractedAwards, orderAwardedLines, reopenCancelledAwards, rfqHandlers, rfqTimers } from '../../modules/rfq/server/public.ts'
import { teamPurchaseHandlers, teamPurchaseSubscriber, teamPurchaseTimers } from '../../modules/team-purchase/server/public.ts'
import { groupSaleHandlers, groupSaleSubscriber, groupSaleTimers } from '../../modules/group-sale/server/public.ts'
import { settlementHandlers, settlementSubscribers, settlementTasks, settlementTimers } from '../../modules/settlement/server/public.ts'
import { recordSearchHandlers } from '../../modules/record-search/server/public.ts'
import { sampleHandlers, sampleOrderSubscriber, sampleTimers } from '../../modules/sample/server/public.ts'
import { referralHandlers, referralSubscriber, referralTimers } from '../../modules/referral/server/public.ts'
import {
  contractHandlers,
  contractOrderSubscriber,
  contractTasks,
  contractTimers,
  contractUseSubscriber,
} from '../../modules/contract/server/public.ts'
import { contractRescissionHandlers } from '../../modules/contract-rescission/server/public.ts'
import { contractUsageHandlers } from '../../modules/contract-usage/server/public.ts'
import {
  contractDepositSubscriber,
  contractDueEntries,
  contractDueHandlers,
  contractDueTimers,
} from '../../modules/contract-due/server/public.ts'
import {
  contractPricingHandlers,
  contractPricingSubscribers,
  contractPricingTimers,
  dueOfPricePaid,
  openPriceObligations,
} from '../../modules/contract-pricing/server/public.ts'
import { balanceDepositHandlers, tenderContractSubscriber, tenderHandlers, tenderTimers } from '../../modules/tender/server/public.ts'
import {
  isWeightOpen,
  supplementHandlers,
  weighingHandlers,
  weighingTimers,
  weighNoteDocuments,
} from '../../modules/weighing/server/public.ts'
import { noteCart } from './behaviour.ts'
import type { ModuleRegistration } from './module-registration.ts'
import { payPasswordsOf } from './pay-passwords.ts'

/** How zinc is bought: baskets, kept lists and enquiries, orders and who approves them, shipment, and the salespeople's share. */
export const tradeModules: ModuleRegistration = {
  handlers: (facts) => {
    const { board, files, languageModel, secret, siteUrl, invoices, sealedKeys, esign, vault, carrierTrace } = facts
    return [
      ...basketHandlers(noteCart),
      ...promotionHandlers(),
      ...flashSaleHandlers(),
      ...orderHandlers({ gate: purchaseGate, payOnCredit, writeSheet }),
      ...purchaseHistoryHandlers,
      ...approvalHandlers({ payOnCredit, orderQuoted: (call, tx, wish) => orderAwardedLines(call, tx, wish) }),
      ...fulfilmentHandlers({ render: renderPdf, siteUrl, carrierTrace, weighNotes: weighNoteDocuments }),
      ...weighingHandlers(givenBackOf),
      ...supplementHandlers({ payment: facts.payment, payPassword: payPasswordsOf(facts) }),
      ...cancellationHandlers(),
      ...referralHandlers(),
      ...invoiceHandlers({ ...invoices, render: renderPdf }),
      ...settlementHandlers({ writeSheet, vault }),
      ...bookkeepingHandlers(writeSheet, [contractDueEntries]),
      ...groupSaleHandlers(facts.payment, { gate: purchaseGate, payPassword: payPasswordsOf(facts) }),
      ...teamPurchaseHandlers({ gate: purchaseGate }),
      ...projectHandlers({ writeSheet, readSheet }),
      ...sampleHandlers(),
      ...aftersaleHandlers(),
      ...statisticsHandlers(writeSheet),
      ...dashboardHandlers,
      ...customerHandlers(writeSheet),
      ...recordSearchHandlers,
      ...rfqHandlers({ gate: purchaseGate, files: files.files, keys: sealedKeys }),
      ...attachmentHandlers(files),
      ...contractHandlers({ ...esign, render: renderPdf, secret, obligations: openPriceObligations }),
      ...contractDueHandlers({ payment: facts.payment, payPassword: payPasswordsOf(facts), whenPaid: dueOfPricePaid }),
      ...contractPricingHandlers({ render: renderPdf, siteUrl }),
      ...contractUsageHandlers,
      ...contractRescissionHandlers,
      ...guestQuotationHandlers({ secret, siteUrl, keys: sealedKeys, files: files.files, marks: scoresOfStores }),
      ...awardGoodsHandlers,
      ...tenderHandlers({ keys: sealedKeys, marks: scoresOfStores, ...files }),
      ...balanceDepositHandlers(payPasswordsOf(facts)),
      ...sourcingToolsHandlers({ board, languageModel, render: renderPdf, writeSheet, readDocument }),
    ]
  },
  tasks: ({ invoices, esign, secret, siteUrl, sms, mail, carrierTrace }) => ({
    ...traceTasks({ carrierTrace }),
    ...invoiceTasks(invoices),
    ...settlementTasks,
    ...contractTasks(esign),
    ...figureTasks,
    ...guestQuotationTasks({ secret, siteUrl, sendSms: sms, sendMail: mail }),
  }),
  subscribers: [
    followShipments,
    drawCreditForShortOrders,
    sampleOrderSubscriber,
    invoiceRefundSubscriber,
    invoiceSupplementSubscriber,
    ...redLetterFirstSubscribers,
    cancelRequestsOfLeavers,
    referralSubscriber,
    countGoodsBoughtTogether,
    countSales,
    figureSubscriber,
    ...aftersaleSubscribers,
    ...settlementSubscribers,
    groupSaleSubscriber,
    teamPurchaseSubscriber,
    ...cancellationSubscribers,
    flashSaleStockSubscriber,
    reopenCancelledAwards,
    contractedAwards,
    guestQuotationSubscriber,
    contractOrderSubscriber,
    contractUseSubscriber,
    contractDepositSubscriber,
    ...contractPricingSubscribers,
    tenderContractSubscriber,
  ],
  timers: ({ sealedKeys }) => ({
    ...promotionTimers,
    ...flashSaleTimers,
    ...orderTimers,
    ...approvalTimers,
    ...fulfilmentTimers(isWeightOpen),
    ...weighingTimers,
    ...cancellationTimers,
    ...sampleTimers,
    ...aftersaleTimers,
    ...invoiceTimers,
    ...settlementTimers,
    ...groupSaleTimers,
    ...teamPurchaseTimers,
    ...referralTimers,
    ...rfqTimers(sealedKeys),
    ...contractTimers,
    ...contractDueTimers,
    ...contractPricingTimers,
    ...tenderTimers,
  }),
}
