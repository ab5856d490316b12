import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { countOrderCase, logOrderMoves, type OrderScope } from '../../order/server/public.ts'
import { whoIn, type CancellationEvent } from '../rules/cancellation-machine.ts'
import { givenBackFor, restOf, type GivenBack, type Part } from '../rules/given-back.ts'
import { cancellationById, cancellationLines, insertCancellation, moveCancellation, type Cancellation } from './cancellation-repository.ts'
import { cancellationSetting } from './cancellation-settings.ts'
import { lockForMoney, applyCancellation, type LockedForMoney } from './apply-cancellation.ts'

export const hour = 3_600_000
export const day = 24 * hour

/**
 * A buyer asks to cancel a paid order of which nothing has left (flows.md F1): it is not shipped meanwhile. The store answers; a timer
 * agrees where it has not begun to prepare the goods, or does not answer. Refusals: `order.orderGone`, `api.stale`,
 * `cancellation.cannotRequest`, `cancellation.alreadyOpen`.
 */
export async function requestCancellation(
  tx: Transaction,
  wish: { orderSn: string; memberId: number; expectedVersion?: number; reason: string; act: ActorContext },
): Promise<Cancellation | Failure> {
  const locked = await lockForMoney(tx, { ...wish, scope: { memberId: wish.memberId } })
  if (isFailure(locked)) return locked
  const { order, shippable } = locked
  if (shippable.order.state !== 'PENDING_SHIPMENT' || shippable.order.frozen) return failure('cancellation.cannotRequest')
  const back = givenBackFor(order, restOf(order), true)
  const { act, reason } = wish
  const dueAt = new Date(act.now.getTime() + (await cancellationSetting(tx, 'autoAgreeHours')) * hour)
  const of = await insertCancellation(tx, { order, kind: 'REQUEST', state: 'REQUESTED', reason, back, dueAt, act })
  if (!of) return failure('cancellation.alreadyOpen')
  await countOrderCase(tx, shippable.order.orderId, { change: 1, frozen: true })
  await logOrderMoves(tx, [shippable.order], { event: 'requestCancel', reason, act })
  await schedule(tx, { entity: 'cancellation', entityId: of.cancellationId, event: 'autoAgree', dueAt })
  return of
}

export type CancellationAnswer = {
  readonly cancellationId: number
  readonly event: Extract<CancellationEvent, 'agree' | 'refuse' | 'withdraw'>
  readonly side: 'buyer' | 'store' | 'platform' | 'system'
  readonly scope: OrderScope
  readonly expectedVersion?: number
  readonly answer: string
  readonly act: ActorContext
}

/**
 * A side answers an open wish, or takes its own back; of two answers at once one wins. Refusals: `cancellation.gone`, `api.stale`,
 * `cancellation.over`, `cancellation.reasonNeeded`, `cancellation.changedMeanwhile`.
 */
export async function answerCancellation(tx: Transaction, wish: CancellationAnswer): Promise<Cancellation | Failure> {
  const seen = await cancellationById(tx, wish.cancellationId)
  const locked = seen && (await lockForMoney(tx, { orderSn: seen.orderSn, scope: wish.scope }))
  if (!locked || isFailure(locked)) return failure('cancellation.gone')
  // Read again under the order's lock.
  const of = await cancellationById(tx, wish.cancellationId)
  if (!of) return failure('cancellation.gone')
  if (wish.expectedVersion !== undefined && wish.expectedVersion !== of.version) return failure('api.stale')
  if (of.state !== 'REQUESTED') return failure('cancellation.over')
  const { act, answer, event, side } = wish
  if (event === 'refuse' && of.kind === 'REQUEST' && answer === '') return failure('cancellation.reasonNeeded', {}, { field: 'answer' })
  const who = side === 'buyer' || side === 'store' ? whoIn(of.kind, side) : side
  const moved = await moveCancellation(tx, of, { event, who, answer, act })
  if (isFailure(moved)) return moved
  return event === 'agree' ? applyOpen(tx, locked, moved, wish) : endOpen(tx, locked, moved, act)
}

async function applyOpen(tx: Transaction, locked: LockedForMoney, of: Cancellation, { side, act }: CancellationAnswer) {
  const back = givenBackFor(locked.order, restOf(locked.order), of.kind === 'REQUEST')
  // What was shown to the one who agrees is what is given back.
  if (!isSame(back, of, await cancellationLines(tx, [of.cancellationId]))) return failure('cancellation.changedMeanwhile')
  return applyCancellation(tx, locked, of, { back, who: side, wasOpen: true, act })
}

function isSame(back: GivenBack, of: Cancellation, lines: readonly (Part & { amount: bigint })[]): boolean {
  const same = back.parts.every((part) =>
    lines.some((line) => line.orderLineId === part.orderLineId && line.number === part.number && line.amount === part.fen),
  )
  return same && lines.length === back.parts.length && back.goods === of.goodsAmount && back.freight === of.freight
}

async function endOpen(tx: Transaction, { shippable }: LockedForMoney, of: Cancellation, act: ActorContext): Promise<Cancellation> {
  await countOrderCase(tx, shippable.order.orderId, { change: -1, ...(of.kind === 'REQUEST' ? { frozen: false } : {}) })
  await logOrderMoves(tx, [shippable.order], { event: 'endCase', reason: of.answer, act })
  await cancelTimers(tx, { entity: 'cancellation', entityId: of.cancellationId })
  return of
}
