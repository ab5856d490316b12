import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { notificationPolicies } from '../../rules/notification-policy.ts'
import { accountNotification, billNotification } from '../../rules/settlement-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const account = z.object({ storeId: z.number(), state: z.string() })
const differences = z.object({ channel: z.string(), day: z.string(), count: z.number() })
const bill = z.object({ billId: z.number(), billSn: z.string(), storeId: z.number(), state: z.string() })

/** Tells stores and the platform's finance where bills and bank accounts stand. */
export const settlementNotifications: Subscriber = {
  consumer: 'message.settlementNotices',
  events: ['settlement.billMoved', 'settlement.payoutAccountMoved'],
  take: async (tx, { event, payload }, app) => {
    const isBill = event === 'settlement.billMoved'
    const told = isBill ? bill.parse(payload) : account.parse(payload)
    const notice = isBill ? billNotification(bill.parse(payload)) : accountNotification(told.state)
    if (!notice) return
    const isForStore = notificationPolicies[notice.template].audience === 'store'
    const readers = isForStore ? await storeStaffOf(tx, told.storeId, 'store.finance') : await platformStaffOf(tx, 'platform.finance')
    await addNotifications(tx, readers, notice, app.clock.now())
  },
}

/** Tells the platform's finance that a gateway's bill differs from our books. */
export const reconciliationNotifications: Subscriber = {
  consumer: 'message.reconciliationNotices',
  events: ['payment.differencesFound'],
  take: async (tx, { payload }, app) => {
    const { channel, day, count } = differences.parse(payload)
    const { kind } = notificationPolicies.billDifferences
    const link = `/admin/finance/differences?channel=${channel}&day=${day}`
    const readers = await platformStaffOf(tx, 'platform.finance')
    await addNotifications(tx, readers, { kind, template: 'billDifferences', facts: { day, count }, link }, app.clock.now())
  },
}
