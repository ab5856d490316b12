import type { z } from 'zod'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { parseYuan } from '../../../shared/money.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { quotationSaveCall } from '../contract-choice.ts'
import { firstValidDay, isClosing } from '../rules/closing-rule.ts'
import { allPass } from '../rules/conditions.ts'
import { checkSupplier } from './check-conditions.ts'
import { linesOfInquiry, lockInquiryById, type Inquiry } from './inquiry-store.ts'
import { offeredLines } from './offered-lines.ts'
import { quotingSeat } from './quoting-seat.ts'
import { linesOfQuotations, quotationsOfStore, type Quotation } from './quotation-store.ts'
import { inquiryForStore } from './supplier-store.ts'
import { supplierMay } from './supplier-view.ts'
import { forgetDecline } from './talk-store.ts'
import { addQuotation, hashOf, moveQuotation, rewriteQuotation } from './write-quotation.ts'
import { doingOf, moveInquiry, timerDoing } from './write-inquiry.ts'
import { cancelTimers } from '../../../shared/timers.ts'

export type ForStore = { readonly inquiry: Inquiry; readonly storeId: number; readonly versions: readonly Quotation[] }

/** A request that the caller's store may read, locked, with the store's versions. Refusals: `rfq.gone`, `store.chooseStore`. */
export async function inquiryOfSeat(call: Call, unit: Unit, inquirySn: string): Promise<ForStore | Failure> {
  const seat = quotingSeat(call)
  if (isFailure(seat)) return seat
  const readable = await inquiryForStore(unit, { storeId: seat.storeId, inquirySn, now: call.house.clock.now() })
  const inquiry = readable && (await lockInquiryById(unit, readable.id))
  if (!inquiry) return failure('rfq.gone')
  return { inquiry, storeId: seat.storeId, versions: await quotationsOfStore(unit, [inquiry.id], seat.storeId) }
}

type Asked = z.output<typeof quotationSaveCall.input>

/** Writes the draft of a store's next version. Refusals: `rfq.quotingOver`, `ownRequest`, `badFreight`, `api.stale`, and those of lines. */
export async function saveQuotation(call: Call, unit: Unit, asked: Asked): Promise<Quotation | Failure> {
  const of = await inquiryOfSeat(call, unit, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const { memberId } = memberOf(call)
  const now = call.house.clock.now()
  if (!supplierMay(inquiry, versions, now).includes('quote')) return failure('rfq.quotingOver')
  if (inquiry.memberId === memberId) return failure('rfq.ownRequest')
  const freight = parseYuan(asked.freight)
  if (freight === undefined) return failure('rfq.badFreight', {}, { field: 'freight' })
  const lines = await offeredLines(call, unit, asked.lines, { asked: await linesOfInquiry(unit, inquiry.id), storeId })
  if (isFailure(lines)) return lines
  const there = versions.find((one) => one.state === 'DRAFT')
  if (there && there.version !== asked.expectedVersion) return failure('api.stale')
  const draft = there ?? (await addQuotation(unit, { inquiryId: inquiry.id, storeId, content: inquiry.content, authorId: memberId }, now))
  const content = { ...asked, validUntil: asked.validUntil ?? null, freight, taxIncluded: asked.taxIncluded === 1, lines }
  const saved = await rewriteQuotation(unit, draft, { ...content, authorId: memberId, content: inquiry.content })
  if (isFailure(saved)) return saved
  if (!there)
    await audit(unit, {
      ...doingOf(call, 'store'),
      action: 'rfq.quote',
      entity: 'quotation',
      entityId: saved.quotationSn,
      without: 'creation',
      to: 'DRAFT',
    })
  return saved
}

/**
 * Hands the draft in: it takes the place of the version before. What is sealed stays sealed; the request closes by itself when
 * enough came. Refusals: `rfq.quotingOver`, `rfq.supplierUnmet`, `rfq.draftMissing`, `rfq.lineOpen`, `rfq.validTooShort`, `rfq.requestChanged`.
 */
export async function submitQuotation(
  call: Call,
  unit: Unit,
  asked: { inquirySn: string; expectedVersion: number },
): Promise<Quotation | Failure> {
  const of = await inquiryOfSeat(call, unit, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const now = call.house.clock.now()
  const refused = allPass(await checkSupplier(call)) ? null : failure('rfq.supplierUnmet')
  if (refused) return refused
  if (!supplierMay(inquiry, versions, now).includes('quote')) return failure('rfq.quotingOver')
  const draft = versions.find((one) => one.state === 'DRAFT')
  if (!draft) return failure('rfq.draftMissing')
  if (draft.version !== asked.expectedVersion) return failure('api.stale')
  const problem = await draftProblem(unit, inquiry, draft, now)
  if (problem) return problem
  const doing = doingOf(call, 'store')
  for (const before of versions.filter((one) => one.state === 'SUBMITTED' || one.state === 'REVISION_REQUESTED')) {
    const over = await moveQuotation(unit, before, { event: 'revise', who: 'store' }, doing)
    if (isFailure(over)) return over
  }
  const lines = (await linesOfQuotations(unit, [draft.id])).get(draft.id) ?? []
  const sent = await moveQuotation(unit, draft, { event: 'submit', who: 'store', submittedAt: now, hash: hashOf(draft, lines) }, doing)
  if (isFailure(sent)) return sent
  await forgetDecline(unit, inquiry.id, storeId)
  await emit(unit, { event: 'rfq.quoted', key: inquiry.inquirySn, payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId } })
  await closeWhenEnough(unit, inquiry, now)
  return sent
}

async function draftProblem(unit: Unit, inquiry: Inquiry, draft: Quotation, now: Date): Promise<Failure | null> {
  if (draft.content < inquiry.content) return failure('rfq.requestChanged')
  const [asked, all] = [await linesOfInquiry(unit, inquiry.id), await linesOfQuotations(unit, [draft.id])]
  const lines = all.get(draft.id) ?? []
  const open = asked.find(
    ({ lineNo }) => !lines.some((line) => line.lineNo === lineNo && (line.offer === 'NOT_AVAILABLE' || line.unitPrice !== null)),
  )
  if (open) return failure('rfq.lineOpen', { line: open.lineNo }, { field: 'lines' })
  if (lines.every((line) => line.offer === 'NOT_AVAILABLE')) return failure('rfq.nothingOffered', {}, { field: 'lines' })
  if (draft.validUntil === null || draft.validUntil < firstValidDay(now)) return failure('rfq.validTooShort', {}, { field: 'validUntil' })
  return null
}

/** A request that waits for so many quotations closes with the last of them. */
async function closeWhenEnough(unit: Unit, before: Inquiry, now: Date): Promise<void> {
  const of = await lockInquiryById(unit, before.id)
  if (of?.kind !== 'OPEN' || of.state !== 'QUOTING') return
  if (!isClosing({ rule: of.closeRule, at: of.closeAt, count: of.closeCount }, of.quoteNum, now)) return
  const moved = await moveInquiry(unit, of, { event: 'close', who: 'system', at: now }, timerDoing('inquiry/close'))
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not close: ${moved.code}`)
  await cancelTimers(unit, { entity: 'inquiry', entityId: of.id })
  await emit(unit, { event: 'rfq.closed', key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId } })
}
