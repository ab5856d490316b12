import { speak } from '../../../shared/words.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../shared/failure.ts'
import { enquiryOrderSubmit } from '../../basket/contract-enquiry.ts'
import {
  inquiryCancelCall,
  inquiryCloseCall,
  inquiryCopyCall,
  inquiryDetailCall,
  inquiryExtendCall,
  inquiryListCall,
  inquiryProvideCall,
  inquirySaveCall,
  inquirySubmitCall,
  purchaserCheckCall,
  supplierCheckCall,
} from '../contract.ts'
import { allPass, lowestQuotingScore, type Condition, type PurchaserCondition, type SupplierCondition } from '../rules/conditions.ts'
import { statesOf } from '../rules/inquiry-phase.ts'
import { rfqWords } from '../words.ts'
import type { PurchaseGate } from '../../order/server/public.ts'
import { cancelInquiry, closeInquiry, copyInquiry, extendInquiry, provideInfo } from './buyer-acts.ts'
import { checkPurchaser, checkSupplier } from './check-conditions.ts'
import { choiceHandlers } from './choice-handlers.ts'
import { headOf, showInquiry, storeNames } from './inquiry-view.ts'
import { inquiriesOf, type Inquiry } from './inquiry-store.ts'
import { buyerOf, saveInquiry } from './save-inquiry.ts'
import { submitBasket } from './submit-basket.ts'
import { submitInquiry } from './submit-inquiry.ts'

const movedOf = async (done: Promise<Inquiry | Failure>) => {
  const of = await done
  return isFailure(of) ? of : { inquirySn: of.inquirySn, state: of.state, version: of.version }
}

/** The calls around requests for quotation. */
export function rfqHandlers({ gate }: { readonly gate?: PurchaseGate } = {}): Handler[] {
  return [
    handle(purchaserCheckCall, async (_input, call) => viewOf(call, await checkPurchaser(call))),
    handle(supplierCheckCall, async (_input, call) => viewOf(call, await checkSupplier(call))),
    handle(inquiryListCall, async ({ kind, phase, current, pageSize }, call) => {
      const search = { kind: kind ?? null, states: statesOf(phase), limit: pageSize, offset: (current - 1) * pageSize }
      const found = await inquiriesOf(call.house.read, buyerOf(call), search)
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
        total: found[0]?.total ?? 0,
      }
    }),
    handle(inquiryDetailCall, ({ inquirySn }, call) => showInquiry(call, inquirySn)),
    handle(inquirySaveCall, (input, call) => call.once((unit) => movedOf(saveInquiry(call, unit, input)))),
    handle(inquirySubmitCall, (input, call) => call.once((unit) => movedOf(submitInquiry(call, unit, input)))),
    handle(inquiryCloseCall, (input, call) => call.house.inUnit((unit) => movedOf(closeInquiry(call, unit, input)))),
    handle(inquiryExtendCall, (input, call) => call.house.inUnit((unit) => movedOf(extendInquiry(call, unit, input)))),
    handle(inquiryCancelCall, (input, call) => call.house.inUnit((unit) => movedOf(cancelInquiry(call, unit, input)))),
    handle(inquiryProvideCall, (input, call) => call.house.inUnit((unit) => movedOf(provideInfo(call, unit, input)))),
    handle(inquiryCopyCall, (input, call) => call.once((unit) => movedOf(copyInquiry(call, unit, input)))),
    handle(enquiryOrderSubmit, (input, call) => call.once((unit) => submitBasket(call, unit, input))),
    ...choiceHandlers(gate),
  ]
}

function viewOf(call: Call, conditions: readonly Condition<PurchaserCondition | SupplierCondition>[]) {
  const say = speak(call.lang, rfqWords)
  return {
    conditions: conditions.map(({ key, pass }) => ({ description: say(key, { score: lowestQuotingScore / 100 }), pass })),
    pass: allPass(conditions),
  }
}
