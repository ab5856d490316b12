import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

const ofBill: Readonly<Record<string, NotificationTemplate>> = {
  GENERATED: 'billMade',
  STORE_CONFIRMED: 'billToApprove',
  STORE_DISPUTED: 'billDisputed',
  ANSWERED: 'billAnswered',
  PLATFORM_APPROVED: 'billApproved',
  PAY_FAILED: 'billPayFailed',
  PAID: 'billPaid',
  CARRIED: 'billCarried',
}

/** What a store's staff or the platform's finance read about a bill; null for states that nobody waits for. */
export function billNotification({
  state,
  billId,
  billSn,
}: {
  readonly state: string
  readonly billId: number
  readonly billSn: string
}): Notification | null {
  const template = ofBill[state]
  if (!template) return null
  const { kind, audience } = notificationPolicies[template]
  return { kind, template, facts: { billSn }, link: `/${audience === 'store' ? 'seller' : 'admin'}/bill/detail?billId=${billId}` }
}

const ofAccount: Readonly<Record<string, NotificationTemplate>> = {
  PENDING_OWNER: 'bankAccountEntered',
  PENDING_REVIEW: 'bankAccountWaits',
  CURRENT: 'bankAccountApproved',
  REJECTED: 'bankAccountRejected',
}

/** What a store's staff or the platform's finance read about a bank account; null for states that nobody waits for. */
export function accountNotification(state: string): Notification | null {
  const template = ofAccount[state]
  if (!template) return null
  const { kind, audience } = notificationPolicies[template]
  return { kind, template, facts: {}, link: audience === 'store' ? '/seller/bill/account' : '/admin/finance/accounts' }
}
