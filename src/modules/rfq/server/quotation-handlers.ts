import { handle, type Handler } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { awardCall, quotedOrderCall, quotedOrderApprovalCall, quotedOrderRequestCall } from '../endpoints-award.ts'
import {
  openRfqListCall,
  clarificationAskCall,
  rfqDeclineCall,
  quotationInsistCall,
  quotationSaveCall,
  quotationSubmitCall,
  quotationWithdrawCall,
  supplierRfqDetailCall,
  supplierRfqListCall,
} from '../endpoints-supplier-quotation.ts'
import { adminRfqListCall, rfqReviewCall } from '../endpoints-admin-rfq.ts'
import { quotationRejectCall, quotationComparisonCall, revisionRequestCall } from '../endpoints-comparison.ts'
import { awardQuotations, rejectQuotation, requestRevision } from './award/award-quotations.ts'
import { reviewRfq, listRfqsForAdmin } from './requests/review-rfq.ts'
import type { Rfq } from './requests/rfq-repository.ts'
import { type PurchaseGate } from '../../order/server/public.ts'
import { approvalOfAward, orderAwardedLines, requestAwardedOrder } from './award/order-awarded-lines.ts'
import { saveQuotation, submitQuotation } from './quotations/submit-quotation.ts'
import { compareQuotations } from './quotations/quotation-view.ts'
import type { Quotation } from './quotations/quotation-repository.ts'
import { askClarification, declineRfq, moveOwnQuotation } from './quotations/supplier-commands.ts'
import { listSupplierRfqs, listOpenRfqs } from './quotations/supplier-rfq-lists.ts'
import { showRfqForSupplier } from './quotations/supplier-rfq-view.ts'

const inquiryMoved = async (done: Promise<Rfq | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { inquirySn: of.inquirySn, state: of.state, version: of.version }
}
const quoteMoved = async (done: Promise<Quotation | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { quotationSn: of.quotationSn, state: of.state, version: of.version }
}

/** Quotations: what buyers choose by, what suppliers write, and the platform's desk. */
export function quotationHandlers(gate?: PurchaseGate): Handler[] {
  return [
    handle(quotationComparisonCall, ({ inquirySn }, call) => compareQuotations(call, inquirySn)),
    handle(revisionRequestCall, (input, call) => call.app.inTransaction((tx) => quoteMoved(requestRevision(call, tx, input)))),
    handle(quotationRejectCall, (input, call) => call.app.inTransaction((tx) => quoteMoved(rejectQuotation(call, tx, input)))),
    handle(awardCall, (input, call) => call.idempotent((tx) => inquiryMoved(awardQuotations(call, tx, input)))),
    handle(quotedOrderCall, (input, call) => call.idempotent((tx) => orderAwardedLines(call, tx, input, gate))),
    handle(quotedOrderApprovalCall, (input, call) => call.app.inTransaction((tx) => approvalOfAward(call, tx, input))),
    handle(quotedOrderRequestCall, (input, call) => call.idempotent((tx) => requestAwardedOrder(call, tx, input))),
    handle(openRfqListCall, (input, call) => listOpenRfqs(call, input)),
    handle(supplierRfqListCall, (input, call) => listSupplierRfqs(call, input)),
    handle(supplierRfqDetailCall, ({ inquirySn }, call) => showRfqForSupplier(call, inquirySn)),
    handle(quotationSaveCall, (input, call) => call.app.inTransaction((tx) => quoteMoved(saveQuotation(call, tx, input)))),
    handle(quotationSubmitCall, (input, call) => call.idempotent((tx) => quoteMoved(submitQuotation(call, tx, input)))),
    handle(quotationWithdrawCall, (input, call) =>
      call.app.inTransaction((tx) => quoteMoved(moveOwnQuotation(call, tx, input, 'withdraw'))),
    ),
    handle(quotationInsistCall, (input, call) => call.app.inTransaction((tx) => quoteMoved(moveOwnQuotation(call, tx, input, 'insist')))),
    handle(rfqDeclineCall, (input, call) => call.app.inTransaction((tx) => declineRfq(call, tx, input))),
    handle(clarificationAskCall, (input, call) => call.app.inTransaction((tx) => askClarification(call, tx, input))),
    handle(adminRfqListCall, (input, call) => listRfqsForAdmin(call, input)),
    handle(rfqReviewCall, (input, call) => call.app.inTransaction((tx) => inquiryMoved(reviewRfq(call, tx, input)))),
  ]
}
