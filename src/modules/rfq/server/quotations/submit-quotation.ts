import type { z } from 'zod'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { quotationSaveCall } from '../../endpoints-supplier-quotation.ts'
import { firstValidDay, isClosing } from '../../rules/closing-rule.ts'
import { allPass } from '../../rules/participation-conditions.ts'
import { checkSupplierConditions } from '../requests/check-participation.ts'
import { linesOfRfq, lockRfqById, type Rfq } from '../requests/rfq-repository.ts'
import { quotedLines } from './quoted-lines.ts'
import { quotingStore } from './quoting-store.ts'
import { linesOfQuotations, quotationsOfStore, type Quotation } from './quotation-repository.ts'
import { rfqForStore } from './supplier-rfq-repository.ts'
import { supplierActions } from './supplier-rfq-view.ts'
import { removeDecline } from '../requests/clarification-repository.ts'
import { addQuotation, hashOf, moveQuotation, rewriteQuotation } from './write-quotation.ts'
import { actorContextOf, moveRfq, timerActorContext } from '../requests/write-rfq.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'

export type StoreRfq = { readonly inquiry: Rfq; readonly storeId: number; readonly versions: readonly Quotation[] }

/** A request that the caller's store may read, locked, with the store's versions. Refusals: `rfq.gone`, `store.chooseStore`. */
export async function rfqForQuotingStore(call: Call, tx: Transaction, inquirySn: string): Promise<StoreRfq | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const readable = await rfqForStore(tx, { storeId: seat.storeId, inquirySn, now: call.app.clock.now() })
  const inquiry = readable && (await lockRfqById(tx, readable.id))
  if (!inquiry) return failure('rfq.gone')
  return { inquiry, storeId: seat.storeId, versions: await quotationsOfStore(tx, [inquiry.id], seat.storeId) }
}

type Asked = z.output<typeof quotationSaveCall.input>

/** Writes the draft of a store's next version. Refusals: `rfq.quotingOver`, `ownRequest`, `badFreight`, `api.stale`, and those of lines. */
export async function saveQuotation(call: Call, tx: Transaction, asked: Asked): Promise<Quotation | Failure> {
  const of = await rfqForQuotingStore(call, tx, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  if (!supplierActions(inquiry, versions).includes('quote')) return failure('rfq.quotingOver')
  if (inquiry.memberId === memberId) return failure('rfq.ownRequest')
  const freight = parseYuan(asked.freight)
  if (freight === undefined) return failure('rfq.badFreight', {}, { field: 'freight' })
  const lines = await quotedLines(call, tx, asked.lines, { asked: await linesOfRfq(tx, inquiry.id), storeId })
  if (isFailure(lines)) return lines
  const there = versions.find((version) => version.state === 'DRAFT')
  if (there && there.version !== asked.expectedVersion) return failure('api.stale')
  const draft = there ?? (await addQuotation(tx, { inquiryId: inquiry.id, storeId, content: inquiry.content, authorId: memberId }, now))
  const content = { ...asked, validUntil: asked.validUntil ?? null, freight, taxIncluded: asked.taxIncluded === 1, lines }
  const saved = await rewriteQuotation(tx, draft, { ...content, authorId: memberId, content: inquiry.content })
  if (isFailure(saved)) return saved
  if (!there)
    await audit(tx, {
      ...actorContextOf(call, 'store'),
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
  tx: Transaction,
  asked: { inquirySn: string; expectedVersion: number },
): Promise<Quotation | Failure> {
  const of = await rfqForQuotingStore(call, tx, asked.inquirySn)
  if (isFailure(of)) return of
  const { inquiry, storeId, versions } = of
  const now = call.app.clock.now()
  const refused = allPass(await checkSupplierConditions(call)) ? null : failure('rfq.supplierUnmet')
  if (refused) return refused
  if (!supplierActions(inquiry, versions).includes('quote')) return failure('rfq.quotingOver')
  const draft = versions.find((version) => version.state === 'DRAFT')
  if (!draft) return failure('rfq.draftMissing')
  if (draft.version !== asked.expectedVersion) return failure('api.stale')
  const problem = await draftProblem(tx, inquiry, draft, now)
  if (problem) return problem
  const doing = actorContextOf(call, 'store')
  for (const before of versions.filter((version) => version.state === 'SUBMITTED' || version.state === 'REVISION_REQUESTED')) {
    const over = await moveQuotation(tx, before, { event: 'revise', who: 'store' }, doing)
    if (isFailure(over)) return over
  }
  const lines = (await linesOfQuotations(tx, [draft.id])).get(draft.id) ?? []
  const sent = await moveQuotation(tx, draft, { event: 'submit', who: 'store', submittedAt: now, hash: hashOf(draft, lines) }, doing)
  if (isFailure(sent)) return sent
  await removeDecline(tx, inquiry.id, storeId)
  await emit(tx, { event: 'rfq.quoted', key: inquiry.inquirySn, payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId } })
  await closeWhenEnough(tx, inquiry, now)
  return sent
}

async function draftProblem(tx: Transaction, inquiry: Rfq, draft: Quotation, now: Date): Promise<Failure | null> {
  if (draft.content < inquiry.content) return failure('rfq.requestChanged')
  const [asked, all] = [await linesOfRfq(tx, inquiry.id), await linesOfQuotations(tx, [draft.id])]
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
async function closeWhenEnough(tx: Transaction, before: Rfq, now: Date): Promise<void> {
  const of = await lockRfqById(tx, before.id)
  if (of?.kind !== 'OPEN' || of.state !== 'QUOTING') return
  if (!isClosing({ rule: of.closeRule, at: of.closeAt, count: of.closeCount }, of.quoteNum, now)) return
  const moved = await moveRfq(tx, of, { event: 'close', who: 'system', at: now }, timerActorContext('inquiry/close'))
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not close: ${moved.code}`)
  await cancelTimers(tx, { entity: 'inquiry', entityId: of.id })
  await emit(tx, { event: 'rfq.closed', key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId } })
}
