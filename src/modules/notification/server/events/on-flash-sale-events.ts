import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import type { NotificationTemplate } from '../../rules/notifications.ts'
import { notificationPolicies } from '../../rules/notification-policy.ts'
import { addNotifications } from '../add-notifications.ts'

const moved = z.object({ flashSaleId: z.number(), storeId: z.number(), event: z.string() })
const templates: Readonly<Record<string, NotificationTemplate>> = {
  submit: 'flashWaits',
  approve: 'flashApproved',
  reject: 'flashRejected',
  start: 'flashStarted',
  void: 'flashVoided',
  publish: 'flashPublished',
}
const sale = {
  name: 'message.flashSale',
  text: `SELECT k.name_zh AS name, k.reason, s.store_name AS store FROM flash_sale k JOIN store s USING (store_id) WHERE k.flash_sale_id = $1`,
}

/** Tells the platform of flash sales to review, and stores what became of theirs. */
export const flashSaleNotifications: Subscriber = {
  consumer: 'message.flashSaleNotices',
  events: ['flashSale.moved'],
  take: async (tx, { payload }, app) => {
    const { flashSaleId, storeId, event } = moved.parse(payload)
    const template = templates[event]
    const [facts] = await rows<{ name: string; reason: string; store: string }>(tx, sale, [flashSaleId])
    if (!template || !facts) return
    const { kind, audience } = notificationPolicies[template]
    const isForStore = audience === 'store'
    const readers = isForStore ? await storeStaffOf(tx, storeId, 'store.goods') : await platformStaffOf(tx, 'platform.content')
    const link = isForStore ? '/seller/flashSale/list' : '/admin/flashSale/list?state=REVIEWING'
    await addNotifications(tx, readers, { kind, template, facts, link }, app.clock.now())
  },
}
