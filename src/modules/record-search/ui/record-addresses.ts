import type { RecordKind } from '../endpoints.ts'

export type SearchSide = 'member' | 'supplier' | 'platform'

const addresses: Readonly<Record<SearchSide, Partial<Record<RecordKind, string>>>> = {
  member: {
    order: '/member/order/detail?orderSn=',
    inquiry: '/member/inquireOrder/detail?inquirySn=',
    enquiry: '/member/enquiryOrder/detail?inquirySn=',
    contract: '/member/contract/detail?contractId=',
    invoice: '/member/invoice/info?invoiceId=',
    case: '/member/order/refund/detail?caseSn=',
  },
  supplier: {
    order: '/seller/order/detail?orderSn=',
    goods: '/seller/goods/list?keyword=',
    customer: '/seller/customer/detail?key=',
    inquiry: '/seller/quotation/edit?inquirySn=',
    enquiry: '/seller/quotation/edit?inquirySn=',
    contract: '/seller/contract/detail?contractId=',
    invoice: '/seller/invoice/info?invoiceId=',
    case: '/seller/aftersale/detail?caseSn=',
  },
  platform: {
    order: '/admin/order/detail?orderSn=',
    goods: '/admin/goods/list?keyword=',
    member: '/admin/member/detail?memberId=',
    store: '/admin/store/detail?storeId=',
    contract: '/admin/contract/detail?contractId=',
    case: '/admin/aftersale/detail?caseSn=',
  },
}

/** Where a found record is shown. */
export function recordAddress(side: SearchSide, kind: RecordKind, key: string): string | null {
  const address = addresses[side][kind]
  return address === undefined ? null : address + encodeURIComponent(key)
}
