import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { notificationPolicies } from '../../rules/notification-policy.ts'
import { billNotification, reconciliationNotification } from '../../rules/settlement-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const bill = z.object({ billId: z.number(), billSn: z.string(), storeId: z.number(), state: z.string() })
const compared = z.object({ day: z.string(), count: z.number() })

/** Tells stores and the platform's finance where bills stand and what a reconciliation found. */
export const settlementNotifications: Subscriber = {
  consumer: 'message.settlementNotices',
  events: ['settlement.billMoved', 'reconciliation.compared'],
  take: async (tx, { event, payload }, app) => {
    const now = app.clock.now()
    if (event === 'reconciliation.compared') {
      const { day, count } = compared.parse(payload)
      if (count === 0) return
      return addNotifications(tx, await platformStaffOf(tx, 'platform.finance'), reconciliationNotification(day, count), now)
    }
    const told = bill.parse(payload)
    const notice = billNotification(told)
    if (!notice) return
    const isForStore = notificationPolicies[notice.template].audience === 'store'
    const readers = isForStore ? await storeStaffOf(tx, told.storeId, 'store.finance') : await platformStaffOf(tx, 'platform.finance')
    await addNotifications(tx, readers, notice, now)
  },
}
