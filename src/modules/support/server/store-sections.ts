import type { Call } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { closureDetail } from '../../store/endpoints-closure.ts'
import { ownSuspension } from '../../store/endpoints-status.ts'
import { storeStaffCalls } from '../../staff/endpoints.ts'
import type { SupportSection } from '../endpoints.ts'
import { supportMessages } from '../messages.ts'
import { storeOrders } from './order-sections.ts'
import type { AskAs } from './ports.ts'
import { rowOf, sectionOf } from './section.ts'

/** What a store's leading staff sees: whether it may sell, who works there, its orders. */
export async function storeSections(call: Call, ask: AskAs, as: Caller): Promise<SupportSection[]> {
  const [closure, suspensions, staff, orders] = await Promise.all([
    ask(call, as, closureDetail, {}),
    ask(call, as, ownSuspension, {}),
    ask(call, as, storeStaffCalls.list, {}),
    storeOrders(call, ask, as),
  ])
  const say = translate(call.lang, supportMessages)
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
