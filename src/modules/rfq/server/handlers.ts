import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { noAttachmentFiles, openAttachment, type AttachmentFiles } from '../../attachment/server/public.ts'
import { enquiryOrderSubmit } from '../../basket/endpoints-enquiry.ts'
import {
  rfqCancel,
  rfqClone,
  rfqClose,
  rfqCopy,
  rfqDetail,
  rfqExtend,
  rfqFile,
  rfqList,
  clarificationAnswer,
  rfqSave,
  rfqSubmit,
  purchaserCheck,
  supplierCheck,
} from '../endpoints.ts'
import {
  allPass,
  lowestQuotingScore,
  type Condition,
  type PurchaserCondition,
  type SupplierCondition,
} from '../rules/participation-conditions.ts'
import { statesOf } from '../rules/rfq-phase.ts'
import { rfqMessages } from '../messages.ts'
import { type PurchaseGate } from '../../order/server/public.ts'
import { cancelRfq, cloneRfq, closeRfq, copyRfq, extendRfq, answerClarification } from './requests/buyer-commands.ts'
import { checkPurchaserConditions, checkSupplierConditions } from './requests/check-participation.ts'
import { quotationHandlers } from './quotation-handlers.ts'
import { headOf, showRfq, storeNames } from './requests/rfq-view.ts'
import { rfqOf, rfqsOf, type Rfq } from './requests/rfq-repository.ts'
import { buyerOf, saveRfq } from './requests/save-rfq.ts'
import { submitEnquiryBasket } from './enquiries/submit-enquiry-basket.ts'
import { submitRfq } from './requests/submit-rfq.ts'

const movedOf = async (done: Promise<Rfq | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { inquirySn: of.inquirySn, state: of.state, version: of.version }
}

/** The calls around requests for quotation. */
export function rfqHandlers({
  gate,
  keys = null,
  files = noAttachmentFiles,
}: { readonly gate?: PurchaseGate; readonly keys?: KeyWrapper | null; readonly files?: AttachmentFiles } = {}): Handler[] {
  return [
    handle(purchaserCheck, async (_input, call) => viewOf(call, await checkPurchaserConditions(call))),
    handle(supplierCheck, async (_input, call) => viewOf(call, await checkSupplierConditions(call))),
    handle(rfqList, async ({ kind, phase, current, pageSize }, call) => {
      const search = { kind: kind ?? null, states: statesOf(phase), limit: pageSize, offset: offsetOf({ current, pageSize }) }
      const found = await rfqsOf(call.app.read, buyerOf(call), search)
      const names = await storeNames(
        call,
        found.flatMap((one) => one.storeId ?? []),
      )
      return {
        list: found.map((one) => ({
          ...headOf(one, call.lang),
          storeName: names.get(one.storeId ?? 0) ?? '',
          orderSnList: [...one.orderSns],
        })),
        total: totalOf(found),
      }
    }),
    handle(rfqDetail, ({ inquirySn }, call) => showRfq(call, inquirySn)),
    handle(rfqSave, (input, call) => call.idempotent((tx) => movedOf(saveRfq(call, tx, input)))),
    handle(rfqSubmit, (input, call) => call.idempotent((tx) => movedOf(submitRfq(call, tx, input)))),
    handle(rfqClose, (input, call) => call.app.inTransaction((tx) => movedOf(closeRfq(call, tx, input, keys)))),
    handle(rfqExtend, (input, call) => call.app.inTransaction((tx) => movedOf(extendRfq(call, tx, input, keys)))),
    handle(rfqCancel, (input, call) => call.app.inTransaction((tx) => movedOf(cancelRfq(call, tx, input)))),
    handle(clarificationAnswer, (input, call) => call.app.inTransaction((tx) => movedOf(answerClarification(call, tx, input)))),
    handle(rfqCopy, (input, call) => call.idempotent((tx) => movedOf(copyRfq(call, tx, input)))),
    handle(rfqClone, (input, call) => call.idempotent((tx) => movedOf(cloneRfq(call, tx, input)))),
    handle(rfqFile, ({ inquirySn, fileId }, call) => openOwnFile(call, files, inquirySn, fileId)),
    handle(enquiryOrderSubmit, (input, call) => call.idempotent((tx) => submitEnquiryBasket(call, tx, input))),
    ...quotationHandlers({ keys, files }, gate),
  ]
}

/** A document of an own request. Refusals: `rfq.gone`, `attachment.gone`. */
async function openOwnFile(call: Call, files: AttachmentFiles, inquirySn: string, fileId: string) {
  const of = await rfqOf(call.app.read, buyerOf(call), inquirySn)
  return of ? openAttachment(call.app.read, files, { subject: 'inquiry', subjectId: of.id, fileId }) : failure('rfq.gone')
}

function viewOf(call: Call, conditions: readonly Condition<PurchaserCondition | SupplierCondition>[]) {
  const say = translate(call.lang, rfqMessages)
  return {
    conditions: conditions.map(({ key, pass }) => ({ description: say(key, { score: lowestQuotingScore / 100 }), pass })),
    pass: allPass(conditions),
  }
}
