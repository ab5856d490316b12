import type { Notice } from './notices.ts'

/** What a member reads about their verification. */
export function verificationNotice(template: 'verified' | 'verificationRejected' | 'verificationExpired' | 'verificationExpiring'): Notice {
  return { kind: 'account', template, facts: {}, link: template === 'verified' ? '/member/account' : '/member/authen' }
}

/** What the platform's staff reads when an application waits for them. */
export function verificationWaitsNotice(verificationId: number): Notice {
  return { kind: 'system', template: 'verificationWaits', facts: {}, link: `/admin/authen/detail?verificationId=${verificationId}` }
}
