import { sellingTemplates } from './selling-templates.ts'
import { settlementTemplates } from './settlement-templates.ts'
import { contractDueTemplates, contractTemplates } from './contract-templates.ts'
import { teamTemplates } from './team-templates.ts'
import { groupTemplates } from './group-templates.ts'
import { weighingTemplates } from './weighing-templates.ts'

/** Kinds of messages, as the message centre sorts them. */
export const messageKinds = ['order', 'sourcing', 'store', 'account', 'system'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message to somebody: which words, with which facts, and where it leads. */
export type Notification = {
  readonly kind: MessageKind
  readonly template: NotificationTemplate
  readonly facts: Readonly<Record<string, string | number>>
  /** A path of this site, or empty. */
  readonly link: string
}

/** Each template has a title and a text in the words of this module. */
export const notificationTemplates = {
  ...sellingTemplates,
  ...weighingTemplates,
  paid: { title: 'paidTitle', text: 'paidText' },
  cancelled: { title: 'cancelledTitle', text: 'cancelledText' },
  shipped: { title: 'shippedTitle', text: 'shippedText' },
  completed: { title: 'completedTitle', text: 'completedText' },
  evaluated: { title: 'evaluatedTitle', text: 'evaluatedText' },
  voucher: { title: 'voucherTitle', text: 'voucherText' },
  newOrder: { title: 'newOrderTitle', text: 'newOrderText' },
  sessionReplayed: { title: 'sessionReplayedTitle', text: 'sessionReplayedText' },
  guardChanged: { title: 'guardChangedTitle', text: 'guardChangedText' },
  passwordChanged: { title: 'passwordChangedTitle', text: 'passwordChangedText' },
  priceAbove: { title: 'priceAboveTitle', text: 'priceAboveText' },
  priceBelow: { title: 'priceBelowTitle', text: 'priceBelowText' },
  verified: { title: 'verifiedTitle', text: 'verifiedText' },
  verificationRejected: { title: 'verificationRejectedTitle', text: 'verificationRejectedText' },
  verificationExpired: { title: 'verificationExpiredTitle', text: 'verificationExpiredText' },
  verificationExpiring: { title: 'verificationExpiringTitle', text: 'verificationExpiringText' },
  verificationWaits: { title: 'verificationWaitsTitle', text: 'verificationWaitsText' },
  requestWaits: { title: 'requestWaitsTitle', text: 'requestWaitsText' },
  requestApproved: { title: 'requestApprovedTitle', text: 'requestApprovedText' },
  requestRejected: { title: 'requestRejectedTitle', text: 'requestRejectedText' },
  requestReturned: { title: 'requestReturnedTitle', text: 'requestReturnedText' },
  requestExpired: { title: 'requestExpiredTitle', text: 'requestExpiredText' },
  storeWaits: { title: 'storeWaitsTitle', text: 'storeWaitsText' },
  storeDeposit: { title: 'storeDepositTitle', text: 'storeDepositText' },
  storeOpened: { title: 'storeOpenedTitle', text: 'storeOpenedText' },
  storeRejected: { title: 'storeRejectedTitle', text: 'storeRejectedText' },
  staffInvited: { title: 'staffInvitedTitle', text: 'staffInvitedText' },
  designerWaits: { title: 'designerWaitsTitle', text: 'designerWaitsText' },
  designerApproved: { title: 'designerApprovedTitle', text: 'designerApprovedText' },
  designerRejected: { title: 'designerRejectedTitle', text: 'designerRejectedText' },
  designMoved: { title: 'designMovedTitle', text: 'designMovedText' },
  designAnswered: { title: 'designAnsweredTitle', text: 'designAnsweredText' },
  designDecided: { title: 'designDecidedTitle', text: 'designDecidedText' },
  salesBound: { title: 'salesBoundTitle', text: 'salesBoundText' },
  salesMoveCancelled: { title: 'salesMoveCancelledTitle', text: 'salesMoveCancelledText' },
  salesMoved: { title: 'salesMovedTitle', text: 'salesMovedText' },
  salesStated: { title: 'salesStatedTitle', text: 'salesStatedText' },
  salesPaid: { title: 'salesPaidTitle', text: 'salesPaidText' },
  loyaltyGranted: { title: 'loyaltyGrantedTitle', text: 'loyaltyGrantedText' },
  loyaltyExpiring: { title: 'loyaltyExpiringTitle', text: 'loyaltyExpiringText' },
  loyaltyExpired: { title: 'loyaltyExpiredTitle', text: 'loyaltyExpiredText' },
  loyaltyTaken: { title: 'loyaltyTakenTitle', text: 'loyaltyTakenText' },
  loyaltyShipped: { title: 'loyaltyShippedTitle', text: 'loyaltyShippedText' },
  loyaltyCancelled: { title: 'loyaltyCancelledTitle', text: 'loyaltyCancelledText' },
  loyaltyWaits: { title: 'loyaltyWaitsTitle', text: 'loyaltyWaitsText' },
  transferRejected: { title: 'transferRejectedTitle', text: 'transferRejectedText' },
  welcome: { title: 'welcomeTitle', text: 'welcomeText' },
  subJoined: { title: 'subJoinedTitle', text: 'subJoinedText' },
  subRemoved: { title: 'subRemovedTitle', text: 'subRemovedText' },
  questionAsked: { title: 'questionAskedTitle', text: 'questionAskedText' },
  questionAnswered: { title: 'questionAnsweredTitle', text: 'questionAnsweredText' },
  changeWaits: { title: 'changeWaitsTitle', text: 'changeWaitsText' },
  changePassed: { title: 'changePassedTitle', text: 'changePassedText' },
  changeRefused: { title: 'changeRefusedTitle', text: 'changeRefusedText' },
  goodsTakenDown: { title: 'goodsTakenDownTitle', text: 'goodsTakenDownText' },
  goodsRestored: { title: 'goodsRestoredTitle', text: 'goodsRestoredText' },
  storeSuspended: { title: 'storeSuspendedTitle', text: 'storeSuspendedText' },
  storeRestored: { title: 'storeRestoredTitle', text: 'storeRestoredText' },
  certificateWaits: { title: 'certificateWaitsTitle', text: 'certificateWaitsText' },
  certificateChecked: { title: 'certificateCheckedTitle', text: 'certificateCheckedText' },
  certificateReturned: { title: 'certificateReturnedTitle', text: 'certificateReturnedText' },
  certificateExpiring: { title: 'certificateExpiringTitle', text: 'certificateExpiringText' },
  pricingAsked: { title: 'pricingAskedTitle', text: 'pricingAskedText' },
  pricingConfirmed: { title: 'pricingConfirmedTitle', text: 'pricingConfirmedText' },
  pricingDeclined: { title: 'pricingDeclinedTitle', text: 'pricingDeclinedText' },
  couponEnding: { title: 'couponEndingTitle', text: 'couponEndingText' },
  pricingExpired: { title: 'pricingExpiredTitle', text: 'pricingExpiredText' },
  aftersaleWaitsStore: { title: 'aftersaleWaitsStoreTitle', text: 'aftersaleWaitsStoreText' },
  aftersaleWaitsBuyer: { title: 'aftersaleWaitsBuyerTitle', text: 'aftersaleWaitsBuyerText' },
  aftersaleReturned: { title: 'aftersaleReturnedTitle', text: 'aftersaleReturnedText' },
  aftersaleRefunded: { title: 'aftersaleRefundedTitle', text: 'aftersaleRefundedText' },
  aftersaleComplaint: { title: 'aftersaleComplaintTitle', text: 'aftersaleComplaintText' },
  sampleApplied: { title: 'sampleAppliedTitle', text: 'sampleAppliedText' },
  sampleApproved: { title: 'sampleApprovedTitle', text: 'sampleApprovedText' },
  sampleRejected: { title: 'sampleRejectedTitle', text: 'sampleRejectedText' },
  sampleShipped: { title: 'sampleShippedTitle', text: 'sampleShippedText' },
  sampleFeedbackDue: { title: 'sampleFeedbackDueTitle', text: 'sampleFeedbackDueText' },
  sampleFeedback: { title: 'sampleFeedbackTitle', text: 'sampleFeedbackText' },
  recharged: { title: 'rechargedTitle', text: 'rechargedText' },
  withdrawalWaits: { title: 'withdrawalWaitsTitle', text: 'withdrawalWaitsText' },
  withdrawalPaid: { title: 'withdrawalPaidTitle', text: 'withdrawalPaidText' },
  withdrawalBack: { title: 'withdrawalBackTitle', text: 'withdrawalBackText' },
  creditApplied: { title: 'creditAppliedTitle', text: 'creditAppliedText' },
  creditAppliedStore: { title: 'creditAppliedStoreTitle', text: 'creditAppliedStoreText' },
  creditOffered: { title: 'creditOfferedTitle', text: 'creditOfferedText' },
  creditAsked: { title: 'creditAskedTitle', text: 'creditAskedText' },
  creditApproved: { title: 'creditApprovedTitle', text: 'creditApprovedText' },
  creditRejected: { title: 'creditRejectedTitle', text: 'creditRejectedText' },
  creditIssued: { title: 'creditIssuedTitle', text: 'creditIssuedText' },
  creditDue: { title: 'creditDueTitle', text: 'creditDueText' },
  creditOverdue: { title: 'creditOverdueTitle', text: 'creditOverdueText' },
  creditFrozen: { title: 'creditFrozenTitle', text: 'creditFrozenText' },
  creditFreed: { title: 'creditFreedTitle', text: 'creditFreedText' },
  creditRepaid: { title: 'creditRepaidTitle', text: 'creditRepaidText' },
  creditRepayRefused: { title: 'creditRepayRefusedTitle', text: 'creditRepayRefusedText' },
  creditWrittenOff: { title: 'creditWrittenOffTitle', text: 'creditWrittenOffText' },
  creditWriteOffWaits: { title: 'creditWriteOffWaitsTitle', text: 'creditWriteOffWaitsText' },
  creditRecovered: { title: 'creditRecoveredTitle', text: 'creditRecoveredText' },
  creditRepayWaits: { title: 'creditRepayWaitsTitle', text: 'creditRepayWaitsText' },
  creditRepayWaitsStore: { title: 'creditRepayWaitsStoreTitle', text: 'creditRepayWaitsStoreText' },
  creditDisputed: { title: 'creditDisputedTitle', text: 'creditDisputedText' },
  creditDisputedStore: { title: 'creditDisputedStoreTitle', text: 'creditDisputedStoreText' },
  tenderWaits: { title: 'tenderWaitsTitle', text: 'tenderWaitsText' },
  tenderPublished: { title: 'tenderPublishedTitle', text: 'tenderPublishedText' },
  tenderReturned: { title: 'tenderReturnedTitle', text: 'tenderReturnedText' },
  tenderOpenable: { title: 'tenderOpenableTitle', text: 'tenderOpenableText' },
  tenderFailed: { title: 'tenderFailedTitle', text: 'tenderFailedText' },
  tenderObjected: { title: 'tenderObjectedTitle', text: 'tenderObjectedText' },
  tenderChanged: { title: 'tenderChangedTitle', text: 'tenderChangedText' },
  tenderEnded: { title: 'tenderEndedTitle', text: 'tenderEndedText' },
  tenderOpened: { title: 'tenderOpenedTitle', text: 'tenderOpenedText' },
  tenderInvited: { title: 'tenderInvitedTitle', text: 'tenderInvitedText' },
  tenderWon: { title: 'tenderWonTitle', text: 'tenderWonText' },
  tenderLost: { title: 'tenderLostTitle', text: 'tenderLostText' },
  tenderLotWon: { title: 'tenderWonTitle', text: 'tenderLotWonText' },
  tenderLotLost: { title: 'tenderLostTitle', text: 'tenderLotLostText' },
  tenderLotFailed: { title: 'tenderLotFailedTitle', text: 'tenderLotFailedText' },
  tenderInviteeDeclined: { title: 'tenderInviteeDeclinedTitle', text: 'tenderInviteeDeclinedText' },
  tenderDeclined: { title: 'tenderDeclinedTitle', text: 'tenderDeclinedText' },
  tenderContractDue: { title: 'tenderContractDueTitle', text: 'tenderContractDueText' },
  ...groupTemplates,
  ...teamTemplates,
  invoiceApplied: { title: 'invoiceAppliedTitle', text: 'invoiceAppliedText' },
  invoiceOverdue: { title: 'invoiceOverdueTitle', text: 'invoiceOverdueText' },
  invoiceFailed: { title: 'invoiceFailedTitle', text: 'invoiceFailedText' },
  invoiceRejected: { title: 'invoiceRejectedTitle', text: 'invoiceRejectedText' },
  invoiceIssued: { title: 'invoiceIssuedTitle', text: 'invoiceIssuedText' },
  invoiceVoided: { title: 'invoiceVoidedTitle', text: 'invoiceVoidedText' },
  invoiceRedAsked: { title: 'invoiceRedAskedTitle', text: 'invoiceRedAskedText' },
  invoiceRedAskedStore: { title: 'invoiceRedAskedStoreTitle', text: 'invoiceRedAskedStoreText' },
  invoiceTitleWaits: { title: 'invoiceTitleWaitsTitle', text: 'invoiceTitleWaitsText' },
  invoiceTitleApproved: { title: 'invoiceTitleApprovedTitle', text: 'invoiceTitleApprovedText' },
  invoiceTitleRejected: { title: 'invoiceTitleRejectedTitle', text: 'invoiceTitleRejectedText' },
  ...settlementTemplates,
  ...contractTemplates,
  ...contractDueTemplates,
  latePaid: { title: 'latePaidTitle', text: 'latePaidText' },
  refundFailed: { title: 'refundFailedTitle', text: 'refundFailedText' },
  inquiryNew: { title: 'inquiryNewTitle', text: 'inquiryNewText' },
  inquirySent: { title: 'inquirySentTitle', text: 'inquirySentText' },
  inquiryEnded: { title: 'inquiryEndedTitle', text: 'inquiryEndedText' },
  inquiryClosedEarly: { title: 'inquiryClosedEarlyTitle', text: 'inquiryClosedEarlyText' },
  inquiryExtended: { title: 'inquiryExtendedTitle', text: 'inquiryExtendedText' },
  inquiryInvited: { title: 'inquiryInvitedTitle', text: 'inquiryInvitedText' },
  inquiryReminder: { title: 'inquiryReminderTitle', text: 'inquiryReminderText' },
  inquiryResealed: { title: 'inquiryResealedTitle', text: 'inquiryResealedText' },
  inquiryChanged: { title: 'inquiryChangedTitle', text: 'inquiryChangedText' },
  inquiryAnswered: { title: 'inquiryAnsweredTitle', text: 'inquiryAnsweredText' },
  quoteAwarded: { title: 'quoteAwardedTitle', text: 'quoteAwardedText' },
  quoteLost: { title: 'quoteLostTitle', text: 'quoteLostText' },
  quoteReview: { title: 'quoteReviewTitle', text: 'quoteReviewText' },
  quoteSentBack: { title: 'quoteSentBackTitle', text: 'quoteSentBackText' },
  quoteRevision: { title: 'quoteRevisionTitle', text: 'quoteRevisionText' },
  quoteCame: { title: 'quoteCameTitle', text: 'quoteCameText' },
  quoteClaimed: { title: 'quoteClaimedTitle', text: 'quoteClaimedText' },
  quoteGoods: { title: 'quoteGoodsTitle', text: 'quoteGoodsText' },
  quoteWithdrawn: { title: 'quoteWithdrawnTitle', text: 'quoteWithdrawnText' },
  quoteStays: { title: 'quoteStaysTitle', text: 'quoteStaysText' },
  inquiryAsked: { title: 'inquiryAskedTitle', text: 'inquiryAskedText' },
  inquiryClosed: { title: 'inquiryClosedTitle', text: 'inquiryClosedText' },
  inquiryLapsed: { title: 'inquiryLapsedTitle', text: 'inquiryLapsedText' },
  inquiryDeclined: { title: 'inquiryDeclinedTitle', text: 'inquiryDeclinedText' },
  inquiryExpired: { title: 'inquiryExpiredTitle', text: 'inquiryExpiredText' },
  inquirySentBack: { title: 'inquirySentBackTitle', text: 'inquirySentBackText' },
  inquiryTerminated: { title: 'inquiryTerminatedTitle', text: 'inquiryTerminatedText' },
  cancelAsked: { title: 'cancelAskedTitle', text: 'cancelAskedText' },
  cancelAgreed: { title: 'cancelAgreedTitle', text: 'cancelAgreedText' },
  cancelRefused: { title: 'cancelRefusedTitle', text: 'cancelRefusedText' },
  cancelWithdrawn: { title: 'cancelWithdrawnTitle', text: 'cancelWithdrawnText' },
  supplyCancelled: { title: 'supplyCancelledTitle', text: 'supplyCancelledText' },
  shortAsked: { title: 'shortAskedTitle', text: 'shortAskedText' },
  shortClosed: { title: 'shortClosedTitle', text: 'shortClosedText' },
  shortRefused: { title: 'shortRefusedTitle', text: 'shortRefusedText' },
  shortWithdrawn: { title: 'shortWithdrawnTitle', text: 'shortWithdrawnText' },
  cancelRefunded: { title: 'cancelRefundedTitle', text: 'cancelRefundedText' },
  pricesProposed: { title: 'pricesProposedTitle', text: 'pricesProposedText' },
  pricesAccepted: { title: 'pricesAcceptedTitle', text: 'pricesAcceptedText' },
  pricesRefused: { title: 'pricesRefusedTitle', text: 'pricesRefusedText' },
  pricesWithdrawn: { title: 'pricesWithdrawnTitle', text: 'pricesWithdrawnText' },
  platformCancelled: { title: 'platformCancelledTitle', text: 'platformCancelledText' },
  platformCancelledSale: { title: 'platformCancelledTitle', text: 'platformCancelledSaleText' },
  receiptExtended: { title: 'receiptExtendedTitle', text: 'receiptExtendedText' },
  saleExtended: { title: 'receiptExtendedTitle', text: 'saleExtendedText' },
  paymentReminded: { title: 'paymentRemindedTitle', text: 'paymentRemindedText' },
  inquiryWaits: { title: 'inquiryWaitsTitle', text: 'inquiryWaitsText' },
} as const
export type NotificationTemplate = keyof typeof notificationTemplates

/** Tells the stored name of a template from text that no version of the words knows any more. */
export function isNotificationTemplate(text: string): text is NotificationTemplate {
  return Object.hasOwn(notificationTemplates, text)
}

/** What the buyer of a paid checkout reads. */
export function paidNotification(paySn: string, orderCount: number): Notification {
  return { kind: 'order', template: 'paid', facts: { paySn, count: orderCount }, link: '/member/order/list' }
}

/** What the staff of a store reads when an order became payable work. */
export function newOrderNotification(orderSn: string): Notification {
  return { kind: 'store', template: 'newOrder', facts: { orderSn }, link: storeOrderLink(orderSn) }
}

/** What the buyer of an order reads when it was cancelled, by whomever. */
export function cancelledNotification(orderSn: string): Notification {
  return { kind: 'order', template: 'cancelled', facts: { orderSn }, link: orderLink(orderSn) }
}

export function shippedNotification(orderSn: string): Notification {
  return { kind: 'order', template: 'shipped', facts: { orderSn }, link: orderLink(orderSn) }
}

/** What the staff of a store reads when everything of an order was received. */
export function completedNotification(orderSn: string): Notification {
  return { kind: 'store', template: 'completed', facts: { orderSn }, link: storeOrderLink(orderSn) }
}

export function evaluatedNotification(orderSn: string): Notification {
  return { kind: 'store', template: 'evaluated', facts: { orderSn }, link: storeOrderLink(orderSn) }
}

/** What the platform's staff reads when a bank transfer waits to be checked. */
export function voucherNotification(paySn: string): Notification {
  return { kind: 'system', template: 'voucher', facts: { paySn }, link: '' }
}

function orderLink(orderSn: string): string {
  return `/member/order/detail?orderSn=${encodeURIComponent(orderSn)}`
}

function storeOrderLink(orderSn: string): string {
  return `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`
}

/** What the buyer reads when the voucher of a bank transfer was not accepted. */
export function transferRejectedNotification(paySn: string): Notification {
  return { kind: 'order', template: 'transferRejected', facts: { paySn }, link: `/buy/pay?paySn=${encodeURIComponent(paySn)}` }
}

/** What a member reads whose session was ended because a copy of its token was used. */
export function sessionReplayedNotification(): Notification {
  return { kind: 'account', template: 'sessionReplayed', facts: {}, link: '/member/pwd/login' }
}

/** What a member reads after the login password was changed or reset. */
export function passwordChangedNotification(): Notification {
  return { kind: 'account', template: 'passwordChanged', facts: {}, link: '/member/security' }
}

/** What a member reads after the phone, the e-mail address or the payment password was changed. */
export function guardChangedNotification(): Notification {
  return { kind: 'account', template: 'guardChanged', facts: {}, link: '/member/security' }
}
