import { actorContext } from '../../../../api/actor-context.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Call } from '../../../../api/handler.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { categoriesWithParents } from '../../../taxonomy/server/public.ts'
import { settingOr } from '../../../site/server/public.ts'
import { openStoreIds, storesByIds } from '../../../store/server/public.ts'
import { addressOf } from '../../../member/server/public.ts'
import type { Receiver } from '../../../order/endpoints-schemas.ts'
import { receiverOf } from '../../../order/server/public.ts'
import { closingProblem } from '../../rules/closing-rule.ts'
import { allPass } from '../../rules/participation-conditions.ts'
import { checkPurchaserConditions } from './check-participation.ts'
import { linesOfRfq, lockRfq, type Rfq } from './rfq-repository.ts'
import { buyerOf } from './save-rfq.ts'
import { subscribersOf } from '../stores/subscriptions.ts'
import { moveRfq } from './write-rfq.ts'

/** The setting that sends open requests to the platform before suppliers see them: 1 is on. */
export const reviewSetting = 'inquiry_review_switch'

/**
 * Publishes a draft, or hands it to the platform. Everything is judged again: the conditions, lines, place and closing rule.
 * Refusals: `rfq.gone`, `api.stale`, `conditionsUnmet`, `linesMissing`, `addressMissing`, and what is wrong with the closing.
 */
export async function submitRfq(
  call: Call,
  tx: Transaction,
  asked: { inquirySn: string; expectedVersion: number },
): Promise<Rfq | Failure> {
  const before = await lockRfq(tx, buyerOf(call), asked.inquirySn)
  if (!before) return failure('rfq.gone')
  if (before.version !== asked.expectedVersion) return failure('api.stale')
  if (!allPass(await checkPurchaserConditions(call))) return failure('rfq.conditionsUnmet')
  const now = call.app.clock.now()
  if ((await linesOfRfq(tx, before.id)).length === 0) return failure('rfq.linesMissing', {}, { field: 'lines' })
  // Suppliers quote for this place: it is copied, and no later change of the address moves it.
  const address = before.addressId === null ? null : await addressOf(tx, before.memberId, before.addressId)
  if (!address) return failure('rfq.addressMissing', {}, { field: 'addressId' })
  const receiver = receiverOf(address)
  const problem = closingProblem({ rule: before.closeRule, at: before.closeAt, count: before.closeCount }, now)
  if (problem) return failure(`rfq.${problem}`, {}, { field: problem === 'closeCountMissing' ? 'closeCount' : 'closeTime' })
  const isReviewed = (await settingOr(tx, reviewSetting, '0')) === '1'
  if (isReviewed) {
    const moved = await moveRfq(tx, before, { event: 'submitToReview', who: 'buyer', at: now, receiver }, actorContext(call))
    if (!isFailure(moved)) await emit(tx, { event: 'rfq.waits', key: moved.inquirySn, payload: { inquirySn: moved.inquirySn } })
    return moved
  }
  return publishRfq(tx, before, { event: 'submit', at: now, receiver }, actorContext(call))
}

/** Opens a request to suppliers: from its buyer, or from the platform that let it pass. */
export async function publishRfq(
  tx: Transaction,
  before: Rfq,
  { event, at, receiver }: { readonly event: 'submit' | 'approve'; readonly at: Date; readonly receiver?: Receiver },
  doing: ActorContext,
): Promise<Rfq | Failure> {
  const moved = await moveRfq(
    tx,
    before,
    { event, who: event === 'submit' ? 'buyer' : 'platform', at, isPublished: true, ...(receiver ? { receiver } : {}) },
    doing,
  )
  if (isFailure(moved)) return moved
  if (moved.closeAt && moved.closeRule !== 'COUNT')
    await schedule(tx, { entity: 'inquiry', entityId: moved.id, event: 'close', dueAt: moved.closeAt })
  const storeIds = await storesFor(tx, moved)
  if (storeIds.length > 0)
    await emit(tx, { event: 'rfq.published', key: moved.inquirySn, payload: { inquirySn: moved.inquirySn, storeIds } })
  return moved
}

// More stores than this are not told; the hall shows it to all.
const mostTold = 60

/** Open stores that subscribed to the category of a line, or whose main categories hold one; what is only described is found in the hall. */
async function storesFor(tx: Transaction, rfq: Rfq): Promise<number[]> {
  const own = (await linesOfRfq(tx, rfq.id)).flatMap((line) => line.categoryId ?? [])
  if (own.length === 0) return []
  const [categories, stores] = [await categoriesWithParents(tx, own), await storesByIds(tx, await openStoreIds(tx))]
  const subscribers = await subscribersOf(tx, [...categories])
  // Who has subscribed to anything is told of that; all others of their main categories.
  const fitting = stores.filter((store) => subscribers.get(store.storeId) ?? store.mainCategoryIds.some((id) => categories.has(Number(id))))
  return fitting.map((store) => store.storeId).slice(0, mostTold)
}
