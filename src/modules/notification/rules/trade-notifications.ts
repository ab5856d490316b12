import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

type MessageParams = Notification['facts']

/** A notice of an event's own kind. */
function noticeOf(template: NotificationTemplate, link: string, facts: MessageParams = {}): Notification {
  return { kind: notificationPolicies[template].kind, template, facts, link }
}

/** What a new member reads. */
export function welcomeNotification(): Notification {
  return noticeOf('welcome', '/member/authen')
}

/** What the main account of a company reads when an invited person joined. */
export function subJoinedNotification(memberName: string): Notification {
  return noticeOf('subJoined', '/member/subAccount', { member: memberName })
}

/** What somebody reads who belongs to a company no more. */
export function subRemovedNotification(): Notification {
  return noticeOf('subRemoved', '/member/index')
}

/** What a store's staff reads when somebody asked about its goods, and what that person reads afterwards. */
export function questionNotification(act: 'asked' | 'answered', goodsId: number): Notification {
  return act === 'asked' ? noticeOf('questionAsked', '/seller/question/list') : noticeOf('questionAnswered', `/goods/detail/${goodsId}`)
}

/** What a store's staff and a buyer read about fixing a price; null for what the reader did. */
export function priceFixationNotification(state: string): Notification | null {
  if (state === 'REQUESTED') return noticeOf('pricingAsked', '/seller/pricing/list')
  if (state === 'CONFIRMED') return noticeOf('pricingConfirmed', '/member/consultZinc')
  if (state === 'DECLINED') return noticeOf('pricingDeclined', '/member/consultZinc')
  return state === 'EXPIRED' ? noticeOf('pricingExpired', '/member/consultZinc') : null
}

const sampleTemplates: Readonly<Record<string, NotificationTemplate>> = {
  APPLIED: 'sampleApplied',
  APPROVED: 'sampleApproved',
  REJECTED: 'sampleRejected',
  SHIPPED: 'sampleShipped',
  FEEDBACK_DUE: 'sampleFeedbackDue',
  FEEDBACK_DONE: 'sampleFeedback',
}

/** What a store's staff and a buyer read about a sample; null for states that nobody waits for. */
export function sampleNotification(of: {
  readonly state: string
  readonly sampleId: number
  readonly sampleSn: string
}): Notification | null {
  const template = sampleTemplates[of.state]
  if (!template) return null
  const isForStore = notificationPolicies[template].audience === 'store'
  return noticeOf(template, isForStore ? '/seller/sample/list' : `/member/sample/applyInfo?sampleId=${of.sampleId}`, {
    sampleSn: of.sampleSn,
  })
}

/** What people read about a goods document under review; null for states that nobody waits for. */
export function goodsChangeNotification(state: string, changeId: number): Notification | null {
  if (state === 'proposed') return noticeOf('changeWaits', `/admin/goods/review?changeId=${changeId}`)
  if (state === 'confirmed') return noticeOf('changePassed', '/seller/goods/change')
  return state === 'returned' ? noticeOf('changeRefused', '/seller/goods/change') : null
}

/** What a store's staff reads when the platform took down its goods or restored them. */
export function goodsTakedownNotification(template: 'goodsTakenDown' | 'goodsRestored', facts: MessageParams): Notification {
  return noticeOf(template, `/seller/goods/list?keyword=${facts['goodsId']}`, facts)
}

/** What a store's staff reads when the platform closed or opened it. */
export function storeStateNotification(template: 'storeSuspended' | 'storeRestored', reason: string): Notification {
  return noticeOf(template, '/seller', { reason })
}

export type CertificateTemplate = 'certificateWaits' | 'certificateChecked' | 'certificateReturned' | 'certificateExpiring'

/** What the platform's staff and a store's staff read about a certificate. */
export function certificateNotification(template: CertificateTemplate, facts: MessageParams, isOfGoods = false): Notification {
  const own = isOfGoods ? '/seller/goods/list' : '/seller/certificate/list'
  return noticeOf(template, template === 'certificateWaits' ? '/admin/certificate/list' : own, facts)
}

/** What a member reads of a coupon whose last days have come. */
export function couponEndingNotification(day: string): Notification {
  return noticeOf('couponEnding', '/member/coupon', { day })
}

/** What a member reads when a recharge was credited; null for the other states. */
export function rechargeNotification(state: string, rechargeSn: string): Notification | null {
  return state === 'SUCCESS' ? noticeOf('recharged', '/member/balance', { rechargeSn }) : null
}

const withdrawalTemplates: Readonly<Record<string, NotificationTemplate>> = {
  APPLIED: 'withdrawalWaits',
  SUCCESS: 'withdrawalPaid',
  REJECTED: 'withdrawalBack',
  FAILED: 'withdrawalBack',
}

/** What the platform's staff and a member read about a withdrawal; null for states that nobody waits for. */
export function withdrawalNotification(state: string, withdrawalSn: string): Notification | null {
  const template = withdrawalTemplates[state]
  return template
    ? noticeOf(template, state === 'APPLIED' ? '/admin/withdrawal/list?state=APPLIED' : '/member/withdrawal', { withdrawalSn })
    : null
}

/** What the platform's staff reads about money that needs a hand. */
export function latePaidNotification(paySn: string): Notification {
  return noticeOf('latePaid', '/admin/payment/list', { paySn })
}

export function refundFailedNotification(refundNo: string): Notification {
  return noticeOf('refundFailed', '/admin/payment/list', { refundNo })
}

const aftersaleForStore: readonly string[] = ['APPLIED', 'RETURNING', 'REPLACEMENT_PENDING']
const aftersaleForBuyer: readonly string[] = [
  'COUNTER_OFFERED',
  'SELLER_REJECTED',
  'WAIT_RETURN',
  'PART_RECEIVED',
  'RECEIPT_REFUSED',
  'REPLACEMENT_SHIPPED',
]

/** Who is told what about an after-sale case; null where nobody waits. */
export function aftersaleNotification(of: {
  readonly caseSn: string
  readonly orderSn: string
  readonly state: string
  readonly happened: string
}): Notification | null {
  const { caseSn, orderSn, state, happened } = of
  const facts = { caseSn, orderSn }
  const mine = `/member/order/refund/detail?caseSn=${caseSn}`
  if (happened === 'complain' || happened === 'arbitrate')
    return noticeOf('aftersaleComplaint', `/admin/aftersale/detail?caseSn=${caseSn}`, facts)
  if (happened === 'admit') return noticeOf('aftersaleWaitsStore', `/seller/aftersale/detail?caseSn=${caseSn}`, facts)
  if (state === 'REFUNDED') return noticeOf('aftersaleRefunded', mine, facts)
  if (aftersaleForStore.includes(state)) return noticeOf('aftersaleWaitsStore', `/seller/aftersale/detail?caseSn=${caseSn}`, facts)
  return aftersaleForBuyer.includes(state) ? noticeOf('aftersaleWaitsBuyer', mine, facts) : null
}

/** What a store's staff reads about goods that count as received and about which it has not decided. */
export function returnedGoodsNotification(caseSn: string, orderSn: string): Notification {
  return noticeOf('aftersaleReturned', `/seller/aftersale/detail?caseSn=${caseSn}`, { caseSn, orderSn })
}
