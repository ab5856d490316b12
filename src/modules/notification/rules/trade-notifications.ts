import { noticePolicies } from './notification-policy.ts'
import type { Notice, NoticeTemplate } from './notifications.ts'

type Facts = Notice['facts']

/** A notice of an event's own kind. */
function noticeOf(template: NoticeTemplate, link: string, facts: Facts = {}): Notice {
  return { kind: noticePolicies[template].kind, template, facts, link }
}

/** What a new member reads. */
export function welcomeNotice(): Notice {
  return noticeOf('welcome', '/member/authen')
}

/** What the main account of a company reads when an invited person joined. */
export function subJoinedNotice(memberName: string): Notice {
  return noticeOf('subJoined', '/member/subAccount', { member: memberName })
}

/** What somebody reads who belongs to a company no more. */
export function subRemovedNotice(): Notice {
  return noticeOf('subRemoved', '/member/index')
}

/** What a store's staff reads when somebody asked about its goods, and what that person reads afterwards. */
export function questionNotice(act: 'asked' | 'answered', goodsId: number): Notice {
  return act === 'asked' ? noticeOf('questionAsked', '/seller/question/list') : noticeOf('questionAnswered', `/goods/detail/${goodsId}`)
}

/** What a store's staff and a buyer read about fixing a price; null for what the reader did. */
export function pricingNotice(state: string): Notice | null {
  if (state === 'REQUESTED') return noticeOf('pricingAsked', '/seller/pricing/list')
  if (state === 'CONFIRMED') return noticeOf('pricingConfirmed', '/member/consultZinc')
  if (state === 'DECLINED') return noticeOf('pricingDeclined', '/member/consultZinc')
  return state === 'EXPIRED' ? noticeOf('pricingExpired', '/member/consultZinc') : null
}

const sampleTemplates: Readonly<Record<string, NoticeTemplate>> = {
  APPLIED: 'sampleApplied',
  APPROVED: 'sampleApproved',
  REJECTED: 'sampleRejected',
  SHIPPED: 'sampleShipped',
  FEEDBACK_DUE: 'sampleFeedbackDue',
  FEEDBACK_DONE: 'sampleFeedback',
}

/** What a store's staff and a buyer read about a sample; null for states that nobody waits for. */
export function sampleNotice(of: { readonly state: string; readonly sampleId: number; readonly sampleSn: string }): Notice | null {
  const template = sampleTemplates[of.state]
  if (!template) return null
  const isForStore = noticePolicies[template].audience === 'store'
  return noticeOf(template, isForStore ? '/seller/sample/list' : `/member/sample/applyInfo?sampleId=${of.sampleId}`, {
    sampleSn: of.sampleSn,
  })
}

/** What people read about a goods document under review; null for states that nobody waits for. */
export function goodsChangeNotice(state: string, changeId: number): Notice | null {
  if (state === 'proposed') return noticeOf('changeWaits', `/admin/goods/review?changeId=${changeId}`)
  if (state === 'confirmed') return noticeOf('changePassed', '/seller/goods/change')
  return state === 'returned' ? noticeOf('changeRefused', '/seller/goods/change') : null
}

/** What a store's staff reads when the platform closed or opened it. */
export function storeStateNotice(template: 'storeSuspended' | 'storeRestored', reason: string): Notice {
  return noticeOf(template, '/seller', { reason })
}

export type CertificateTemplate = 'certificateWaits' | 'certificateChecked' | 'certificateReturned' | 'certificateExpiring'

/** What the platform's staff and a store's staff read about a certificate. */
export function certificateNotice(template: CertificateTemplate, facts: Facts, isOfGoods = false): Notice {
  const own = isOfGoods ? '/seller/goods/list' : '/seller/certificate/list'
  return noticeOf(template, template === 'certificateWaits' ? '/admin/certificate/list' : own, facts)
}

/** What a member reads of a coupon whose last days have come. */
export function couponEndingNotice(day: string): Notice {
  return noticeOf('couponEnding', '/member/coupon', { day })
}

/** What the platform's staff reads about money that needs a hand. */
export function latePaidNotice(paySn: string): Notice {
  return noticeOf('latePaid', '/admin/payment/list', { paySn })
}

export function refundFailedNotice(refundNo: string): Notice {
  return noticeOf('refundFailed', '/admin/payment/list', { refundNo })
}
