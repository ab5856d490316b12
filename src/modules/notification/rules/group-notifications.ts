import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

/** What the store reads of a move of its group sale. */
const toStore: Readonly<Record<string, NotificationTemplate>> = {
  approve: 'groupApproved',
  reject: 'groupRejected',
  end: 'groupSucceeded',
  fail: 'groupFailed',
  void: 'groupVoided',
}
/** What a member reads of a state of a participation; the payment of its order is told as for every order. */
const toMember: Readonly<Record<string, NotificationTemplate>> = {
  JOINED: 'groupJoined',
  BALANCE_DUE: 'groupBalanceDue',
  FORFEITED: 'groupForfeited',
  DEPOSIT_REFUNDED: 'groupRefunded',
  COMPENSATED: 'groupCompensated',
}

const noticeOf = (template: NotificationTemplate, facts: Notification['facts'], link: string): Notification => ({
  kind: notificationPolicies[template].kind,
  template,
  facts,
  link,
})

/** For the platform: a group sale is to be reviewed. */
export const groupReviewNotification = (groupSn: string): Notification =>
  noticeOf('groupWaits', { groupSn }, '/admin/groupSale/list?state=REVIEWING')

export function groupStoreNotification(event: string, groupSn: string): Notification | null {
  const template = toStore[event]
  return template ? noticeOf(template, { groupSn }, `/seller/groupSale/detail?groupSn=${groupSn}`) : null
}

/** For the member; who cancels is not told of it. */
export function participationNotification(state: string, who: string, participationSn: string): Notification | null {
  const template = state === 'CANCELLED' && who === 'system' ? 'groupExpired' : toMember[state]
  return template ? noticeOf(template, { participationSn }, `/member/groupSale/detail?participationSn=${participationSn}`) : null
}
