import type { Notification } from './notifications.ts'

/** What a member reads about their verification. */
export function verificationNotification(
  template: 'verified' | 'verificationRejected' | 'verificationExpired' | 'verificationExpiring',
): Notification {
  return { kind: 'account', template, facts: {}, link: template === 'verified' ? '/member/account' : '/member/authen' }
}

/** What the platform's staff reads when an application waits for them. */
export function verificationWaitsNotification(verificationId: number): Notification {
  return { kind: 'system', template: 'verificationWaits', facts: {}, link: `/admin/authen/detail?verificationId=${verificationId}` }
}

export type RequestTemplate = 'requestWaits' | 'requestApproved' | 'requestRejected' | 'requestReturned' | 'requestExpired'

/** What approvers and requesters read about a purchase request. */
export function requestNotification(template: RequestTemplate, requestSn: string): Notification {
  return { kind: 'order', template, facts: { requestSn }, link: `/member/request/info?requestSn=${encodeURIComponent(requestSn)}` }
}

/** What the platform's staff and the applicant read about an application to open a store. */
export function storeApplicationNotification(template: 'storeWaits' | 'storeDeposit' | 'storeOpened' | 'storeRejected'): Notification {
  const link = template === 'storeWaits' ? '/admin/store/list' : template === 'storeOpened' ? '/seller' : '/member/storeApply'
  return { kind: template === 'storeWaits' ? 'system' : 'account', template, facts: {}, link }
}

/** What a member reads who is invited to a staff. */
export function staffInvitedNotification(): Notification {
  return { kind: 'account', template: 'staffInvited', facts: {}, link: '/member/post' }
}

/** What a salesperson reads about customers and statements. */
export function referralNotification(
  template: 'salesBound' | 'salesMoved' | 'salesMoveCancelled' | 'salesStated' | 'salesPaid',
  statementSn = '',
): Notification {
  const link = template === 'salesStated' || template === 'salesPaid' ? '/member/promotionOrder' : '/member/promotionCustomer'
  return { kind: 'account', template, facts: { statementSn }, link }
}

/** What applicants to be designers and the platform's staff read. */
export function designerNotification(template: 'designerWaits' | 'designerApproved' | 'designerRejected'): Notification {
  const link = { designerWaits: '/admin/designer/list', designerApproved: '/member/design/list', designerRejected: '/applyDesigner' }[
    template
  ]
  return { kind: template === 'designerWaits' ? 'system' : 'account', template, facts: {}, link }
}

/** What an enterprise or its designer reads about a design application. */
export function designNotification(template: 'designMoved' | 'designAnswered' | 'designDecided', desAppId: number): Notification {
  const folder = template === 'designDecided' ? '/member/design' : '/member/desApp'
  return { kind: 'account', template, facts: {}, link: `${folder}/detail?desAppId=${desAppId}` }
}
