import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { applyChange } from './apply-change.ts'
import { heldChange, moveHeld, type Desk, type Moved } from './change-desk.ts'
import { setListing, type HeldChange } from './change-store.ts'
import { judgeDocument } from './document-frame.ts'
import { liveGoods } from './live-document.ts'
import { publishGoods } from './publish-goods.ts'

const desk: Desk = { kind: 'platform' }

/**
 * Confirms a change: it becomes the live goods and, unless their store took them off the shelf, goes on sale. The gate is asked
 * again: what it blocks is refused, what it sends to the legal review needs the basis of that decision.
 */
export async function confirmChange(unit: Unit, held: HeldChange, basis: string, call: Call): Promise<Moved | Failure> {
  const change = await heldChange(unit, held, desk)
  if ('failed' in change) return change
  const live = change.goodsId === null ? undefined : await liveGoods(unit, change.goodsId, true)
  const { problems, hazard } = await judgeDocument(unit, change.document, { storeId: change.storeId, live: live?.document ?? null })
  const [problem] = problems
  if (problem) return problem.failure
  if (hazard.listing === 'blocked') {
    return failure('catalog.hazardBlocked', { reason: call.lang === 'en' ? hazard.reasonEn : hazard.reason })
  }
  if (hazard.listing === 'legal_review' && basis === '') return failure('catalog.basisMissing', {}, { field: 'basis' })
  const goodsId = await applyChange(unit, change, { call, desk })
  const moved = await moveHeld(unit, change, { event: 'confirm', desk, goodsId, reason: basis }, call)
  if ('failed' in moved) return moved
  await setListing(unit, goodsId, { listing: 'ok', reason: hazard.reason, basis })
  if (live?.state === 'off_shelf') return moved
  const published = await publishGoods(unit, goodsId, call.house.clock.now())
  return 'failed' in published ? published : moved
}

/** Returns a change to its store; live goods stay as they are. */
export async function returnChange(unit: Unit, held: HeldChange, reason: string, call: Call): Promise<Moved | Failure> {
  const change = await heldChange(unit, held, desk)
  return 'failed' in change ? change : moveHeld(unit, change, { event: 'return', desk, reason }, call)
}
