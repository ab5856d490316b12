import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { enterpriseName, mainAccountOf, platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import { creditNotification } from '../../rules/credit-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const moved = z.object({
  enterpriseId: z.number(),
  storeId: z.number(),
  state: z.string(),
  statementSn: z.string().optional(),
  repaymentSn: z.string().optional(),
  dueOn: z.string().optional(),
})

/** Tells companies and their lenders where applications, lines, statements and repayments stand. */
export const creditNotifications: Subscriber = {
  consumer: 'message.creditNotices',
  events: [
    'credit.applicationMoved',
    'credit.accountMoved',
    'credit.statementMoved',
    'credit.statementDue',
    'credit.repaymentMoved',
    'credit.writeOffMoved',
  ],
  take: async (tx, { event, payload }, app) => {
    const news = moved.parse(payload)
    const notified = creditNotification({ event, ...news, company: await enterpriseName(tx, news.enterpriseId) })
    if (!notified) return
    const { storeId, enterpriseId } = news
    const lenders = () =>
      storeId === 0
        ? platformStaffOf(tx, event === 'credit.writeOffMoved' ? 'platform.finance' : 'platform.payments')
        : storeStaffOf(tx, storeId, 'store.finance')
    const main = notified.isForLender ? null : await mainAccountOf(tx, enterpriseId)
    const readers = notified.isForLender ? await lenders() : main === null ? [] : [main]
    await addNotifications(tx, readers, notified.notice, app.clock.now())
  },
}
