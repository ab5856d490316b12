import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { platformStaffOf } from '../../../member/server/public.ts'
import { notificationMessages } from '../../messages.ts'
import { pointsNotification, redemptionNotification, type Unit } from '../../rules/loyalty-notifications.ts'
import { notificationPolicies } from '../../rules/notification-policy.ts'
import { addNotifications } from '../add-notifications.ts'

const mall = z.enum(['points', 'score'])
const changed = z.object({
  memberId: z.number(),
  currency: mall,
  amount: z.number(),
  day: z.string().optional(),
  orderSn: z.string().optional(),
})
const moved = z.object({ memberId: z.number(), orderSn: z.string(), mall, state: z.string(), who: z.string().optional() })

const unitOf = (currency: z.output<typeof mall>): Unit => ({
  unit: translate('zh', notificationMessages)(`unit_${currency}`),
  unitEn: translate('en', notificationMessages)(`unit_${currency}`),
})

/** Tells members what became of their points, scores and redemptions, and the platform what it must ship. */
export const loyaltyNotifications: Subscriber = {
  consumer: 'message.loyaltyNotices',
  events: ['loyalty.granted', 'loyalty.expiring', 'loyalty.expired', 'loyalty.clawedBack', 'loyalty.orderMoved'],
  take: async (tx, { event, payload }, app) => {
    const now = app.clock.now()
    if (event !== 'loyalty.orderMoved') {
      const told = changed.parse(payload)
      const notice = pointsNotification(event, told, unitOf(told.currency))
      return notice ? addNotifications(tx, [told.memberId], notice, now) : undefined
    }
    const told = moved.parse(payload)
    const notice = redemptionNotification(told)
    if (!notice) return
    const isForDesk = notificationPolicies[notice.template].audience === 'platform'
    await addNotifications(tx, isForDesk ? await platformStaffOf(tx, 'platform.orders') : [told.memberId], notice, now)
  },
}
