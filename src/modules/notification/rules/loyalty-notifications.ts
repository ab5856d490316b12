import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

type Currency = 'points' | 'score'
const ofEvent: Readonly<Record<string, NotificationTemplate>> = {
  'loyalty.granted': 'loyaltyGranted',
  'loyalty.expiring': 'loyaltyExpiring',
  'loyalty.expired': 'loyaltyExpired',
  'loyalty.clawedBack': 'loyaltyTaken',
}
const ofState: Readonly<Record<string, NotificationTemplate>> = {
  PENDING_SHIPMENT: 'loyaltyWaits',
  SHIPPED: 'loyaltyShipped',
  CANCELLED: 'loyaltyCancelled',
}
/** What is counted, in both languages. */
export type Unit = { readonly unit: string; readonly unitEn: string }
type Told = {
  readonly currency: Currency
  readonly amount: number
  readonly day?: string | undefined
  readonly orderSn?: string | undefined
}

/** What a member reads about points or scores that came, expire, or were taken back; null when nothing changed for them. */
export function pointsNotification(event: string, { currency, amount, day, orderSn }: Told, unit: Unit): Notification | null {
  const template = ofEvent[event]
  if (!template || amount === 0) return null
  const facts = { ...unit, count: amount, ...(day ? { date: day } : {}), ...(orderSn ? { orderSn } : {}) }
  return { kind: notificationPolicies[template].kind, template, facts, link: currency === 'points' ? '/member/myPoint' : '/member/myScore' }
}

type Moved = { readonly orderSn: string; readonly mall: Currency; readonly state: string; readonly who?: string | undefined }

/** What the platform and a member read about a redemption; null for what the member did themselves. */
export function redemptionNotification({ orderSn, mall, state, who }: Moved): Notification | null {
  const template = ofState[state]
  if (!template || (state === 'CANCELLED' && who === 'buyer')) return null
  const area = mall === 'points' ? 'point' : 'score'
  const { kind, audience } = notificationPolicies[template]
  const link = audience === 'platform' ? `/admin/${area}/order?state=PENDING_SHIPMENT` : `/member/${area}Order/detail?orderSn=${orderSn}`
  return { kind, template, facts: { orderSn }, link }
}
