import type { CompanyTodo, MemberTodo, PlatformTodo, StoreTodo } from '../rules/todos.ts'

type Todo = StoreTodo | PlatformTodo | MemberTodo | CompanyTodo | 'approve'

/** The list that holds what is counted, and by it the entry of the menu that shows the count. */
export const todoLinks: Readonly<Record<Todo, string>> = {
  ship: '/seller/order/list?tab=awaitingShipment',
  cancellation: '/seller/order/list?tab=refund',
  aftersale: '/seller/aftersale/list?tab=waiting',
  enquiry: '/seller/inquiry/list',
  quotationReview: '/seller/inquiry/list?phase=review',
  bidInvitation: '/seller/bid/list?tab=invited',
  storeContract: '/seller/contract/list',
  priceFixing: '/seller/pricing/list',
  sample: '/seller/sample/list',
  creditApplication: '/seller/credit/list',
  creditRepayment: '/seller/credit/list?view=repayments',
  creditDispute: '/seller/credit/list?view=statements',
  invoice: '/seller/invoice/list',
  bill: '/seller/bill/list?tab=store',
  bankAccount: '/seller/bill/account',
  question: '/seller/question/list',
  evaluation: '/seller/review/list?isAnswered=0',
  returnedListing: '/seller/goods/change',
  rejectedTeamPurchase: '/seller/teamPurchase/list?state=REJECTED',
  rejectedGroupSale: '/seller/groupSale/list?state=REJECTED',
  shortStock: '/seller/stock/list?isShort=1',
  stockCount: '/seller/stockCount/list?state=COUNTING',
  expiringCertificate: '/seller/certificate/list',
  voucher: '/admin/voucher/list?state=SUBMITTED',
  oddPayment: '/admin/payment/list?state=MISMATCH',
  platformCreditApplication: '/admin/credit/list',
  platformCreditRepayment: '/admin/credit/list?view=repayments',
  platformCreditDispute: '/admin/credit/list?view=statements',
  withdrawal: '/admin/withdrawal/list',
  disputedBill: '/admin/bill/list?tab=disputed',
  billToApprove: '/admin/bill/list?tab=approve',
  billToPay: '/admin/bill/list?tab=pay',
  billDifference: '/admin/finance/differences',
  storeBankAccount: '/admin/finance/accounts',
  refund: '/admin/aftersale/list?tab=money',
  complaint: '/admin/aftersale/list?tab=disputed',
  inquiry: '/admin/inquiry/list',
  tenderReview: '/admin/bid/list?tab=review',
  bidDeposit: '/admin/bid/deposit',
  verification: '/admin/authen/list',
  storeApplication: '/admin/store/list',
  listing: '/admin/goods/change',
  flashSale: '/admin/flashSale/list?state=REVIEWING',
  teamPurchase: '/admin/teamPurchase/list?state=REVIEWING',
  groupSale: '/admin/groupSale/list?state=REVIEWING',
  certificate: '/admin/certificate/list',
  invoiceTitle: '/admin/invoice/title',
  designer: '/admin/designer/list',
  pointOrder: '/admin/point/order?state=PENDING_SHIPMENT',
  scoreOrder: '/admin/score/order?state=PENDING_SHIPMENT',
  deadEvent: '/admin/event/list',
  contractConfirm: '/member/contract/index?tab=talk',
  contractSign: '/member/contract/index?tab=sign',
  tenderOpen: '/member/bid',
  tenderEvaluate: '/member/bid',
  tenderAward: '/member/bid',
  tenderContract: '/member/bid',
  approve: '/member/request/list?scope=toApprove',
  pay: '/member/order/list?tab=awaitingPayment',
  receive: '/member/order/list?tab=awaitingReceipt',
  weighNote: '/member/order/logistics',
  buyerAftersale: '/member/order/aftersales',
  inquiryChoice: '/member/inquireOrder/list?phase=choose',
  inquiryAnswer: '/member/enquiryOrder/list',
  statement: '/member/credit/index?tab=check',
  repayment: '/member/credit/index?tab=due',
}

/** Counts by the address of a list, without its filters. */
export function countsByList(todos: readonly { readonly key: Todo; readonly count: number }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { key, count } of todos) {
    const list = todoLinks[key].split('?')[0] ?? ''
    counts.set(list, (counts.get(list) ?? 0) + count)
  }
  return counts
}
