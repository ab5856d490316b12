import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { inquiryNotice, inquiryTemplates, isInquiryEvent } from '../../rules/rfq-notifications.ts'
import { addNotices } from '../add-notifications.ts'

const happening = z.object({
  inquirySn: z.string(),
  memberId: z.number().optional(),
  storeIds: z.array(z.number()).optional(),
  reason: z.string().default(''),
})

/** Stores where there are any, otherwise the buyer, otherwise the platform's desk. */
async function readersOf(unit: Transaction, { storeIds, memberId }: z.output<typeof happening>): Promise<readonly number[]> {
  if (storeIds) return [...new Set((await Promise.all(storeIds.map((storeId) => storeStaffOf(unit, storeId, 'store.quote')))).flat())]
  return memberId === undefined ? platformStaffOf(unit, 'platform.orders') : [memberId]
}

/** Turns what happens to requests for quotation into messages for the people it concerns. */
export const inquiryNotices: Subscriber = {
  consumer: 'message.inquiryNotices',
  events: Object.keys(inquiryTemplates),
  take: async (unit, { event, payload }, house) => {
    const told = happening.parse(payload)
    if (isInquiryEvent(event)) await addNotices(unit, await readersOf(unit, told), inquiryNotice(event, told), house.clock.now())
  },
}
