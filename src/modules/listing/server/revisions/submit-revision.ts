import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure, type FieldFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { Problem } from '../../rules/check-document.ts'
import { differencesOf, scopeOf } from '../../rules/goods-difference.ts'
import { applyRevision } from './apply-revision.ts'
import { lockRevisionAt, moveLockedRevision, ownRevisionScope, type MovedRevision } from './move-revision.ts'
import type { RevisionRecord, RevisionRef } from './revision-repository.ts'
import { validateDocument } from './validate-document.ts'
import { liveGoods } from './live-document.ts'

/**
 * Proposes a change. Refused with every place that needs attention, or when the publishing gate blocks the goods. Terms of
 * trade of goods that were confirmed before take effect at once; everything else waits for the platform.
 */
export async function submitRevision(tx: Transaction, revisionRef: RevisionRef, call: Call): Promise<MovedRevision | Failure> {
  const desk = ownRevisionScope(call)
  const change = await lockRevisionAt(tx, revisionRef, desk)
  if ('failed' in change) return change
  const live = change.goodsId === null ? undefined : await liveGoods(tx, change.goodsId, true)
  const judged = await validateDocument(tx, change.document, { storeId: change.storeId, live: live?.document ?? null, lang: call.lang })
  if (judged.problems.length > 0) return incompleteDocument(judged.problems)
  if (judged.hazard.listing === 'blocked') {
    const { reason, reasonEn } = judged.hazard
    return failure('catalog.hazardBlocked', { reason: call.lang === 'en' ? reasonEn : reason })
  }
  const wasConfirmed = live !== undefined && (live.state === 'on_sale' || live.state === 'off_shelf')
  const scope = wasConfirmed ? scopeOfRevision(change) : 'review'
  if (scope === 'none') return failure('catalog.nothingChanged')
  if (scope === 'review') return moveLockedRevision(tx, change, { event: 'submit', desk }, call)
  const moved = await moveLockedRevision(tx, change, { event: 'apply', desk }, call)
  if (!('failed' in moved)) await applyRevision(tx, change, { call, desk })
  return moved
}

/** What submitting this change would ask for, for goods that were confirmed before. */
export function scopeOfRevision(change: Pick<RevisionRecord, 'base' | 'document'>) {
  return scopeOf(differencesOf(change.base, change.document))
}

function incompleteDocument(problems: readonly Problem[]): Failure {
  const errors: Record<string, FieldFailure> = {}
  for (const { path, failure: refused } of problems) errors[path] ??= { code: refused.code, facts: refused.facts }
  return failure('catalog.incomplete', { number: problems.length }, { errors })
}
