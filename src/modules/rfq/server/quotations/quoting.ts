import { systemContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { quotationSave } from '../../endpoints-supplier-quotation.ts'
import { firstValidDay, isClosing } from '../../rules/closing-rule.ts'
import { linesOfRfq, lockRfqById, type Rfq } from '../requests/rfq-repository.ts'
import { openRfq } from '../requests/open-rfq.ts'
import { quotedLines } from './quoted-lines.ts'
import { linesOfQuotations, type Quotation } from './quotation-repository.ts'
import { supplierActions } from './supplier-rfq-view.ts'
import { addQuotation, hashOf, moveQuotation, rewriteQuotation, type Quoter } from './write-quotation.ts'

/** Somebody who may quote, with the locked request and what they have written for it so far. */
export type Quoting = {
  readonly inquiry: Rfq
  readonly quoter: Quoter
  readonly versions: readonly Quotation[]
  /** Null for a guest. */
  readonly memberId: number | null
  readonly act: ActorContext
}

export type QuotedContent = Omit<z.output<typeof quotationSave.input>, 'inquirySn'>

/** Writes the draft of the next version. Refusals: `rfq.quotingOver`, `ownRequest`, `badFreight`, `api.stale`, and those of lines. */
export async function saveDraft(call: Call, tx: Transaction, quoting: Quoting, asked: QuotedContent): Promise<Quotation | Failure> {
  const { inquiry, quoter, versions, memberId, act } = quoting
  if (!supplierActions(inquiry, versions).includes('quote')) return failure('rfq.quotingOver')
  if (inquiry.memberId === memberId) return failure('rfq.ownRequest')
  const freight = parseYuan(asked.freight)
  if (freight === undefined) return failure('rfq.badFreight', {}, { field: 'freight' })
  const lines = await quotedLines(call, tx, asked.lines, { asked: await linesOfRfq(tx, inquiry.id), storeId: quoter.storeId })
  if (isFailure(lines)) return lines
  const there = versions.find((version) => version.state === 'DRAFT')
  if (there && there.version !== asked.expectedVersion) return failure('api.stale')
  const { id: inquiryId, content } = inquiry
  const draft = there ?? (await addQuotation(tx, { inquiryId, quoter, content, authorId: memberId }, act.now))
  const terms = { payDays: asked.payDays ?? null, taxIncluded: asked.taxIncluded === 1, validUntil: asked.validUntil ?? null }
  const saved = await rewriteQuotation(tx, draft, { ...asked, ...terms, freight, lines, authorId: memberId, content })
  if (isFailure(saved) || there) return saved
  await audit(tx, { ...act, action: 'rfq.quote', entity: 'quotation', entityId: saved.quotationSn, without: 'creation', to: 'DRAFT' })
  return saved
}

/**
 * Hands the draft in: it takes the place of the version before. What is sealed stays sealed; the request closes by itself when
 * enough came. Refusals: `rfq.quotingOver`, `rfq.draftMissing`, `rfq.lineOpen`, `rfq.validTooShort`, `rfq.requestChanged`.
 */
export async function submitDraft(tx: Transaction, quoting: Quoting, expectedVersion: number): Promise<Quotation | Failure> {
  const { inquiry, versions, act } = quoting
  if (!supplierActions(inquiry, versions).includes('quote')) return failure('rfq.quotingOver')
  const draft = versions.find((version) => version.state === 'DRAFT')
  if (!draft) return failure('rfq.draftMissing')
  if (draft.version !== expectedVersion) return failure('api.stale')
  const problem = await draftProblem(tx, inquiry, draft, act.now)
  if (problem) return problem
  for (const before of versions.filter((version) => version.state === 'SUBMITTED' || version.state === 'REVISION_REQUESTED')) {
    const over = await moveQuotation(tx, before, { event: 'revise', who: 'store' }, act)
    if (isFailure(over)) return over
  }
  const lines = (await linesOfQuotations(tx, [draft.id])).get(draft.id) ?? []
  const sent = await moveQuotation(tx, draft, { event: 'submit', who: 'store', submittedAt: act.now, hash: hashOf(draft, lines) }, act)
  if (isFailure(sent)) return sent
  await emit(tx, { event: 'rfq.quoted', key: inquiry.inquirySn, payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId } })
  await closeWhenEnough(tx, inquiry, act.now)
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
  const moved = await openRfq(tx, of, 'system', systemContext('inquiry/close', now))
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not close: ${moved.code}`)
  await emit(tx, { event: 'rfq.closed', key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId } })
}
