import type { Call } from '../../../api/handler.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { schedule } from '../../../shared/timers.ts'
import type { Unit } from '../../../shared/unit.ts'
import { withParents } from '../../catalog/server/public.ts'
import { settingOr } from '../../site/server/public.ts'
import { openStoreIds, storesByIds } from '../../store/server/public.ts'
import { closingProblem } from '../rules/closing-rule.ts'
import { allPass } from '../rules/conditions.ts'
import { checkPurchaser } from './check-conditions.ts'
import { linesOfInquiry, lockInquiry, type Inquiry } from './inquiry-store.ts'
import { buyerOf } from './save-inquiry.ts'
import { doingOf, moveInquiry, type Doing } from './write-inquiry.ts'

/** The setting that sends open requests to the platform before suppliers see them: 1 is on. */
export const reviewSetting = 'inquiry_review_switch'

/**
 * Publishes a draft, or hands it to the platform. Everything is judged again: the conditions, lines, place and closing rule.
 * Refusals: `rfq.gone`, `api.stale`, `conditionsUnmet`, `linesMissing`, `addressMissing`, and what is wrong with the closing.
 */
export async function submitInquiry(
  call: Call,
  unit: Unit,
  asked: { inquirySn: string; expectedVersion: number },
): Promise<Inquiry | Failure> {
  const before = await lockInquiry(unit, buyerOf(call), asked.inquirySn)
  if (!before) return failure('rfq.gone')
  if (before.version !== asked.expectedVersion) return failure('api.stale')
  if (!allPass(await checkPurchaser(call))) return failure('rfq.conditionsUnmet')
  const now = call.house.clock.now()
  if ((await linesOfInquiry(unit, before.id)).length === 0) return failure('rfq.linesMissing', {}, { field: 'lines' })
  if (before.addressId === null) return failure('rfq.addressMissing', {}, { field: 'addressId' })
  const problem = closingProblem({ rule: before.closeRule, at: before.closeAt, count: before.closeCount }, now)
  if (problem) return failure(`rfq.${problem}`, {}, { field: problem === 'closeCountMissing' ? 'closeCount' : 'closeTime' })
  const isReviewed = (await settingOr(unit, reviewSetting, '0')) === '1'
  if (isReviewed) {
    const moved = await moveInquiry(unit, before, { event: 'submitToReview', who: 'buyer', at: now }, doingOf(call))
    if (!isFailure(moved)) await emit(unit, { event: 'rfq.waits', key: moved.inquirySn, payload: { inquirySn: moved.inquirySn } })
    return moved
  }
  return publishInquiry(unit, before, { event: 'submit', at: now }, doingOf(call))
}

/** Opens a request to suppliers: from its buyer, or from the platform that let it pass. */
export async function publishInquiry(
  unit: Unit,
  before: Inquiry,
  { event, at }: { readonly event: 'submit' | 'approve'; readonly at: Date },
  doing: Doing,
): Promise<Inquiry | Failure> {
  const moved = await moveInquiry(unit, before, { event, who: event === 'submit' ? 'buyer' : 'platform', at, isPublished: true }, doing)
  if (isFailure(moved)) return moved
  if (moved.closeAt && moved.closeRule !== 'COUNT')
    await schedule(unit, { entity: 'inquiry', entityId: moved.id, event: 'close', dueAt: moved.closeAt })
  const storeIds = await storesFor(unit, moved)
  if (storeIds.length > 0)
    await emit(unit, { event: 'rfq.published', key: moved.inquirySn, payload: { inquirySn: moved.inquirySn, storeIds } })
  return moved
}

// More stores than this are not told; the hall shows it to all.
const mostTold = 60

/** Open stores whose main categories hold a line of the request; what is only described is found in the hall. */
async function storesFor(unit: Unit, of: Inquiry): Promise<number[]> {
  const own = (await linesOfInquiry(unit, of.id)).flatMap((line) => line.categoryId ?? [])
  if (own.length === 0) return []
  const [categories, stores] = [await withParents(unit, own), await storesByIds(unit, await openStoreIds(unit))]
  const fitting = stores.filter((store) => store.mainCategoryIds.some((id) => categories.has(Number(id))))
  return fitting.map((store) => store.storeId).slice(0, mostTold)
}
