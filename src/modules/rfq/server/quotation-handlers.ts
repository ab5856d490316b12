import { handle, type Handler } from '../../../api/handler.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import type { AttachmentFiles } from '../../attachment/server/public.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { awardSubmit, quotedOrder, quotedOrderApproval, quotedOrderRequest } from '../endpoints-award.ts'
import {
  openRfqList,
  clarificationAsk,
  rfqDecline,
  quotationInsist,
  quotationSave,
  quotationSubmit,
  quotationWithdraw,
  supplierRfqDetail,
  supplierRfqFile,
  supplierRfqList,
} from '../endpoints-supplier-quotation.ts'
import { floorPrices, floorPriceSave, quotationSendBack, rfqSubscribe, rfqSubscriptions } from '../endpoints-store-settings.ts'
import { adminRfqList, rfqReview } from '../endpoints-admin-rfq.ts'
import { quotationReject, quotationComparison, revisionRequest } from '../endpoints-comparison.ts'
import { awardQuotations, rejectQuotation, requestRevision } from './award/award-quotations.ts'
import { reviewRfq, listRfqsForAdmin } from './requests/review-rfq.ts'
import type { Rfq } from './requests/rfq-repository.ts'
import { type PurchaseGate } from '../../order/server/public.ts'
import { approvalOfAward, orderAwardedLines, requestAwardedOrder } from './award/order-awarded-lines.ts'
import { saveQuotation, submitQuotation } from './quotations/submit-quotation.ts'
import { compareQuotations } from './quotations/quotation-view.ts'
import type { Quotation } from './quotations/quotation-repository.ts'
import { sendBackUnderFloor } from './quotations/send-back-quotation.ts'
import { saveFloor, showFloors } from './stores/floor-prices.ts'
import { saveSubscriptions, showSubscriptions } from './stores/subscriptions.ts'
import { askClarification, declineRfq, moveOwnQuotation } from './quotations/supplier-commands.ts'
import { listSupplierRfqs, listOpenRfqs } from './quotations/supplier-rfq-lists.ts'
import { openRfqFileForStore, showRfqForSupplier } from './quotations/supplier-rfq-view.ts'

const inquiryMoved = async (done: Promise<Rfq | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { inquirySn: of.inquirySn, state: of.state, version: of.version }
}
const quoteMoved = async (done: Promise<Quotation | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { quotationSn: of.quotationSn, state: of.state, version: of.version }
}

type Deps = { readonly keys: KeyWrapper | null; readonly files: AttachmentFiles }

/** Quotations: what buyers choose by, what suppliers write, and the platform's desk. */
export function quotationHandlers({ keys, files }: Deps, gate?: PurchaseGate): Handler[] {
  return [
    handle(quotationComparison, ({ inquirySn }, call) => compareQuotations(call, inquirySn)),
    handle(revisionRequest, (input, call) => call.app.inTransaction((tx) => quoteMoved(requestRevision(call, tx, input)))),
    handle(quotationReject, (input, call) => call.app.inTransaction((tx) => quoteMoved(rejectQuotation(call, tx, input)))),
    handle(awardSubmit, (input, call) => call.idempotent((tx) => inquiryMoved(awardQuotations(call, tx, input)))),
    handle(quotedOrder, (input, call) => call.idempotent((tx) => orderAwardedLines(call, tx, input, gate))),
    handle(quotedOrderApproval, (input, call) => call.app.inTransaction((tx) => approvalOfAward(call, tx, input))),
    handle(quotedOrderRequest, (input, call) => call.idempotent((tx) => requestAwardedOrder(call, tx, input))),
    handle(openRfqList, (input, call) => listOpenRfqs(call, input)),
    handle(supplierRfqList, (input, call) => listSupplierRfqs(call, input, keys)),
    handle(supplierRfqDetail, ({ inquirySn }, call) => showRfqForSupplier(call, inquirySn, keys)),
    handle(supplierRfqFile, (input, call) => openRfqFileForStore(call, files, input)),
    handle(quotationSave, (input, call) => call.app.inTransaction((tx) => quoteMoved(saveQuotation(call, tx, input, keys)))),
    handle(quotationSubmit, (input, call) => call.idempotent((tx) => quoteMoved(submitQuotation(call, tx, input, keys)))),
    handle(quotationWithdraw, (input, call) => call.app.inTransaction((tx) => quoteMoved(moveOwnQuotation(call, tx, input, 'withdraw')))),
    handle(quotationInsist, (input, call) => call.app.inTransaction((tx) => quoteMoved(moveOwnQuotation(call, tx, input, 'insist')))),
    handle(rfqDecline, (input, call) => call.app.inTransaction((tx) => declineRfq(call, tx, input))),
    handle(clarificationAsk, (input, call) => call.app.inTransaction((tx) => askClarification(call, tx, input))),
    handle(rfqSubscriptions, (_input, call) => showSubscriptions(call)),
    handle(rfqSubscribe, ({ categoryIds }, call) => call.app.inTransaction((tx) => saveSubscriptions(call, tx, categoryIds))),
    handle(floorPrices, (_input, call) => showFloors(call)),
    handle(floorPriceSave, (input, call) => call.app.inTransaction((tx) => saveFloor(call, tx, input))),
    handle(quotationSendBack, (input, call) => call.app.inTransaction((tx) => quoteMoved(sendBackUnderFloor(call, tx, input, keys)))),
    handle(adminRfqList, (input, call) => listRfqsForAdmin(call, input)),
    handle(rfqReview, (input, call) => call.app.inTransaction((tx) => inquiryMoved(reviewRfq(call, tx, input)))),
  ]
}
