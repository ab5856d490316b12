import type { RfqHead } from '../endpoints-schemas.ts'

/** Where a buyer reads a request. */
export function rfqAddress({ kind, inquirySn }: Pick<RfqHead, 'kind' | 'inquirySn'>): string {
  return `/member/${kind === 'OPEN' ? 'inquireOrder' : 'enquiryOrder'}/detail?inquirySn=${inquirySn}`
}

/** Where a buyer compares what was quoted. */
export function comparisonAddress(inquirySn: string): string {
  return `/member/inquireOrder/quotation?inquirySn=${inquirySn}`
}

/** Where a draft is written on. */
export function draftAddress(inquirySn: string): string {
  return `/inquiry/purchaser/init_inquiry?inquirySn=${inquirySn}`
}

/** Where a supplier reads and quotes a request. */
export function quoteAddress(inquirySn: string): string {
  return `/seller/quotation/edit?inquirySn=${inquirySn}`
}
