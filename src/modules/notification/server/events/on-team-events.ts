import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { teamMemberNotification, teamReviewNotification, teamStoreNotification } from '../../rules/team-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const campaign = z.object({ campaignSn: z.string(), storeId: z.number(), event: z.string() })
const member = z.object({ memberId: z.number(), orderSn: z.string(), why: z.string() })

/** Tells the platform, the store and the members of teams where a team purchase stands. */
export const teamNotifications: Subscriber = {
  consumer: 'message.teamNotices',
  events: ['teamPurchase.campaignMoved', 'teamPurchase.memberMoved'],
  take: async (tx, { event, payload }, app) => {
    const now = app.clock.now()
    if (event === 'teamPurchase.memberMoved') {
      const { memberId, orderSn, why } = member.parse(payload)
      const own = teamMemberNotification(why, orderSn)
      if (own) await addNotifications(tx, [memberId], own, now)
      return
    }
    const moved = campaign.parse(payload)
    if (moved.event === 'submit')
      await addNotifications(tx, await platformStaffOf(tx, 'platform.goods'), teamReviewNotification(moved.campaignSn), now)
    const toStore = teamStoreNotification(moved.event, moved.campaignSn)
    if (toStore) await addNotifications(tx, await storeStaffOf(tx, moved.storeId, 'store.goods'), toStore, now)
  },
}
