import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelPlannedTransfer, resumePreviousBinding, lockTransfer, type PlannedTransfer } from './customer-transfer-repository.ts'

export type TransferCancellation = { readonly bindingId: number; readonly reason: string; readonly expectedVersion: number }

/**
 * The platform cancels a planned move: the customer stays whose they are. Refusals: `sales.reasonRequired`, `moveGone`,
 * `moveOver` for one that has begun or was cancelled, `formerEnded` when the earlier salesperson has left meanwhile, `api.stale`.
 */
export async function cancelCustomerTransfer(call: Call, wish: TransferCancellation): Promise<PlannedTransfer | Failure> {
  const now = call.app.clock.now()
  if (wish.reason === '') return failure('sales.reasonRequired', {}, { field: 'reason' })
  return call.idempotent<PlannedTransfer | Failure>(async (tx) => {
    const move = await lockTransfer(tx, wish.bindingId)
    if (!move) return failure('sales.moveGone')
    if (move.version !== wish.expectedVersion) return failure('api.stale')
    const done = { at: now, by: memberOf(call).memberName, reason: wish.reason }
    if (!(await cancelPlannedTransfer(tx, move, done))) return failure('sales.moveOver')
    const stays = await resumePreviousBinding(tx, move)
    // A refusal takes the cancelling back as well: nobody would be left for the customer.
    if (stays === null) return failure('sales.formerEnded')
    for (const memberId of [stays, move.salespersonId]) await emit(tx, { event: 'sales.moveCancelled', payload: { memberId } })
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'sales.cancelMove',
      entity: 'salesBinding',
      entityId: move.customerId,
      reason: wish.reason,
      diff: { salespersonId: [move.salespersonId, stays] },
      facts: { from: move.boundAt.toISOString() },
    })
    return move
  })
}
