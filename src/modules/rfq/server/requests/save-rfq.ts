import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { attach } from '../../../attachment/server/public.ts'
import { addressOf, profileOf } from '../../../member/server/public.ts'
import type { rfqSave } from '../../endpoints.ts'
import { requestedTermsProblem } from '../../rules/trade-terms.ts'
import { rfqMachine } from '../../rules/rfq-machine.ts'
import { resolveRequestedLines } from './requested-lines.ts'
import { lockRfq, type Buyer, type Rfq } from './rfq-repository.ts'
import { addRfq, rewriteRfq, auditRfq, type RfqDraft } from './write-rfq.ts'

type Asked = z.output<typeof rfqSave.input>

/** A member acts for their company where they have one. */
export function buyerOf(call: Call): Buyer {
  const { enterpriseId, memberId } = memberOf(call)
  return { enterpriseId, memberId }
}

/** How the buying side is called on a request. */
export async function buyerTitleOf(tx: Transaction, memberId: number): Promise<string> {
  const profile = await profileOf(tx, memberId)
  return profile?.enterpriseName || profile?.companyName || ''
}

/** Writes a draft, or a new one. Refusals: `rfq.titleMissing`, `addressGone`, `payDaysMissing`, `seriesMissing`, `gone`, `api.stale`, and those of its lines. */
export async function saveRfq(call: Call, tx: Transaction, asked: Asked): Promise<Rfq | Failure> {
  const buyer = buyerOf(call)
  const now = call.app.clock.now()
  const draft = await draftOf(call, tx, asked)
  if (isFailure(draft)) return draft
  if (asked.inquirySn === '') {
    const buyerTitle = await buyerTitleOf(tx, buyer.memberId)
    const made = {
      ...draft,
      ...buyer,
      kind: 'OPEN',
      storeId: null,
      buyerTitle,
      state: 'DRAFT',
      round: 1,
      prevId: null,
      receiver: null,
    } as const
    const added = await addRfq(tx, made, now)
    const refused = await attach(tx, 'inquiry', { subjectId: added.id, memberId: buyer.memberId, fileIds: asked.files })
    if (refused) return refused
    await audit(tx, {
      ...actorContext(call),
      action: 'rfq.begin',
      entity: 'inquiry',
      entityId: added.inquirySn,
      without: 'creation',
      to: 'DRAFT',
    })
    return added
  }
  const before = await lockRfq(tx, buyer, asked.inquirySn)
  if (!before) return failure('rfq.gone')
  if (before.version !== asked.expectedVersion) return failure('api.stale')
  const to = rfqMachine.next(before.state, 'save', 'buyer')
  if (isFailure(to)) return to
  const refused = await attach(tx, 'inquiry', { subjectId: before.id, memberId: buyer.memberId, fileIds: asked.files })
  if (refused) return refused
  const after = await rewriteRfq(tx, before, draft, now)
  if (!isFailure(after)) await auditRfq(tx, before, { event: 'save', to }, actorContext(call))
  return after
}

async function draftOf(call: Call, tx: Transaction, asked: Asked): Promise<RfqDraft | Failure> {
  if (asked.title === '') return failure('rfq.titleMissing', {}, { field: 'title' })
  const address = asked.addressId === undefined ? null : await addressOf(tx, memberOf(call).memberId, asked.addressId)
  if (asked.addressId !== undefined && !address) return failure('rfq.addressGone', {}, { field: 'addressId' })
  const problem = requestedTermsProblem(asked.terms)
  if (problem) return failure(`rfq.${problem}`, {}, { field: problem === 'payDaysMissing' ? 'terms.payDays' : 'terms.seriesCode' })
  const lines = await resolveRequestedLines(call, tx, asked.lines)
  if (isFailure(lines)) return lines
  return {
    title: asked.title,
    note: asked.note,
    contactPublic: asked.contactPublic === 1,
    closeRule: asked.closeRule,
    closeAt: asked.closeTime === undefined ? null : new Date(asked.closeTime),
    closeCount: asked.closeCount ?? null,
    addressId: address?.id ?? null,
    regionName: address?.regionName ?? '',
    terms: asked.terms,
    lines,
  }
}
