import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

/** What becomes of a request for quotation, and whom it concerns. */
export const inquiryTemplates = {
  'rfq.waits': 'inquiryWaits',
  'rfq.published': 'inquiryNew',
  'rfq.sent': 'inquirySent',
  'rfq.ended': 'inquiryEnded',
  'rfq.extended': 'inquiryExtended',
  'rfq.resealed': 'inquiryResealed',
  'rfq.invited': 'inquiryInvited',
  'rfq.reminded': 'inquiryReminder',
  'rfq.closedEarly': 'inquiryClosedEarly',
  'rfq.changed': 'inquiryChanged',
  'rfq.answered': 'inquiryAnswered',
  'rfq.awarded': 'quoteAwarded',
  'rfq.lost': 'quoteLost',
  'rfq.revisionAsked': 'quoteRevision',
  'rfq.reviewWaits': 'quoteReview',
  'rfq.reviewSentBack': 'quoteSentBack',
  'rfq.quoted': 'quoteCame',
  'rfq.claimed': 'quoteClaimed',
  'rfq.goodsNamed': 'quoteGoods',
  'rfq.withdrawn': 'quoteWithdrawn',
  'rfq.insisted': 'quoteStays',
  'rfq.asked': 'inquiryAsked',
  'rfq.closed': 'inquiryClosed',
  'rfq.lapsed': 'inquiryLapsed',
  'rfq.declined': 'inquiryDeclined',
  'rfq.expired': 'inquiryExpired',
  'rfq.rejected': 'inquirySentBack',
  'rfq.terminated': 'inquiryTerminated',
} as const satisfies Readonly<Record<string, NotificationTemplate>>
export type InquiryHappened = keyof typeof inquiryTemplates

export function isInquiryEvent(event: string): event is InquiryHappened {
  return Object.hasOwn(inquiryTemplates, event)
}

// What is compared leads to the comparison, everything else to the request itself.
const compared: readonly NotificationTemplate[] = ['inquiryClosed', 'quoteWithdrawn', 'quoteStays', 'quoteClaimed', 'quoteGoods']

/** What somebody reads about a request for quotation. */
export function rfqNotification(event: InquiryHappened, of: { readonly inquirySn: string; readonly reason: string }): Notification {
  const template = inquiryTemplates[event]
  const { kind, audience } = notificationPolicies[template]
  const page = { member: compared.includes(template) ? 'quotation' : 'detail', store: '', platform: '' }[audience]
  const path = { member: `/member/inquireOrder/${page}`, store: '/seller/quotation/edit', platform: '/admin/inquiry/list' }[audience]
  const query = audience === 'platform' ? `keyword=${of.inquirySn}` : `inquirySn=${of.inquirySn}`
  return {
    kind,
    template,
    facts: { inquirySn: of.inquirySn, ...(of.reason === '' ? {} : { reason: of.reason }) },
    link: `${path}?${query}`,
  }
}
