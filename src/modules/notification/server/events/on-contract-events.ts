import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { storeStaffOf } from '../../../member/server/public.ts'
import { contractNotifications } from '../../rules/contract-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const moved = z.object({
  memberId: z.number(),
  storeId: z.number(),
  contractId: z.number(),
  contractSn: z.string(),
  initiator: z.enum(['buyer', 'store']),
  state: z.string(),
  by: z.string(),
  lineNo: z.number().default(0),
})

/** Tells both sides where their contract and the prices of its lines stand. */
export const contractNotificationsSubscriber: Subscriber = {
  consumer: 'message.contractNotices',
  events: ['contract.moved', 'contractPricing.moved', 'contractRescission.moved'],
  take: async (tx, { payload }, app) => {
    const told = moved.parse(payload)
    for (const { side, notification } of contractNotifications(told)) {
      const people = side === 'buyer' ? [told.memberId] : await storeStaffOf(tx, told.storeId, 'store.orders')
      await addNotifications(tx, people, notification, app.clock.now())
    }
  },
}
