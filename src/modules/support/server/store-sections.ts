import type { Call } from '../../../api/handler.ts'
import type { Visitor } from '../../../api/visitor.ts'
import { speak } from '../../../shared/words.ts'
import { closureDetailCall } from '../../store/contract-closure.ts'
import { ownSuspensionCall } from '../../store/contract-standing.ts'
import { storeStaffCalls } from '../../staff/contract.ts'
import type { SupportSection } from '../contract.ts'
import { supportWords } from '../words.ts'
import { storeOrders } from './order-sections.ts'
import type { AskAs } from './ports.ts'
import { rowOf, sectionOf } from './section.ts'

/** What a store's leading staff sees: whether it may sell, who works there, its orders. */
export async function storeSections(call: Call, ask: AskAs, as: Visitor): Promise<SupportSection[]> {
  const [closure, suspensions, staff, orders] = await Promise.all([
    ask(call, as, closureDetailCall, {}),
    ask(call, as, ownSuspensionCall, {}),
    ask(call, as, storeStaffCalls.list, {}),
    storeOrders(call, ask, as),
  ])
  const say = speak(call.lang, supportWords)
  return [
    sectionOf('store', closure, (own) => [
      rowOf(own.storeName, {
        details: own.closedFrom === '' ? [] : [`${own.closedFrom} – ${own.closedTo}`, own.noticeZh],
        whyNot: (suspensions.data ?? []).map((one) => one.reason),
      }),
    ]),
    sectionOf('staff', staff, ({ list }) =>
      list.map((one) =>
        rowOf(one.memberName, { state: say(`staff_${one.state}`), details: [one.roleName, one.mobile], time: one.sinceTime }),
      ),
    ),
    orders,
  ]
}
