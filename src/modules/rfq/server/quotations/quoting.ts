import { systemContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import { parseYuan } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { quotationSave } from '../../endpoints-supplier-quotation.ts'
import { firstValidDay, isClosing } from '../../rules/closing-rule.ts'
import { linesOfRfq, lockRfqById, type Rfq } from '../requests/rfq-repository.ts'
import { openRfq } from '../requests/open-rfq.ts'
import { quotedLines } from './quoted-lines.ts'
import { ownCopyOf, withOwnCopies } from './quotation-content.ts'
import { linesOfQuotations, type Quotation, type QuotationLine } from './quotation-repository.ts'
import { clearOwnCopy, mustSeal, sealQuotation } from './seal-quotations.ts'
import { holdUnderFloor } from './review-under-floor.ts'
import { quotedTermsProblem } from '../../rules/trade-terms.ts'
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
  /** Wraps what is sealed; null in a house that keeps quotations in the clear. */
  readonly keys: KeyWrapper | null
}

export type QuotedContent = Omit<z.output<typeof quotationSave.input>, 'inquirySn'>

/** Writes the draft of the next version. Refusals: `rfq.quotingOver`, `ownRequest`, `badFreight`, `indexOpen`, `pricingWrong`, `api.stale`, and those of lines. */
export async function saveDraft(call: Call, tx: Transaction, quoting: Quoting, asked: QuotedContent): Promise<Quotation | Failure> {
  const { inquiry, quoter, versions, memberId, act, keys } = quoting
  if (!supplierActions(inquiry, versions).includes('quote')) return failure('rfq.quotingOver')
  if (inquiry.memberId === memberId) return failure('rfq.ownRequest')
  const freight = parseYuan(asked.freight)
  if (freight === undefined) return failure('rfq.badFreight', {}, { field: 'freight' })
  const lines = await quotedLines(call, tx, asked.lines, { asked: await linesOfRfq(tx, inquiry.id), storeId: quoter.storeId })
  if (isFailure(lines)) return lines
  const odd = asked.terms && quotedTermsProblem(asked.terms)
  if (odd) return failure(odd === 'pricing' ? 'rfq.pricingWrong' : 'rfq.indexOpen', {}, { field: `terms.${odd}` })
  const there = versions.find((version) => version.state === 'DRAFT')
  if (there && there.version !== asked.expectedVersion) return failure('api.stale')
  const { id: inquiryId, content } = inquiry
  const draft = there ?? (await addQuotation(tx, { inquiryId, quoter, content, authorId: memberId }, act.now))
  const { payTerms, note, payDays = null, validUntil = null, terms = null } = asked
  const said = { validUntil, freight, taxIncluded: asked.taxIncluded === 1, payTerms, payDays, note, terms, lines }
  const ownCopy = mustSeal(keys, inquiry) ? ownCopyOf(keys, said) : null
  const saved = await rewriteQuotation(tx, draft, { authorId: memberId, content, said, ownCopy })
  if (isFailure(saved) || there) return saved
  await audit(tx, { ...act, action: 'rfq.quote', entity: 'quotation', entityId: saved.quotationSn, without: 'creation', to: 'DRAFT' })
  return saved
}

/**
 * Hands the draft in, or to the main account of the store where a price is under its floor. It takes the place of the version before. What is sealed stays sealed; the request closes by itself when
 * enough came. Refusals: `rfq.quotingOver`, `rfq.draftMissing`, `rfq.lineOpen`, `rfq.validTooShort`, `rfq.requestChanged`.
 */
export async function submitDraft(tx: Transaction, quoting: Quoting, expectedVersion: number): Promise<Quotation | Failure> {
  const { inquiry, versions, act, keys } = quoting
  if (!supplierActions(inquiry, versions).includes('quote')) return failure('rfq.quotingOver')
  const written = versions.find((version) => version.state === 'DRAFT')
  if (!written) return failure('rfq.draftMissing')
  const own = withOwnCopies(keys, [written], await linesOfQuotations(tx, [written.id]))
  const [draft = written] = own.quotations
  const lines = own.lines.get(draft.id) ?? []
  if (draft.version !== expectedVersion) return failure('api.stale')
  const problem = await draftProblem(tx, { inquiry, draft, lines, now: act.now })
  if (problem) return problem
  const held = await holdUnderFloor(tx, quoting, { draft, lines })
  if (held) return held
  for (const before of versions.filter((version) => version.state === 'SUBMITTED' || version.state === 'REVISION_REQUESTED')) {
    const over = await moveQuotation(tx, before, { event: 'revise', who: 'store' }, act)
    if (isFailure(over)) return over
  }
  const content = { ...draft, lines }
  const hash = mustSeal(keys, inquiry) ? await sealQuotation(tx, keys, { rfq: inquiry, quotation: draft, content }) : hashOf(draft, lines)
  // A draft that was begun while the request was sealed is written in the clear once it is open.
  if (draft.ownCopy !== null && !mustSeal(keys, inquiry)) await clearOwnCopy(tx, draft.id, content)
  const sent = await moveQuotation(tx, draft, { event: 'submit', who: 'store', submittedAt: act.now, hash }, act)
  if (isFailure(sent)) return sent
  await emit(tx, { event: 'rfq.quoted', key: inquiry.inquirySn, payload: { inquirySn: inquiry.inquirySn, memberId: inquiry.memberId } })
  await closeWhenEnough(tx, inquiry, quoting)
  return sent
}

type Drafted = { readonly inquiry: Rfq; readonly draft: Quotation; readonly lines: readonly QuotationLine[]; readonly now: Date }

async function draftProblem(tx: Transaction, { inquiry, draft, lines, now }: Drafted): Promise<Failure | null> {
  if (draft.content < inquiry.content) return failure('rfq.requestChanged')
  const asked = await linesOfRfq(tx, inquiry.id)
  const open = asked.find(
    ({ lineNo }) => !lines.some((line) => line.lineNo === lineNo && (line.offer === 'NOT_AVAILABLE' || line.unitPrice !== null)),
  )
  if (open) return failure('rfq.lineOpen', { line: open.lineNo }, { field: 'lines' })
  if (lines.every((line) => line.offer === 'NOT_AVAILABLE')) return failure('rfq.nothingOffered', {}, { field: 'lines' })
  if (draft.validUntil === null || draft.validUntil < firstValidDay(now)) return failure('rfq.validTooShort', {}, { field: 'validUntil' })
  return null
}

/** A request that waits for so many quotations closes with the last of them. */
async function closeWhenEnough(tx: Transaction, before: Rfq, { keys, act: { now } }: Quoting): Promise<void> {
  const of = await lockRfqById(tx, before.id)
  if (of?.kind !== 'OPEN' || of.state !== 'QUOTING') return
  if (!isClosing({ rule: of.closeRule, at: of.closeAt, count: of.closeCount }, of.quoteNum, now)) return
  const moved = await openRfq(tx, of, { who: 'system', act: systemContext('inquiry/close', now), keys })
  if (isFailure(moved)) throw new Error(`${of.inquirySn} did not close: ${moved.code}`)
  await emit(tx, { event: 'rfq.closed', key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId } })
}
