import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { cancelTimers } from '../../../shared/timers.ts'
import type { Unit } from '../../../shared/unit.ts'
import { endQuotations } from './end-quotations.ts'
import { inquiryOfSeat } from './quote.ts'
import { quotationBySn, type Quotation } from './quotation-store.ts'
import { supplierMay } from './supplier-view.ts'
import { askTalk, noteDecline } from './talk-store.ts'
import { moveQuotation } from './write-quotation.ts'
import { doingOf, moveInquiry } from './write-inquiry.ts'

type Named = { readonly quotationSn: string; readonly expectedVersion: number }

/** Withdraws the own quotation, or stays by it. A version before it does not come back. Refusals: `rfq.quoteGone`, `api.stale`. */
export async function moveOwnQuotation(call: Call, unit: Unit, asked: Named, event: 'withdraw' | 'insist'): Promise<Quotation | Failure> {
  const named = await quotationBySn(unit, asked.quotationSn)
  const of = named ? await inquiryOfSeat(call, unit, named.inquirySn) : failure('rfq.quoteGone')
  if (isFailure(of)) return of.code === 'rfq.gone' ? failure('rfq.quoteGone') : of
  const quotation = of.versions.find((one) => one.quotationSn === asked.quotationSn)
  if (!quotation) return failure('rfq.quoteGone')
  if (quotation.version !== asked.expectedVersion) return failure('api.stale')
  const moved = await moveQuotation(unit, quotation, { event, who: 'store' }, doingOf(call, 'store'))
  if (isFailure(moved)) return moved
  const { inquirySn, memberId } = of.inquiry
  await emit(unit, { event: event === 'withdraw' ? 'rfq.withdrawn' : 'rfq.insisted', key: inquirySn, payload: { inquirySn, memberId } })
  return moved
}

/** The store does not quote; a basket enquiry, which has no other store, ends with it. The refusal is `rfq.quotingOver`. */
export async function declineInquiry(
  call: Call,
  unit: Unit,
  asked: { inquirySn: string; reason: string },
): Promise<{ inquirySn: string } | Failure> {
  const of = await inquiryOfSeat(call, unit, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const now = call.house.clock.now()
  const may = supplierMay(inquiry, versions, now).includes('decline') || (inquiry.kind === 'BASKET' && inquiry.state === 'NEED_INFO')
  if (!may) return failure('rfq.quotingOver')
  const { memberId } = memberOf(call)
  if (!(await noteDecline(unit, { inquiryId: inquiry.id, storeId, memberId, reason: asked.reason, at: now })))
    return failure('rfq.quotingOver')
  const doing = doingOf(call, 'store')
  if (inquiry.kind === 'BASKET') {
    const moved = await moveInquiry(unit, inquiry, { event: 'decline', who: 'store', at: now, reason: asked.reason }, doing)
    if (isFailure(moved)) return moved
    await endQuotations(unit, inquiry, 'declined', doing)
    await emit(unit, {
      event: 'rfq.declined',
      key: inquiry.inquirySn,
      payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId },
    })
  } else
    await audit(unit, {
      ...doing,
      action: 'rfq.decline',
      entity: 'inquiry',
      entityId: inquiry.inquirySn,
      without: 'note',
      facts: { storeId },
    })
  return { inquirySn: inquiry.inquirySn }
}

/** Asks the buyer; the clock of a basket enquiry stands still until the answer. Refusals: `rfq.quotingOver`, `rfq.askedAlready`. */
export async function askInfo(
  call: Call,
  unit: Unit,
  asked: { inquirySn: string; question: string },
): Promise<{ inquirySn: string; talkId: number } | Failure> {
  const of = await inquiryOfSeat(call, unit, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const now = call.house.clock.now()
  if (!supplierMay(inquiry, versions, now).includes('askInfo')) return failure('rfq.quotingOver')
  const { memberId } = memberOf(call)
  const talkId = await askTalk(unit, { inquiryId: inquiry.id, storeId, memberId, question: asked.question, at: now })
  if (talkId === null) return failure('rfq.askedAlready')
  const doing = doingOf(call, 'store')
  if (inquiry.kind === 'BASKET') {
    const moved = await moveInquiry(unit, inquiry, { event: 'askInfo', who: 'store', at: now }, doing)
    if (isFailure(moved)) return moved
    await cancelTimers(unit, { entity: 'inquiry', entityId: inquiry.id })
  } else
    await audit(unit, {
      ...doing,
      action: 'rfq.askInfo',
      entity: 'inquiry',
      entityId: inquiry.inquirySn,
      without: 'note',
      facts: { storeId },
    })
  await emit(unit, { event: 'rfq.asked', key: inquiry.inquirySn, payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId } })
  return { inquirySn: inquiry.inquirySn, talkId }
}
