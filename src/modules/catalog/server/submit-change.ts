import type { Call } from '../../../api/handler.ts'
import { failure, type Failure, type FieldFailure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { Problem } from '../rules/check-document.ts'
import { differencesOf, scopeOf } from '../rules/goods-difference.ts'
import { applyChange } from './apply-change.ts'
import { heldChange, moveHeld, ownDesk, type Moved } from './change-desk.ts'
import type { ChangeRecord, HeldChange } from './change-store.ts'
import { judgeDocument } from './document-frame.ts'
import { liveGoods } from './live-document.ts'

/**
 * Proposes a change. Refused with every place that needs attention, or when the publishing gate blocks the goods. Terms of
 * trade of goods that were confirmed before take effect at once; everything else waits for the platform.
 */
export async function submitChange(unit: Unit, held: HeldChange, call: Call): Promise<Moved | Failure> {
  const desk = ownDesk(call)
  const change = await heldChange(unit, held, desk)
  if ('failed' in change) return change
  const live = change.goodsId === null ? undefined : await liveGoods(unit, change.goodsId, true)
  const judged = await judgeDocument(unit, change.document, { storeId: change.storeId, live: live?.document ?? null })
  if (judged.problems.length > 0) return incompleteDocument(judged.problems)
  if (judged.hazard.listing === 'blocked') {
    const { reason, reasonEn } = judged.hazard
    return failure('catalog.hazardBlocked', { reason: call.lang === 'en' ? reasonEn : reason })
  }
  const wasConfirmed = live !== undefined && (live.state === 'on_sale' || live.state === 'off_shelf')
  const scope = wasConfirmed ? scopeOfChange(change) : 'review'
  if (scope === 'none') return failure('catalog.nothingChanged')
  if (scope === 'review') return moveHeld(unit, change, { event: 'submit', desk }, call)
  const moved = await moveHeld(unit, change, { event: 'apply', desk }, call)
  if (!('failed' in moved)) await applyChange(unit, change, { call, desk })
  return moved
}

/** What submitting this change would ask for, for goods that were confirmed before. */
export function scopeOfChange(change: Pick<ChangeRecord, 'base' | 'document'>) {
  return scopeOf(differencesOf(change.base, change.document))
}

function incompleteDocument(problems: readonly Problem[]): Failure {
  const errors: Record<string, FieldFailure> = {}
  for (const { path, failure: refused } of problems) errors[path] ??= { code: refused.code, facts: refused.facts }
  return failure('catalog.incomplete', { number: problems.length }, { errors })
}
