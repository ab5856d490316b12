import { handle, type Handler } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../shared/failure.ts'
import {
  awardCall,
  hallCall,
  inquiryAskCall,
  inquiryDeclineCall,
  inquiryDeskListCall,
  inquiryJudgeCall,
  quotationInsistCall,
  quotationRejectCall,
  quotationSaveCall,
  quotationsCall,
  quotedOrderCall,
  quotationSubmitCall,
  quotationWithdrawCall,
  revisionAskCall,
  supplierDetailCall,
  supplierListCall,
} from '../contract-choice.ts'
import { awardLines, rejectQuotation, requestRevision } from './choose-quotes.ts'
import { judgeInquiry, listForDesk } from './desk.ts'
import type { Inquiry } from './inquiry-store.ts'
import type { PurchaseGate } from '../../order/server/public.ts'
import { orderQuoted } from './order-quoted.ts'
import { saveQuotation, submitQuotation } from './quote.ts'
import { compareQuotations } from './quotation-view.ts'
import type { Quotation } from './quotation-store.ts'
import { askInfo, declineInquiry, moveOwnQuotation } from './supplier-acts.ts'
import { listForSupplier, showHall } from './supplier-lists.ts'
import { showForSupplier } from './supplier-view.ts'

const inquiryMoved = async (done: Promise<Inquiry | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { inquirySn: of.inquirySn, state: of.state, version: of.version }
}
const quoteMoved = async (done: Promise<Quotation | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { quotationSn: of.quotationSn, state: of.state, version: of.version }
}

/** Quotations: what buyers choose by, what suppliers write, and the platform's desk. */
export function choiceHandlers(gate?: PurchaseGate): Handler[] {
  return [
    handle(quotationsCall, ({ inquirySn }, call) => compareQuotations(call, inquirySn)),
    handle(revisionAskCall, (input, call) => call.house.inUnit((unit) => quoteMoved(requestRevision(call, unit, input)))),
    handle(quotationRejectCall, (input, call) => call.house.inUnit((unit) => quoteMoved(rejectQuotation(call, unit, input)))),
    handle(awardCall, (input, call) => call.once((unit) => inquiryMoved(awardLines(call, unit, input)))),
    handle(quotedOrderCall, (input, call) => call.once((unit) => orderQuoted(call, unit, input, gate))),
    handle(hallCall, (input, call) => showHall(call, input)),
    handle(supplierListCall, (input, call) => listForSupplier(call, input)),
    handle(supplierDetailCall, ({ inquirySn }, call) => showForSupplier(call, inquirySn)),
    handle(quotationSaveCall, (input, call) => call.house.inUnit((unit) => quoteMoved(saveQuotation(call, unit, input)))),
    handle(quotationSubmitCall, (input, call) => call.once((unit) => quoteMoved(submitQuotation(call, unit, input)))),
    handle(quotationWithdrawCall, (input, call) =>
      call.house.inUnit((unit) => quoteMoved(moveOwnQuotation(call, unit, input, 'withdraw'))),
    ),
    handle(quotationInsistCall, (input, call) => call.house.inUnit((unit) => quoteMoved(moveOwnQuotation(call, unit, input, 'insist')))),
    handle(inquiryDeclineCall, (input, call) => call.house.inUnit((unit) => declineInquiry(call, unit, input))),
    handle(inquiryAskCall, (input, call) => call.house.inUnit((unit) => askInfo(call, unit, input))),
    handle(inquiryDeskListCall, (input, call) => listForDesk(call, input)),
    handle(inquiryJudgeCall, (input, call) => call.house.inUnit((unit) => inquiryMoved(judgeInquiry(call, unit, input)))),
  ]
}
