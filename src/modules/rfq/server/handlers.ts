import { speak } from '../../../shared/words.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { purchaserCheckCall, supplierCheckCall } from '../contract.ts'
import { allPass, lowestQuotingScore, type Condition, type PurchaserCondition, type SupplierCondition } from '../rules/conditions.ts'
import { rfqWords } from '../words.ts'
import { checkPurchaser, checkSupplier } from './check-conditions.ts'

/** The calls around requests for quotation. */
export function rfqHandlers(): Handler[] {
  return [
    handle(purchaserCheckCall, async (_input, call) => viewOf(call, await checkPurchaser(call))),
    handle(supplierCheckCall, async (_input, call) => viewOf(call, await checkSupplier(call))),
  ]
}

function viewOf(call: Call, conditions: readonly Condition<PurchaserCondition | SupplierCondition>[]) {
  const say = speak(call.lang, rfqWords)
  return {
    conditions: conditions.map(({ key, pass }) => ({ description: say(key, { score: lowestQuotingScore / 100 }), pass })),
    pass: allPass(conditions),
  }
}
