import { isFailure, failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { skusOf } from '../../../basket/server/public.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { attachmentsOf, attachmentViewOf, openAttachment, type AttachmentFiles } from '../../../attachment/server/public.ts'
import { contactOf } from '../../../identity/server/public.ts'
import type { SupplierRfqDetail } from '../../endpoints-supplier-quotation.ts'
import { firstValidDay } from '../../rules/closing-rule.ts'
import { quotationMachine } from '../../rules/quotation-machine.ts'
import { openingsOf } from '../requests/open-rfq.ts'
import { headOf, lineView, openingViewOf, storeNames, clarificationViewOf } from '../requests/rfq-view.ts'
import { linesOfRfq, type Rfq, type RfqLine } from '../requests/rfq-repository.ts'
import { mainAccountsOf } from '../stores/floor-prices.ts'
import { quotationHeadOf, quotationViewOf, type QuotationContext } from './quotation-view.ts'
import { receiptHolds, withOwnCopies } from './quotation-content.ts'
import { receiptOf } from './write-quotation.ts'
import { linesOfQuotations, quotationsOfStore, type Quotation } from './quotation-repository.ts'
import { quotingStore } from './quoting-store.ts'
import { rfqForStore } from './supplier-rfq-repository.ts'
import { declinedBy, clarificationsOf } from '../requests/clarification-repository.ts'

/** What a store may do about a request now. */
export function supplierActions(rfq: Rfq, versions: readonly Quotation[]): SupplierRfqDetail['can'] {
  const last = versions.findLast((version) => version.state !== 'DRAFT')
  // Nothing comes in any more once it was opened.
  const open = rfq.state === 'QUOTING'
  const asked = last ? quotationMachine.allowedActions(last.state, 'store') : []
  const isRunning = rfq.state === 'QUOTING' || rfq.state === 'COMPARING' || rfq.state === 'NEED_INFO'
  return [
    // A wish of the buyer is answered after the closing too.
    ...(open || (isRunning && last?.state === 'REVISION_REQUESTED') ? ['quote' as const] : []),
    ...(isRunning && asked.includes('withdraw') ? ['withdraw' as const] : []),
    ...(isRunning && asked.includes('insist') ? ['insist' as const] : []),
    ...(open && (!last || last.state === 'WITHDRAWN') ? ['decline' as const] : []),
    ...(rfq.state === 'QUOTING' ? ['askInfo' as const] : []),
  ]
}

/** A request as one store reads it, with its own quotation and never another one. The refusal is `rfq.gone`. */
export async function showRfqForSupplier(call: Call, inquirySn: string, keys: KeyWrapper | null): Promise<SupplierRfqDetail | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const { storeId } = seat
  const { read, clock } = call.app
  const of = await rfqForStore(read, { storeId, inquirySn, now: clock.now() })
  if (!of) return failure('rfq.gone')
  const [asked, written, talks, names, openings, files] = await Promise.all([
    linesOfRfq(read, of.id),
    quotationsOfStore(read, [of.id], storeId),
    clarificationsOf(read, of.id, storeId),
    storeNames(call, [storeId]),
    openingsOf(read, of.id),
    attachmentsOf(read, 'inquiry', of.id),
  ])
  const [inClear, skus, declined] = await Promise.all([
    linesOfQuotations(
      read,
      written.map((version) => version.id),
    ),
    skusOf(
      call,
      asked.flatMap((line) => line.productId ?? []),
    ),
    declinedBy(read, [of.id], storeId),
  ])
  const { quotations: versions, lines } = withOwnCopies(keys, written, inClear)
  const around: QuotationContext = { inquiry: of, asked, names, lang: call.lang }
  const view = (one: Quotation | undefined) => (one ? quotationViewOf(one, lines.get(one.id) ?? [], around) : null)
  const current = versions.findLast((version) => version.state !== 'DRAFT')
  const isWinner = versions.some((version) => version.state === 'ACCEPTED' || version.state === 'PARTIALLY_ACCEPTED')
  const can = supplierActions(of, versions)
  const draft = versions.find((version) => version.state === 'DRAFT')
  const mains = draft && draft.review !== 'NONE' ? await mainAccountsOf(read, storeId) : []
  return {
    ...headOf(of, call.lang, 0),
    note: of.note,
    buyerTitle: of.contactPublic || isWinner || of.kind === 'BASKET' ? of.buyerTitle : '',
    contact: of.contactPublic || isWinner ? await contactText(call, of) : '',
    openings: openings.map(openingViewOf),
    terms: of.terms,
    files: files.map(attachmentViewOf),
    isClosedForUs: can.includes('quote') ? 0 : 1,
    lines: asked.map((line) => ({ ...lineView(line, call.lang), ...ownGoods(line, skus.get(line.productId ?? 0), storeId) })),
    talks: talks.map((talk) => clarificationViewOf(talk, names)),
    draft: view(draft),
    review: {
      state: draft?.review ?? 'NONE',
      reason: draft?.reviewReason ?? '',
      isMine: mains.includes(memberOf(call).memberId) ? 1 : 0,
    },
    current: view(current),
    earlier: versions
      .filter((version) => version.state !== 'DRAFT' && version !== current)
      .map((version) => quotationHeadOf(version, lines.get(version.id) ?? [], around)),
    receipt: current ? receiptOf(current) : '',
    receiptHolds: current ? await receiptHolds(current, lines.get(current.id) ?? []) : null,
    firstValidDay: firstValidDay(clock.now()),
    can: declined.has(of.id) ? can.filter((act) => act !== 'decline') : can,
  }
}

/** A line that asks for goods of this very store: the SKU, and what it costs in the list. */
function ownGoods(line: RfqLine, sku: SkuForSale | undefined, storeId: number): { ownProductId: number; listPrice: number | null } {
  if (sku?.storeId !== storeId) return { ownProductId: 0, listPrice: null }
  const kind = line.unitCode === sku.secUnitCode && line.unitCode !== sku.unitCode ? 'second' : 'primary'
  const price = priceOf(sku, BigInt(line.number), kind)
  return { ownProductId: sku.productId, listPrice: price ? unitPriceNumber(price.unitPrice) : null }
}

async function contactText(call: Call, rfq: Rfq): Promise<string> {
  const { receiver } = rfq
  if (receiver) return `${receiver.receiverName} ${receiver.mobile} ${receiver.regionText} ${receiver.detail}`
  return (await contactOf(call.app.read, rfq.memberId))?.phone ?? ''
}

/** A document of a request for a store that may read it. Refusals: `rfq.gone`, `attachment.gone`. */
export async function openRfqFileForStore(
  call: Call,
  files: AttachmentFiles,
  asked: { readonly inquirySn: string; readonly fileId: string },
) {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const of = await rfqForStore(call.app.read, { storeId: seat.storeId, inquirySn: asked.inquirySn, now: call.app.clock.now() })
  return of ? openAttachment(call.app.read, files, { subject: 'inquiry', subjectId: of.id, fileId: asked.fileId }) : failure('rfq.gone')
}
