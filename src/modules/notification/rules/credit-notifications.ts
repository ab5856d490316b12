import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

type Telling = { readonly template: NotificationTemplate; /** Read by a store that lends. */ readonly ofStore?: NotificationTemplate }

/** Which states are told, by the event. Those with `ofStore` go to the lender, the others to the company. */
const tellings: Readonly<Record<string, Readonly<Record<string, Telling>>>> = {
  'credit.applicationMoved': {
    SUBMITTED: { template: 'creditApplied', ofStore: 'creditAppliedStore' },
    NEED_INFO: { template: 'creditAsked' },
    COUNTER_OFFERED: { template: 'creditOffered' },
    APPROVED: { template: 'creditApproved' },
    REJECTED: { template: 'creditRejected' },
  },
  'credit.statementMoved': {
    ISSUED: { template: 'creditIssued' },
    DISPUTED: { template: 'creditDisputed', ofStore: 'creditDisputedStore' },
    OVERDUE: { template: 'creditOverdue' },
    WRITTEN_OFF: { template: 'creditWrittenOff' },
  },
  'credit.writeOffMoved': {
    // Only the platform's waits for a second person.
    PROPOSED: { template: 'creditWriteOffWaits', ofStore: 'creditWriteOffWaits' },
    RECOVERED: { template: 'creditRecovered' },
  },
  'credit.accountMoved': {
    FROZEN_OVERDUE: { template: 'creditFrozen' },
    FROZEN_MANUAL: { template: 'creditFrozen' },
    FROZEN_EXPIRED: { template: 'creditFrozen' },
    ACTIVE: { template: 'creditFreed' },
  },
  'credit.repaymentMoved': {
    REVIEW: { template: 'creditRepayWaits', ofStore: 'creditRepayWaitsStore' },
    CONFIRMED: { template: 'creditRepaid' },
    REJECTED: { template: 'creditRepayRefused' },
  },
}

export type CreditNews = {
  readonly event: string
  readonly state: string
  readonly storeId: number
  readonly statementSn?: string | undefined
  readonly repaymentSn?: string | undefined
  readonly dueOn?: string | undefined
  readonly company: string
}

/** What a company or its lender reads about credit; null for states that nobody waits for. */
export function creditNotification(news: CreditNews): { readonly notice: Notification; readonly isForLender: boolean } | null {
  const { event, state, storeId, statementSn = '', repaymentSn = '', dueOn = '' } = news
  const due: Telling = { template: state === 'OVERDUE' ? 'creditOverdue' : 'creditDue' }
  const telling = event === 'credit.statementDue' ? due : tellings[event]?.[state]
  if (!telling) return null
  const isForLender = telling.ofStore !== undefined
  const template = storeId === 0 ? telling.template : (telling.ofStore ?? telling.template)
  const side = !isForLender ? '/member' : storeId === 0 ? '/admin' : '/seller'
  const list = isForLender ? `${side}/credit/list${repaymentSn === '' ? '' : '?view=repayments'}` : '/member/credit/index'
  const link = statementSn === '' ? list : `${side}/credit/statement?statementSn=${statementSn}`
  const facts = { statementSn, repaymentSn, date: dueOn, member: news.company }
  return { notice: { kind: notificationPolicies[template].kind, template, facts, link }, isForLender }
}
