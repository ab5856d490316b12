import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import type { Notification } from '../../rules/notifications.ts'
import { tenderBidderNotification, tenderLotFailed, tenderOwnerNotification, tenderResult } from '../../rules/tender-notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const moved = z.object({
  tenderSn: z.string(),
  memberId: z.number(),
  act: z.string(),
  storeIds: z.array(z.number()).default([]),
  results: z.array(z.object({ lot: z.string(), winnerStoreId: z.number(), loserStoreIds: z.array(z.number()) })).default([]),
  lotFailures: z.array(z.object({ lot: z.string(), storeIds: z.array(z.number()) })).default([]),
})

async function tellStores(tx: Transaction, storeIds: readonly number[], notice: Notification | null, now: Date): Promise<void> {
  if (!notice) return
  for (const storeId of storeIds) await addNotifications(tx, await storeStaffOf(tx, storeId, 'store.quote'), notice, now)
}

/** Tells the tenderer, the platform and bidders where a tender stands; winner and others of an award in one transaction. */
export const tenderNotifications: Subscriber = {
  consumer: 'message.tenderNotices',
  events: ['tender.moved'],
  take: async (tx, { payload }, app) => {
    const now = app.clock.now()
    const { tenderSn, memberId, act, storeIds, results, lotFailures } = moved.parse(payload)
    const own = tenderOwnerNotification(act, tenderSn)
    if (own) await addNotifications(tx, act === 'submit' ? await platformStaffOf(tx, 'platform.orders') : [memberId], own, now)
    await tellStores(tx, storeIds, tenderBidderNotification(act, tenderSn), now)
    for (const { lot, winnerStoreId, loserStoreIds } of results) {
      await tellStores(tx, [winnerStoreId], tenderResult(true, tenderSn, lot), now)
      await tellStores(tx, loserStoreIds, tenderResult(false, tenderSn, lot), now)
    }
    for (const failed of lotFailures) await tellStores(tx, failed.storeIds, tenderLotFailed(tenderSn, failed.lot), now)
  },
}
