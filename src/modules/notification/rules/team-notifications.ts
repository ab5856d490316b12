import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

/** What the store reads of a move of its team purchase. */
const toStore: Readonly<Record<string, NotificationTemplate>> = { approve: 'teamApproved', reject: 'teamRejected', void: 'teamVoided' }
/** What a member reads of a move of their order in a team. */
const toMember: Readonly<Record<string, NotificationTemplate>> = {
  succeed: 'teamSucceeded',
  refund: 'teamFailed',
  overflow: 'teamFull',
}

const noticeOf = (template: NotificationTemplate, facts: Notification['facts'], link: string): Notification => ({
  kind: notificationPolicies[template].kind,
  template,
  facts,
  link,
})

/** For the platform: a team purchase is to be reviewed. */
export const teamReviewNotification = (teamCampaignSn: string): Notification =>
  noticeOf('teamWaits', { teamCampaignSn }, '/admin/teamPurchase/list?state=REVIEWING')

export function teamStoreNotification(event: string, teamCampaignSn: string): Notification | null {
  const template = toStore[event]
  return template ? noticeOf(template, { teamCampaignSn }, `/seller/teamPurchase/list?keyword=${teamCampaignSn}`) : null
}

export function teamMemberNotification(event: string, orderSn: string): Notification | null {
  const template = toMember[event]
  return template ? noticeOf(template, { orderSn }, `/member/order/detail?orderSn=${orderSn}`) : null
}
