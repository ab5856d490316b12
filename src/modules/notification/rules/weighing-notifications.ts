import type { OrderNotification } from './cancellation-notifications.ts'
import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

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

type Supplement = {
  readonly weighNoteSn: string
  readonly orderSn: string
  /** Yuan as text. */
  readonly amount: string
  /** Until when it is asked for. */
  readonly date?: string
}
export type SupplementNotice = { readonly audience: 'member' | 'store' | 'platform'; readonly notice: Notification }

function supplementNotice(template: NotificationTemplate, of: Supplement): SupplementNotice {
  const { kind, audience } = notificationPolicies[template]
  const { weighNoteSn, orderSn, amount, date = '' } = of
  const links = {
    member: `/member/order/supplement?weighNoteSn=${encodeURIComponent(weighNoteSn)}`,
    store: `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`,
    platform: '/admin/voucher/list?state=SUBMITTED',
  }
  return { audience, notice: { kind, template, facts: { weighNoteSn, orderSn, amount, date }, link: links[audience] } }
}

/** Who is asked for a supplement, or reminded of it. */
export function supplementReminder(phase: 'due' | 'soon' | 'late', of: Supplement): SupplementNotice[] {
  if (phase === 'late') return [supplementNotice('supplementLate', of), supplementNotice('supplementUnpaid', of)]
  return [supplementNotice(phase === 'due' ? 'supplementDue' : 'supplementSoon', of)]
}

/** Who is told what became of a supplement; nobody about the steps that are not for others. */
export function supplementMove(
  move: { readonly state: string; readonly by: string; readonly way: string },
  of: Supplement,
): SupplementNotice[] {
  if (move.state === 'SUPPLEMENT_REVIEW') return [supplementNotice('supplementTransfer', of)]
  if (move.state === 'SUPPLEMENT_DUE') return [supplementNotice('supplementDeclined', of)]
  if (move.state === 'WAIVED') return [supplementNotice('supplementWaived', of)]
  if (move.state !== 'SUPPLEMENT_PAID') return []
  if (move.way === 'DIRECT') return [supplementNotice('supplementNoted', of)]
  const toStore = supplementNotice('supplementPaid', of)
  return move.by === 'platform' ? [toStore, supplementNotice('supplementNoted', of)] : [toStore]
}
