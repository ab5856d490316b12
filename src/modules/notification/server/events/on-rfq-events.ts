import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { rfqNotification, inquiryTemplates, isInquiryEvent } from '../../rules/rfq-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const happening = z.object({
  inquirySn: z.string(),
  memberId: z.number().optional(),
  storeIds: z.array(z.number()).optional(),
  reason: z.string().default(''),
})

/** Stores where there are any, otherwise the buyer, otherwise the platform's desk. */
async function readersOf(tx: Transaction, { storeIds, memberId }: z.output<typeof happening>): Promise<readonly number[]> {
  if (storeIds) return [...new Set((await Promise.all(storeIds.map((storeId) => storeStaffOf(tx, storeId, 'store.quote')))).flat())]
  return memberId === undefined ? platformStaffOf(tx, 'platform.orders') : [memberId]
}

/** Turns what happens to requests for quotation into messages for the people it concerns. */
export const rfqNotifications: Subscriber = {
  consumer: 'message.inquiryNotices',
  events: Object.keys(inquiryTemplates),
  take: async (tx, { event, payload }, app) => {
    const told = happening.parse(payload)
    if (isInquiryEvent(event)) await addNotifications(tx, await readersOf(tx, told), rfqNotification(event, told), app.clock.now())
  },
}
