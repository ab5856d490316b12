import { actorOf, memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { cancelPlanned, goOnBefore, lockMove, type PlannedMove } from './planned-move.ts'

export type MoveCancel = { readonly bindingId: number; readonly reason: string; readonly expectedVersion: number }

/**
 * The platform cancels a planned move: the customer stays whose they are. Refusals: `sales.reasonRequired`, `moveGone`,
 * `moveOver` for one that has begun or was cancelled, `formerEnded` when the earlier salesperson has left meanwhile, `api.stale`.
 */
export async function cancelMove(call: Call, wish: MoveCancel): Promise<PlannedMove | Failure> {
  const now = call.house.clock.now()
  if (wish.reason === '') return failure('sales.reasonRequired', {}, { field: 'reason' })
  return call.once<PlannedMove | Failure>(async (unit) => {
    const move = await lockMove(unit, wish.bindingId)
    if (!move) return failure('sales.moveGone')
    if (move.version !== wish.expectedVersion) return failure('api.stale')
    const done = { at: now, by: memberOf(call).memberName, reason: wish.reason }
    if (!(await cancelPlanned(unit, move, done))) return failure('sales.moveOver')
    const stays = await goOnBefore(unit, move)
    // A refusal takes the cancelling back as well: nobody would be left for the customer.
    if (stays === null) return failure('sales.formerEnded')
    for (const memberId of [stays, move.salespersonId]) await emit(unit, { event: 'sales.moveCancelled', payload: { memberId } })
    await audit(unit, {
      actor: actorOf(call, 'platform'),
      action: 'sales.cancelMove',
      entity: 'salesBinding',
      entityId: move.customerId,
      reason: wish.reason,
      diff: { salespersonId: [move.salespersonId, stays] },
      facts: { from: move.boundAt.toISOString() },
      channel: 'admin',
      requestId: call.requestId,
    })
    return move
  })
}
