import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { invoiceNotification, invoiceTitleNotification } from '../../rules/invoice-notifications.ts'
import { notificationPolicies } from '../../rules/notification-policy.ts'
import { addNotifications } from '../add-notifications.ts'

const moved = z.object({ memberId: z.number(), storeId: z.number(), invoiceId: z.number(), invoiceSn: z.string(), state: z.string() })
const title = z.object({ memberId: z.number(), state: z.string() })

/** Tells buyers, stores and the platform where invoices, red letters and titles stand. */
export const invoiceNotifications: Subscriber = {
  consumer: 'message.invoiceNotices',
  events: ['invoice.moved', 'invoice.redMoved', 'invoice.titleMoved'],
  take: async (tx, { event, payload }, app) => {
    const now = app.clock.now()
    if (event === 'invoice.titleMoved') {
      const { memberId, state } = title.parse(payload)
      const notice = invoiceTitleNotification(state)
      if (!notice) return
      const isForDesk = notificationPolicies[notice.template].audience === 'platform'
      return addNotifications(tx, isForDesk ? await platformStaffOf(tx, 'platform.members') : [memberId], notice, now)
    }
    const told = moved.parse(payload)
    const notice = invoiceNotification(event === 'invoice.moved' ? 'invoice' : 'red', told)
    if (!notice) return
    const isForStore = notificationPolicies[notice.template].audience === 'store'
    await addNotifications(tx, isForStore ? await storeStaffOf(tx, told.storeId, 'store.orders') : [told.memberId], notice, now)
  },
}
