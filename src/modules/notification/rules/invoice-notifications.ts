import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

const ofInvoice: Readonly<Record<string, NotificationTemplate>> = {
  APPLIED: 'invoiceApplied',
  OVERDUE: 'invoiceOverdue',
  ISSUE_FAILED: 'invoiceFailed',
  REJECTED: 'invoiceRejected',
  ISSUED: 'invoiceIssued',
  VOIDED: 'invoiceVoided',
}
const ofRedLetter: Readonly<Record<string, NotificationTemplate>> = { '02': 'invoiceRedAsked', '03': 'invoiceRedAskedStore' }
const ofTitle: Readonly<Record<string, NotificationTemplate>> = {
  SUBMITTED: 'invoiceTitleWaits',
  APPROVED: 'invoiceTitleApproved',
  REJECTED: 'invoiceTitleRejected',
}

type Told = { readonly state: string; readonly invoiceId: number; readonly invoiceSn: string }

/** What a store's staff and a buyer read about an invoice or a red letter over it; null for states that nobody waits for. */
export function invoiceNotification(what: 'invoice' | 'red', { state, invoiceId, invoiceSn }: Told): Notification | null {
  const template = (what === 'red' ? ofRedLetter : ofInvoice)[state]
  if (!template) return null
  const { kind, audience } = notificationPolicies[template]
  const link = `/${audience === 'store' ? 'seller' : 'member'}/invoice/info?invoiceId=${invoiceId}`
  return { kind, template, facts: { invoiceSn }, link }
}

/** What the platform and a buyer read about the qualification of a title. */
export function invoiceTitleNotification(state: string): Notification | null {
  const template = ofTitle[state]
  if (!template) return null
  const { kind, audience } = notificationPolicies[template]
  return { kind, template, facts: {}, link: audience === 'platform' ? '/admin/invoice/title?tab=waiting' : '/member/invoice/header' }
}
