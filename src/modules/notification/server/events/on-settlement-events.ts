import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { notificationPolicies } from '../../rules/notification-policy.ts'
import { billNotification } from '../../rules/settlement-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const bill = z.object({ billId: z.number(), billSn: z.string(), storeId: z.number(), state: z.string() })

/** Tells stores and the platform's finance where bills stand. */
export const settlementNotifications: Subscriber = {
  consumer: 'message.settlementNotices',
  events: ['settlement.billMoved'],
  take: async (tx, { payload }, app) => {
    const told = bill.parse(payload)
    const notice = billNotification(told)
    if (!notice) return
    const isForStore = notificationPolicies[notice.template].audience === 'store'
    const readers = isForStore ? await storeStaffOf(tx, told.storeId, 'store.finance') : await platformStaffOf(tx, 'platform.finance')
    await addNotifications(tx, readers, notice, app.clock.now())
  },
}
