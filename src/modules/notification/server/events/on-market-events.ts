import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { priceNotification } from '../../rules/price-notification.ts'
import { addNotifications } from '../add-notifications.ts'

const fired = z.object({
  memberId: z.number(),
  direction: z.enum(['above', 'below']),
  seriesCode: z.string(),
  // Events of before knew the code alone, and yuan.
  nameZh: z.string().optional(),
  nameEn: z.string().optional(),
  unitZh: z.string().default('CNY/t'),
  unitEn: z.string().default('CNY/t'),
  date: z.string(),
  price: z.string(),
  threshold: z.string(),
})

/** Tells members that a zinc price reached what they asked to hear of. */
export const marketNotifications: Subscriber = {
  consumer: 'message.marketNotices',
  events: ['market.alertFired'],
  take: async (tx, happened, app) => {
    const alert = fired.parse(happened.payload)
    await addNotifications(tx, [alert.memberId], priceNotification(alert), app.clock.now())
  },
}
