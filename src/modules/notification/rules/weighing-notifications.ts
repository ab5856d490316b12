import type { OrderNotification } from './cancellation-notifications.ts'
import { notificationPolicies } from './notification-policy.ts'
import type { NotificationTemplate } from './notifications.ts'

const byState: Readonly<Record<string, NotificationTemplate>> = {
  RECORDED: 'weighRecorded',
  REWEIGHED: 'weighReweighed',
  PART_SETTLED: 'weighContested',
  REFUND_REQUESTED: 'weighRefund',
}

/** What the other side of a weigh note reads about its weight or its money; null where nobody waits. */
export function weighNoteNotification(of: {
  readonly state: string
  /** Who settled it. */
  readonly by: string
  readonly weighNoteSn: string
  readonly orderSn: string
}): OrderNotification | null {
  const settled = of.by === 'store' ? 'weighAgreed' : 'weighConfirmed'
  const template = of.state === 'SETTLED' ? settled : byState[of.state]
  if (!template) return null
  const { kind, audience } = notificationPolicies[template]
  const isForStore = audience === 'store'
  const link = `/${isForStore ? 'seller' : 'member'}/order/detail?orderSn=${encodeURIComponent(of.orderSn)}`
  const facts = { weighNoteSn: of.weighNoteSn, orderSn: of.orderSn }
  return { audience: isForStore ? 'store' : 'member', notice: { kind, template, facts, link } }
}
