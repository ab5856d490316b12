import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { rejectOpenQuotations } from './reject-open-quotations.ts'
import { rfqForQuotingStore } from './submit-quotation.ts'
import { quotationBySn, type Quotation } from './quotation-repository.ts'
import { supplierActions } from './supplier-rfq-view.ts'
import { addQuestion, addDecline } from '../requests/clarification-repository.ts'
import { moveQuotation } from './write-quotation.ts'
import { moveRfq } from '../requests/write-rfq.ts'

type Named = { readonly quotationSn: string; readonly expectedVersion: number }

/** Withdraws the own quotation, or stays by it. A version before it does not come back. Refusals: `rfq.quoteGone`, `api.stale`. */
export async function moveOwnQuotation(
  call: Call,
  tx: Transaction,
  asked: Named,
  event: 'withdraw' | 'insist',
): Promise<Quotation | Failure> {
  const named = await quotationBySn(tx, asked.quotationSn)
  const of = named ? await rfqForQuotingStore(call, tx, named.inquirySn) : failure('rfq.quoteGone')
  if (isFailure(of)) return of.code === 'rfq.gone' ? failure('rfq.quoteGone') : of
  const quotation = of.versions.find((version) => version.quotationSn === asked.quotationSn)
  if (!quotation) return failure('rfq.quoteGone')
  if (quotation.version !== asked.expectedVersion) return failure('api.stale')
  const moved = await moveQuotation(tx, quotation, { event, who: 'store' }, actorContext(call, 'store'))
  if (isFailure(moved)) return moved
  const { inquirySn, memberId } = of.inquiry
  await emit(tx, { event: event === 'withdraw' ? 'rfq.withdrawn' : 'rfq.insisted', key: inquirySn, payload: { inquirySn, memberId } })
  return moved
}

/** The store does not quote; a basket enquiry, which has no other store, ends with it. The refusal is `rfq.quotingOver`. */
export async function declineRfq(
  call: Call,
  tx: Transaction,
  asked: { inquirySn: string; reason: string },
): Promise<{ inquirySn: string } | Failure> {
  const of = await rfqForQuotingStore(call, tx, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const now = call.app.clock.now()
  const may = supplierActions(inquiry, versions).includes('decline') || (inquiry.kind === 'BASKET' && inquiry.state === 'NEED_INFO')
  if (!may) return failure('rfq.quotingOver')
  const { memberId } = memberOf(call)
  if (!(await addDecline(tx, { inquiryId: inquiry.id, storeId, memberId, reason: asked.reason, at: now })))
    return failure('rfq.quotingOver')
  const doing = actorContext(call, 'store')
  if (inquiry.kind === 'BASKET') {
    const moved = await moveRfq(tx, inquiry, { event: 'decline', who: 'store', at: now, reason: asked.reason }, doing)
    if (isFailure(moved)) return moved
    await rejectOpenQuotations(tx, inquiry, 'declined', doing)
    await emit(tx, {
      event: 'rfq.declined',
      key: inquiry.inquirySn,
      payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId },
    })
  } else
    await audit(tx, {
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
export async function askClarification(
  call: Call,
  tx: Transaction,
  asked: { inquirySn: string; question: string },
): Promise<{ inquirySn: string; talkId: number } | Failure> {
  const of = await rfqForQuotingStore(call, tx, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const now = call.app.clock.now()
  if (!supplierActions(inquiry, versions).includes('askInfo')) return failure('rfq.quotingOver')
  const { memberId } = memberOf(call)
  const talkId = await addQuestion(tx, { inquiryId: inquiry.id, storeId, memberId, question: asked.question, at: now })
  if (talkId === null) return failure('rfq.askedAlready')
  const doing = actorContext(call, 'store')
  if (inquiry.kind === 'BASKET') {
    const moved = await moveRfq(tx, inquiry, { event: 'askInfo', who: 'store', at: now }, doing)
    if (isFailure(moved)) return moved
    await cancelTimers(tx, { entity: 'inquiry', entityId: inquiry.id })
  } else
    await audit(tx, {
      ...doing,
      action: 'rfq.askInfo',
      entity: 'inquiry',
      entityId: inquiry.inquirySn,
      without: 'note',
      facts: { storeId },
    })
  await emit(tx, { event: 'rfq.asked', key: inquiry.inquirySn, payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId } })
  return { inquirySn: inquiry.inquirySn, talkId }
}
