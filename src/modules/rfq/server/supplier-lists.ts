import { memberOf, type Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { isFailure, type Failure } from '../../../shared/failure.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { hallCall, HallRow, supplierListCall } from '../contract-choice.ts'
import { headOf, lineView, storeNames } from './inquiry-view.ts'
import { linesOfAll, type Inquiry } from './inquiry-store.ts'
import { quotationHeadOf } from './quotation-view.ts'
import { linesOfQuotations, quotationsOfStore, type Quotation } from './quotation-store.ts'
import { quotingSeat } from './quoting-seat.ts'
import { inquiriesOfStore, openInquiries } from './supplier-store.ts'
import { declinedBy } from './talk-store.ts'

type HallAsked = {
  readonly keyword: string
  readonly mine: 'all' | 'matching' | 'unanswered'
  readonly current: number
  readonly pageSize: number
}

/** Open requests for the caller's store, with what the store has done about each. */
export async function showHall(call: Call, asked: HallAsked): Promise<OutputOf<typeof hallCall> | Failure> {
  const seat = quotingSeat(call)
  if (isFailure(seat)) return seat
  const { read, clock } = call.house
  const { storeId } = seat
  const [store] = asked.mine === 'matching' ? await storesByIds(read, [storeId]) : []
  const found = await openInquiries(read, {
    storeId,
    memberId: memberOf(call).memberId,
    keyword: asked.keyword,
    categoryIds: asked.mine === 'matching' ? (store?.mainCategoryIds ?? []).map(Number) : null,
    isUnanswered: asked.mine === 'unanswered',
    limit: asked.pageSize,
    offset: (asked.current - 1) * asked.pageSize,
    now: clock.now(),
  })
  const ids = found.map((one) => one.id)
  const [lines, quotes, declined] = await Promise.all([
    linesOfAll(read, ids),
    quotationsOfStore(read, ids, storeId),
    declinedBy(read, ids, storeId),
  ])
  const own = (id: number): HallRow['own'] => {
    const mine = quotes.filter((one) => one.inquiryId === id)
    if (mine.some((one) => one.state !== 'DRAFT' && one.state !== 'WITHDRAWN')) return 'quoted'
    return mine.some((one) => one.state === 'DRAFT') ? 'draft' : declined.has(id) ? 'declined' : 'none'
  }
  const list = found.map((one) => ({
    ...headOf(one, call.lang, 0),
    buyerTitle: one.contactPublic ? one.buyerTitle : '',
    lines: (lines.get(one.id) ?? []).map((line) => lineView(line, call.lang)),
    own: own(one.id),
  }))
  return { list, total: found[0]?.total ?? 0 }
}

type ListAsked = { readonly phase: string; readonly current: number; readonly pageSize: number }

/** Requests that came to the caller's store alone, and those that it has written a quotation for. */
export async function listForSupplier(call: Call, asked: ListAsked): Promise<OutputOf<typeof supplierListCall> | Failure> {
  const seat = quotingSeat(call)
  if (isFailure(seat)) return seat
  const { read } = call.house
  const page = { limit: asked.pageSize, offset: (asked.current - 1) * asked.pageSize }
  const found = await inquiriesOfStore(read, seat.storeId, asked.phase, page)
  const ids = found.map((one) => one.id)
  const [lines, quotes, names] = await Promise.all([
    linesOfAll(read, ids),
    quotationsOfStore(read, ids, seat.storeId),
    storeNames(call, [seat.storeId]),
  ])
  const offered = await linesOfQuotations(
    read,
    quotes.map((one) => one.id),
  )
  const lastOf = (inquiry: Inquiry): Quotation | undefined => quotes.findLast((one) => one.inquiryId === inquiry.id)
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
  return { list, total: found[0]?.total ?? 0 }
}
