import type { RefInput } from '../../../api/browser/call-ref.ts'
import type { quotationSave, SupplierRfqDetail } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import type { offers } from '../../../modules/rfq/endpoints-schemas.ts'

/** One line of a quotation while it is typed. */
export type QuotationDraftLine = {
  readonly lineNo: number
  readonly offer: (typeof offers)[number]
  readonly productId: number
  readonly goodsName: string
  readonly unitPrice: string
  readonly minNumber: string
  readonly deliveryDate: string
  readonly remark: string
}
/** A quotation while it is typed. */
export type QuotationFormDraft = {
  readonly validUntil: string
  readonly freight: string
  readonly taxIncluded: boolean
  readonly payTerms: string
  readonly payDays: string
  readonly note: string
  readonly delivery: '' | 'PICKUP' | 'DELIVERED'
  readonly priceBasis: 'FIXED' | 'INDEX'
  readonly seriesCode: string
  readonly premium: string
  /** Window of an index price, how it becomes final and when a margin is called; all empty where the contract says it. */
  readonly windowFrom?: string
  readonly windowTo?: string
  readonly method?: 'average' | 'fixings'
  readonly fixings?: string
  readonly marginPercent?: string
  readonly lines: readonly QuotationDraftLine[]
}

const typed = (value: number | null): string => (value === null ? '' : String(value))

/** Where the form begins: with the draft, with what was handed in before, or with the list prices of own goods. */
export function quotationDraftOf(supplierRfqDetail: SupplierRfqDetail): QuotationFormDraft {
  const from = supplierRfqDetail.draft ?? supplierRfqDetail.current
  return {
    validUntil: from?.validUntil && from.validUntil >= supplierRfqDetail.firstValidDay ? from.validUntil : '',
    freight: from ? String(from.freight) : '0',
    taxIncluded: from ? from.taxIncluded === 1 : true,
    payTerms: from?.payTerms ?? '',
    payDays: typed(from?.payDays ?? null),
    note: from?.note ?? '',
    delivery: from?.terms?.delivery ?? supplierRfqDetail.terms.delivery ?? '',
    priceBasis: from?.terms?.priceBasis ?? supplierRfqDetail.terms.priceBasis ?? 'FIXED',
    seriesCode: from?.terms?.seriesCode || (supplierRfqDetail.terms.seriesCode ?? ''),
    premium: from?.terms?.premium ?? '',
    windowFrom: from?.terms?.pricing?.from ?? '',
    windowTo: from?.terms?.pricing?.to ?? '',
    method: from?.terms?.pricing?.method ?? 'average',
    fixings: typed(from?.terms?.pricing?.fixings ?? null),
    marginPercent: typed(from?.terms?.pricing?.marginPercent ?? null),
    lines: supplierRfqDetail.lines.map((asked) => {
      const line = from?.lines.find((one) => one.lineNo === asked.lineNo)
      return {
        lineNo: asked.lineNo,
        offer: line?.offer ?? 'PRICE',
        productId: line?.productId ?? asked.ownProductId,
        goodsName: line?.goodsName ?? '',
        unitPrice: line ? typed(line.unitPrice) : typed(asked.listPrice),
        minNumber: line?.minNumber ?? '',
        deliveryDate: line?.deliveryDate ?? asked.wantedDate ?? '',
        remark: line?.remark ?? '',
      }
    }),
  }
}

const said = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** Delivery and price basis as they are sent; nothing where the supplier says neither. */
function termsOf(draft: QuotationFormDraft): RefInput<typeof quotationSave>['terms'] {
  const { delivery, priceBasis, seriesCode, premium, windowFrom = '', windowTo = '', method = 'average', fixings, marginPercent } = draft
  if (!delivery) return undefined
  const counts = { fixings: method === 'fixings' ? Number(fixings) || 0 : 0, marginPercent: Number(marginPercent) || 0 }
  const pricing = windowFrom && windowTo ? { pricing: { from: windowFrom, to: windowTo, method, ...counts } } : {}
  return priceBasis === 'INDEX'
    ? { delivery, priceBasis, seriesCode, premium: premium.trim(), ...pricing }
    : { delivery, priceBasis: 'FIXED', seriesCode: '', premium: '' }
}

/** What is sent; a field that was left empty is not. */
export function quotationInputOf(supplierRfqDetail: SupplierRfqDetail, draft: QuotationFormDraft): RefInput<typeof quotationSave> {
  return {
    inquirySn: supplierRfqDetail.inquirySn,
    expectedVersion: supplierRfqDetail.draft?.version ?? 0,
    validUntil: said(draft.validUntil),
    freight: said(draft.freight) ?? '0',
    taxIncluded: draft.taxIncluded ? 1 : 0,
    payTerms: draft.payTerms.trim(),
    payDays: said(draft.payDays ?? '') === undefined ? undefined : Number(draft.payDays),
    note: draft.note.trim(),
    terms: termsOf(draft),
    lines: draft.lines.map((line) => ({
      lineNo: line.lineNo,
      offer: line.offer,
      productId: line.productId,
      goodsName: line.goodsName.trim(),
      unitPrice: said(line.unitPrice),
      minNumber: said(line.minNumber),
      deliveryDate: said(line.deliveryDate),
      remark: line.remark.trim(),
    })),
  }
}

/** A quotation that was kept in the browser while it was typed; null for anything else. */
export function typedQuotation(kept: unknown): QuotationFormDraft | null {
  const isTyped = typeof kept === 'object' && kept !== null && 'lines' in kept && Array.isArray(kept.lines) && 'validUntil' in kept
  // Only `useKeepDraft` writes under this key, and it writes what this form holds.
  return isTyped && 'priceBasis' in kept ? (kept as QuotationFormDraft) : null
}
