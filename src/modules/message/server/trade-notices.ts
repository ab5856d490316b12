import { z } from 'zod'
import type { Subscriber } from '../../../api/background.ts'
import type { House } from '../../../api/handler.ts'
import type { Unit } from '../../../shared/unit.ts'
import { storeStaffOf } from '../../member/server/public.ts'
import { newOrderNotice, paidNotice, transferRejectedNotice } from '../rules/notices.ts'
import { addNotices } from './message-store.ts'

const paid = z.object({ paySn: z.string(), memberId: z.number(), orderSnList: z.array(z.string()), storeIds: z.array(z.number()) })
const rejected = z.object({ paySn: z.string(), memberId: z.number() })

async function tellPaid(unit: Unit, payload: z.output<typeof paid>, now: Date): Promise<void> {
  await addNotices(unit, [payload.memberId], paidNotice(payload.paySn, payload.orderSnList.length), now)
  // One order per store, in the same order.
  for (const [place, orderSn] of payload.orderSnList.entries()) {
    const storeId = payload.storeIds[place]
    if (storeId !== undefined) await addNotices(unit, await storeStaffOf(unit, storeId, 'store.orders'), newOrderNotice(orderSn), now)
  }
}

/** Turns what happens to orders into messages for the people it concerns. */
export const tradeNotices: Subscriber = {
  consumer: 'message.tradeNotices',
  events: ['payOrder.paid', 'payOrder.transferRejected'],
  take: async (unit: Unit, happened, house: House) => {
    const now = house.clock.now()
    if (happened.event === 'payOrder.paid') return tellPaid(unit, paid.parse(happened.payload), now)
    const { memberId, paySn } = rejected.parse(happened.payload)
    await addNotices(unit, [memberId], transferRejectedNotice(paySn), now)
  },
}
