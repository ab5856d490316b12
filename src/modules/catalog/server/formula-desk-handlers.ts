import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { ownFormula, previewFormula, saveFormula, stopFormula } from '../contract-formula-desk.ts'
import { endFormula, putFormula, tryFormula, type Desk } from './formula-desk.ts'
import { showOwnFormula } from './show-own-formula.ts'

function deskOf(call: Call): Desk {
  const seats = call.visitor.stores.filter((seat) => seat.capabilities.includes('store.goods'))
  return { storeIds: seats.map((seat) => seat.storeId), call }
}

/** What a store does with the price formulas of its goods. */
export function formulaDeskHandlers(): Handler[] {
  return [
    handle(ownFormula, ({ goodsId }, call) => showOwnFormula(goodsId, deskOf(call).storeIds, call)),
    handle(previewFormula, (input, call) => call.house.inUnit((unit) => tryFormula(unit, input, deskOf(call)))),
    handle(saveFormula, (input, call) => call.house.inUnit((unit) => putFormula(unit, input, deskOf(call)))),
    handle(stopFormula, (input, call) => call.house.inUnit((unit) => endFormula(unit, input, deskOf(call)))),
  ]
}
