import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { givenBackFor, restOf } from '../rules/given-back.ts'
import { applyCancellation, lockForMoney } from './apply-cancellation.ts'
import { cancellationsOf, insertCancellation } from './cancellation-repository.ts'

export type PaidOrderCancellation = {
  readonly orderSn: string
  readonly expectedVersion?: number
  readonly reason: string
  readonly kind: 'SUPPLIER' | 'TEAM'
  readonly who: 'platform' | 'system'
  readonly act: ActorContext
}

/** All of a paid order leaves it, with its freight. Refusals: `api.stale`, `cancellation.notWaiting`, `cancellation.alreadyOpen`. */
export async function cancelPaidOrder(tx: Transaction, wish: PaidOrderCancellation): Promise<true | Failure> {
  const locked = await lockForMoney(tx, { ...wish, scope: { anyone: true } })
  if (isFailure(locked)) return locked
  const { order, shippable } = locked
  if (shippable.order.state !== 'PENDING_SHIPMENT') return failure('cancellation.notWaiting')
  const isOpen = (await cancellationsOf(tx, order.orderId)).some((of) => of.state === 'REQUESTED')
  if (isOpen || shippable.order.openCases > 0) return failure('cancellation.alreadyOpen')
  const back = givenBackFor(order, restOf(order), true)
  const of = await insertCancellation(tx, { order, kind: wish.kind, state: 'AGREED', reason: wish.reason, back, act: wish.act })
  if (!of) return failure('cancellation.alreadyOpen')
  const done = await applyCancellation(tx, locked, of, { back, who: wish.who, wasOpen: false, act: wish.act })
  return isFailure(done) ? done : true
}
