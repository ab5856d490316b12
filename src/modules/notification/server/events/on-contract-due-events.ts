import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { yuanGrouped } from '../../../../kernel/money/money.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { dueMove, dueReminder } from '../../rules/contract-due-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const due = z.object({
  contractId: z.number(),
  contractSn: z.string(),
  memberId: z.number(),
  storeId: z.number(),
  dueSn: z.string(),
  debtor: z.enum(['buyer', 'store']),
  fen: z.string(),
})
const moved = due.extend({ state: z.string(), by: z.string() })
const asked = due.extend({ phase: z.enum(['due', 'soon', 'late']), dueOn: z.string() })

/** Tells both sides of a contract what is due under it and what became of it, and the platform of transfers to check. */
export const contractDueNotifications: Subscriber = {
  consumer: 'message.contractDueNotices',
  events: ['contractDue.moved', 'contractDue.asked'],
  take: async (tx, { event, payload }, app) => {
    const of = due.parse(payload)
    const amount = yuanGrouped(BigInt(of.fen))
    const wish = event === 'contractDue.asked' ? asked.parse(payload) : null
    const told = wish ? dueReminder(wish.phase, { ...of, amount, date: wish.dueOn }) : dueMove(moved.parse(payload), { ...of, amount })
    for (const { to, notice } of told) {
      const people =
        to === 'buyer'
          ? [of.memberId]
          : to === 'store'
            ? await storeStaffOf(tx, of.storeId, 'store.orders')
            : await platformStaffOf(tx, 'platform.payments')
      await addNotifications(tx, people, notice, app.clock.now())
    }
  },
}
