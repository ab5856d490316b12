import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { applyRevision } from './apply-revision.ts'
import { lockRevisionAt, moveLockedRevision, type RevisionScope, type MovedRevision } from './move-revision.ts'
import { setListing, type RevisionRef } from './revision-repository.ts'
import { validateDocument } from './validate-document.ts'
import { liveGoods } from './live-document.ts'
import { publishGoods } from '../../../catalog/server/public.ts'

const desk: RevisionScope = { kind: 'platform' }

/**
 * Confirms a change: it becomes the live goods and, unless their store took them off the shelf, goes on sale. The gate is asked
 * again: what it blocks is refused, what it sends to the legal review needs the basis of that decision.
 */
export async function confirmRevision(
  tx: Transaction,
  revisionRef: RevisionRef,
  basis: string,
  call: Call,
): Promise<MovedRevision | Failure> {
  const change = await lockRevisionAt(tx, revisionRef, desk)
  if ('failed' in change) return change
  const live = change.goodsId === null ? undefined : await liveGoods(tx, change.goodsId, true)
  const { problems, hazard } = await validateDocument(tx, change.document, {
    storeId: change.storeId,
    live: live?.document ?? null,
    lang: call.lang,
  })
  const [problem] = problems
  if (problem) return problem.failure
  if (hazard.listing === 'blocked') {
    return failure('catalog.hazardBlocked', { reason: call.lang === 'en' ? hazard.reasonEn : hazard.reason })
  }
  if (hazard.listing === 'legal_review' && basis === '') return failure('catalog.basisMissing', {}, { field: 'basis' })
  const goodsId = await applyRevision(tx, change, { call, desk })
  const moved = await moveLockedRevision(tx, change, { event: 'confirm', desk, goodsId, reason: basis }, call)
  if ('failed' in moved) return moved
  await setListing(tx, goodsId, { listing: 'ok', reason: hazard.reason, basis })
  if (live?.state === 'off_shelf') return moved
  const published = await publishGoods(tx, goodsId, call.app.clock.now())
  return 'failed' in published ? published : moved
}

/** Returns a change to its store; live goods stay as they are. */
export async function returnRevision(
  tx: Transaction,
  revisionRef: RevisionRef,
  reason: string,
  call: Call,
): Promise<MovedRevision | Failure> {
  const change = await lockRevisionAt(tx, revisionRef, desk)
  return 'failed' in change ? change : moveLockedRevision(tx, change, { event: 'return', desk, reason }, call)
}
