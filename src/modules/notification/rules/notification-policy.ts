import type { Channel } from './channels.ts'
import type { MessageKind, NotificationTemplate } from './notifications.ts'

/** Whom an event concerns: any member, a store's staff or the platform's. Settings show people only their own. */
export const audiences = ['member', 'store', 'platform'] as const
export type Audience = (typeof audiences)[number]

export type NotificationPolicy = {
  readonly kind: MessageKind
  readonly audience: Audience
  /** Ways that nobody may switch off: what guards an account, and money. */
  readonly fixed: readonly Channel[]
  /** Ways that are on until a member switches them off. */
  readonly usual: readonly Channel[]
}

const site: readonly Channel[] = ['site']
const none: readonly Channel[] = []
const guarding: NotificationPolicy = { kind: 'account', audience: 'member', fixed: ['site', 'sms'], usual: ['mail'] }
const account: NotificationPolicy = { kind: 'account', audience: 'member', fixed: none, usual: ['site', 'sms'] }
const buying: NotificationPolicy = { kind: 'order', audience: 'member', fixed: none, usual: ['site', 'wechat'] }
const money: NotificationPolicy = { ...buying, fixed: site, usual: ['sms', 'wechat'] }
const alert: NotificationPolicy = { kind: 'system', audience: 'member', fixed: none, usual: ['site', 'sms', 'wechat'] }
const selling: NotificationPolicy = { kind: 'store', audience: 'store', fixed: none, usual: site }
const running: NotificationPolicy = { kind: 'system', audience: 'platform', fixed: none, usual: site }

/** Every event that people are told of: whose it is and by which ways it goes. */
export const notificationPolicies: Readonly<Record<NotificationTemplate, NotificationPolicy>> = {
  paid: { ...buying, fixed: site, usual: ['wechat'] },
  cancelled: buying,
  shipped: { ...buying, usual: ['site', 'sms', 'wechat'] },
  transferRejected: money,
  requestWaits: { ...buying, usual: ['site', 'sms', 'mail', 'wechat'] },
  requestApproved: buying,
  requestRejected: buying,
  requestReturned: buying,
  requestExpired: buying,
  sessionReplayed: guarding,
  passwordChanged: guarding,
  guardChanged: guarding,
  welcome: { ...account, usual: site },
  verified: account,
  verificationRejected: account,
  verificationExpired: { ...account, fixed: site, usual: ['sms', 'mail'] },
  verificationExpiring: { ...account, usual: ['site', 'sms', 'mail'] },
  staffInvited: account,
  subJoined: { ...account, usual: site },
  subRemoved: { ...account, fixed: site, usual: none },
  storeDeposit: account,
  storeOpened: account,
  storeRejected: account,
  designerWaits: running,
  designerApproved: account,
  designerRejected: account,
  designMoved: { ...account, usual: site },
  designAnswered: { ...account, usual: ['site', 'mail'] },
  designDecided: { ...account, usual: site },
  salesBound: { ...account, usual: site },
  salesMoved: { ...account, usual: site },
  salesMoveCancelled: { ...account, usual: site },
  salesStated: { ...account, usual: ['site', 'mail'] },
  salesPaid: account,
  questionAnswered: { ...account, kind: 'system', usual: ['site', 'wechat'] },
  priceAbove: alert,
  priceBelow: alert,
  newOrder: { ...selling, fixed: site, usual: ['sms'] },
  completed: selling,
  evaluated: selling,
  questionAsked: selling,
  changePassed: selling,
  changeRefused: selling,
  storeSuspended: { ...selling, fixed: ['site', 'sms'], usual: ['mail'] },
  storeRestored: { ...selling, fixed: site, usual: ['sms'] },
  certificateChecked: selling,
  certificateReturned: { ...selling, usual: ['site', 'sms'] },
  certificateExpiring: { ...selling, usual: ['site', 'sms', 'mail'] },
  pricingAsked: { ...selling, usual: ['site', 'wechat'] },
  pricingConfirmed: buying,
  pricingDeclined: buying,
  pricingExpired: { ...buying, usual: site },
  aftersaleWaitsStore: { ...selling, usual: ['site', 'wechat'] },
  aftersaleWaitsBuyer: buying,
  aftersaleRefunded: buying,
  aftersaleComplaint: running,
  sampleApplied: selling,
  sampleFeedback: selling,
  sampleApproved: buying,
  sampleRejected: buying,
  sampleShipped: buying,
  sampleFeedbackDue: buying,
  tenderWaits: running,
  tenderPublished: buying,
  tenderReturned: buying,
  tenderOpenable: buying,
  tenderFailed: buying,
  tenderObjected: buying,
  tenderChanged: selling,
  tenderEnded: selling,
  tenderOpened: selling,
  tenderWon: selling,
  tenderLost: selling,
  tenderDeclined: buying,
  tenderContractDue: buying,
  invoiceApplied: selling,
  invoiceOverdue: selling,
  invoiceFailed: selling,
  invoiceRejected: buying,
  invoiceIssued: { ...buying, usual: ['site', 'mail', 'wechat'] },
  invoiceVoided: buying,
  invoiceRedAsked: { ...buying, usual: ['site', 'sms', 'wechat'] },
  invoiceRedAskedStore: selling,
  invoiceTitleWaits: running,
  invoiceTitleApproved: account,
  invoiceTitleRejected: account,
  couponEnding: { ...buying, usual: site },
  recharged: { ...account, fixed: site, usual: ['wechat'] },
  withdrawalPaid: { ...account, fixed: site, usual: ['sms', 'wechat'] },
  withdrawalBack: { ...account, fixed: site, usual: ['sms', 'wechat'] },
  withdrawalWaits: running,
  voucher: running,
  latePaid: { ...running, fixed: site, usual: none },
  refundFailed: { ...running, fixed: site, usual: none },
  cancelAsked: { ...selling, fixed: site, usual: ['sms'] },
  cancelAgreed: money,
  cancelRefused: buying,
  cancelWithdrawn: selling,
  supplyCancelled: money,
  shortAsked: { ...buying, usual: ['site', 'sms', 'wechat'] },
  shortClosed: money,
  shortRefused: selling,
  shortWithdrawn: buying,
  cancelRefunded: money,
  pricesProposed: { ...buying, usual: ['site', 'sms', 'wechat'] },
  pricesAccepted: selling,
  pricesRefused: selling,
  pricesWithdrawn: buying,
  paymentReminded: { ...buying, usual: ['site', 'sms', 'wechat'] },
  inquiryNew: selling,
  inquirySent: selling,
  inquiryEnded: selling,
  inquiryExtended: selling,
  inquiryClosedEarly: selling,
  inquiryChanged: selling,
  inquiryAnswered: selling,
  quoteAwarded: selling,
  quoteLost: selling,
  quoteRevision: selling,
  quoteCame: buying,
  quoteWithdrawn: buying,
  quoteStays: buying,
  inquiryAsked: buying,
  inquiryClosed: buying,
  inquiryLapsed: buying,
  inquiryDeclined: buying,
  inquiryExpired: buying,
  inquirySentBack: buying,
  inquiryTerminated: buying,
  inquiryWaits: running,
  verificationWaits: running,
  storeWaits: running,
  certificateWaits: running,
  changeWaits: running,
}

/** What one member chose about one event; a way without a choice has the usual setting. */
export type Choices = Readonly<Partial<Record<Channel, boolean>>>

/** Whether a notice goes by a way: always where it is fixed, never where the platform closed it, otherwise as chosen. */
export function goesBy(template: NotificationTemplate, channel: Channel, choices: Choices, closed: readonly Channel[]): boolean {
  const { fixed, usual } = notificationPolicies[template]
  if (fixed.includes(channel)) return true
  return !closed.includes(channel) && (choices[channel] ?? usual.includes(channel))
}
