import { offsetOf } from '../../../../kernel/database/paging.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { storesByIds } from '../../../store/server/public.ts'
import type { openRfqList, OpenRfqRow, supplierRfqList } from '../../endpoints-supplier-quotation.ts'
import { headOf, lineView, storeNames } from '../requests/rfq-view.ts'
import { linesOfAll, type Rfq } from '../requests/rfq-repository.ts'
import { quotationHeadOf } from './quotation-view.ts'
import { linesOfQuotations, quotationsOfStore, type Quotation } from './quotation-repository.ts'
import { quotingStore } from './quoting-store.ts'
import { rfqsOfStore, openRfqs } from './supplier-rfq-repository.ts'
import { declinedBy } from '../requests/clarification-repository.ts'

type HallAsked = {
  readonly keyword: string
  readonly mine: 'all' | 'matching' | 'unanswered'
  readonly current: number
  readonly pageSize: number
}

/** Open requests for the caller's store, with what the store has done about each. */
export async function listOpenRfqs(call: Call, hallAsked: HallAsked): Promise<OutputOf<typeof openRfqList> | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const { read, clock } = call.app
  const { storeId } = seat
  const [store] = hallAsked.mine === 'matching' ? await storesByIds(read, [storeId]) : []
  const found = await openRfqs(read, {
    storeId,
    memberId: memberOf(call).memberId,
    keyword: hallAsked.keyword,
    categoryIds: hallAsked.mine === 'matching' ? (store?.mainCategoryIds ?? []).map(Number) : null,
    isUnanswered: hallAsked.mine === 'unanswered',
    limit: hallAsked.pageSize,
    offset: offsetOf(hallAsked),
    now: clock.now(),
  })
  const ids = found.map((one) => one.id)
  const [lines, quotes, declined] = await Promise.all([
    linesOfAll(read, ids),
    quotationsOfStore(read, ids, storeId),
    declinedBy(read, ids, storeId),
  ])
  const own = (id: number): OpenRfqRow['own'] => {
    const mine = quotes.filter((quote) => quote.inquiryId === id)
    if (mine.some((quotation) => quotation.state !== 'DRAFT' && quotation.state !== 'WITHDRAWN')) return 'quoted'
    return mine.some((quotation) => quotation.state === 'DRAFT') ? 'draft' : declined.has(id) ? 'declined' : 'none'
  }
  const list = found.map((one) => ({
    ...headOf(one, call.lang, 0),
    buyerTitle: one.contactPublic ? one.buyerTitle : '',
    lines: (lines.get(one.id) ?? []).map((line) => lineView(line, call.lang)),
    own: own(one.id),
  }))
  return { list, total: totalOf(found) }
}

type ListAsked = { readonly phase: string; readonly current: number; readonly pageSize: number }

/** Requests that came to the caller's store alone, and those that it has written a quotation for. */
export async function listSupplierRfqs(call: Call, listAsked: ListAsked): Promise<OutputOf<typeof supplierRfqList> | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const { read } = call.app
  const page = { limit: listAsked.pageSize, offset: offsetOf(listAsked) }
  const found = await rfqsOfStore(read, seat.storeId, listAsked.phase, page)
  const ids = found.map((one) => one.id)
  const [lines, quotes, names] = await Promise.all([
    linesOfAll(read, ids),
    quotationsOfStore(read, ids, seat.storeId),
    storeNames(call, [seat.storeId]),
  ])
  const offered = await linesOfQuotations(
    read,
    quotes.map((quote) => quote.id),
  )
  const lastOf = (inquiry: Rfq): Quotation | undefined => quotes.findLast((quote) => quote.inquiryId === inquiry.id)
  const list = found.map((one) => {
    const last = lastOf(one)
    const around = { inquiry: one, asked: lines.get(one.id) ?? [], names, lang: call.lang }
    const isWinner = last?.state === 'ACCEPTED' || last?.state === 'PARTIALLY_ACCEPTED'
    return {
      ...headOf(one, call.lang, 0),
      buyerTitle: one.kind === 'BASKET' || one.contactPublic || isWinner ? one.buyerTitle : '',
      quotation: last ? quotationHeadOf(last, offered.get(last.id) ?? [], around) : null,
    }
  })
  return { list, total: totalOf(found) }
}
