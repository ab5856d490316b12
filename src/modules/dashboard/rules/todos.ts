/** Queues of a store, in the order in which they are shown. */
export const storeTodos = [
  'ship',
  'cancellation',
  'aftersale',
  'enquiry',
  'quotationReview',
  'bidInvitation',
  'storeContract',
  'priceFixing',
  'sample',
  'invoice',
  'bill',
  'bankAccount',
  'creditApplication',
  'creditRepayment',
  'creditDispute',
  'question',
  'evaluation',
  'returnedListing',
  'rejectedTeamPurchase',
  'rejectedGroupSale',
  'shortStock',
  'stockCount',
  'expiringCertificate',
] as const
export type StoreTodo = (typeof storeTodos)[number]

/** Queues of the platform's staff. */
export const platformTodos = [
  'voucher',
  'oddPayment',
  'withdrawal',
  'disputedBill',
  'billToApprove',
  'billToPay',
  'storeBankAccount',
  'billDifference',
  'platformCreditApplication',
  'platformCreditRepayment',
  'platformCreditDispute',
  'refund',
  'complaint',
  'inquiry',
  'tenderReview',
  'bidDeposit',
  'verification',
  'storeApplication',
  'listing',
  'flashSale',
  'teamPurchase',
  'groupSale',
  'certificate',
  'invoiceTitle',
  'designer',
  'pointOrder',
  'scoreOrder',
  'deadEvent',
] as const
export type PlatformTodo = (typeof platformTodos)[number]

/** What waits for a buyer; `approve`, purchase requests that wait for an approver, is counted by `approval`. */
export const memberTodos = [
  'pay',
  'receive',
  'weighNote',
  'buyerAftersale',
  'inquiryChoice',
  'inquiryAnswer',
  'statement',
  'repayment',
] as const
export type MemberTodo = (typeof memberTodos)[number]

/** Queues of a company that buys. */
export const companyTodos = ['contractConfirm', 'contractSign', 'tenderOpen', 'tenderEvaluate', 'tenderAward', 'tenderContract'] as const
export type CompanyTodo = (typeof companyTodos)[number]
