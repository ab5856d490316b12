import type { PlatformTodo, StoreTodo } from '../rules/todos.ts'

/** The list that holds what is counted, and by it the entry of the menu that shows the count. */
export const todoLinks: Readonly<Record<StoreTodo | PlatformTodo, string>> = {
  ship: '/seller/order/list?tab=awaitingShipment',
  cancellation: '/seller/order/list?tab=refund',
  aftersale: '/seller/aftersale/list?tab=waiting',
  enquiry: '/seller/inquiry/list',
  priceFixing: '/seller/pricing/list',
  sample: '/seller/sample/list',
  invoice: '/seller/invoice/list',
  question: '/seller/question/list',
  evaluation: '/seller/review/list?isAnswered=0',
  returnedListing: '/seller/goods/change',
  shortStock: '/seller/stock/list',
  expiringCertificate: '/seller/certificate/list',
  voucher: '/admin/voucher/list?state=SUBMITTED',
  oddPayment: '/admin/payment/list?state=MISMATCH',
  withdrawal: '/admin/withdrawal/list',
  refund: '/admin/aftersale/list?tab=money',
  complaint: '/admin/aftersale/list?tab=disputed',
  inquiry: '/admin/inquiry/list',
  verification: '/admin/authen/list',
  storeApplication: '/admin/store/list',
  listing: '/admin/goods/list',
  certificate: '/admin/certificate/list',
  invoiceTitle: '/admin/invoice/title',
  designer: '/admin/designer/list',
  deadEvent: '/admin/event/list',
}

/** Counts by the address of a list, without its filters. */
export function countsByList(
  todos: readonly { readonly key: StoreTodo | PlatformTodo; readonly count: number }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { key, count } of todos) {
    const list = todoLinks[key].split('?')[0] ?? ''
    counts.set(list, (counts.get(list) ?? 0) + count)
  }
  return counts
}
