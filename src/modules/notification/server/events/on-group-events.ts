import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { groupReviewNotification, groupStoreNotification, participationNotification } from '../../rules/group-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const campaign = z.object({ campaignSn: z.string(), storeId: z.number(), event: z.string() })
const participation = z.object({ participationSn: z.string(), memberId: z.number(), state: z.string(), who: z.string() })

/** Tells the platform, the store and those who take part where a group sale stands. */
export const groupNotifications: Subscriber = {
  consumer: 'message.groupNotices',
  events: ['groupSale.campaignMoved', 'groupSale.participationMoved'],
  take: async (tx, { event, payload }, app) => {
    const now = app.clock.now()
    if (event === 'groupSale.participationMoved') {
      const { participationSn, memberId, state, who } = participation.parse(payload)
      const own = participationNotification(state, who, participationSn)
      if (own) await addNotifications(tx, [memberId], own, now)
      return
    }
    const moved = campaign.parse(payload)
    if (moved.event === 'submit')
      await addNotifications(tx, await platformStaffOf(tx, 'platform.goods'), groupReviewNotification(moved.campaignSn), now)
    const toStore = groupStoreNotification(moved.event, moved.campaignSn)
    if (toStore) await addNotifications(tx, await storeStaffOf(tx, moved.storeId, 'store.goods'), toStore, now)
  },
}
