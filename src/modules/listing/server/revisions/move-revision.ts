import { transition } from '../../../../kernel/state-machine/transition.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { revisionMachine, type RevisionEvent, type RevisionState } from '../../rules/revision-machine.ts'
import { lockRevision, moveRevision, type RevisionRecord, type RevisionRef } from './revision-repository.ts'

/** Who works on a change: a store's staff on its own, or the platform's on any. */
export type RevisionScope = { readonly kind: 'store'; readonly storeIds: readonly number[] } | { readonly kind: 'platform' }

/** The stores whose goods the caller may edit. */
export function editableStoresOf(call: Call): number[] {
  return storeIdsWith(call.caller, 'store.goods')
}

export function ownRevisionScope(call: Call): RevisionScope {
  return { kind: 'store', storeIds: editableStoresOf(call) }
}

/** Whether somebody at this desk may see the change at all. */
export function isVisibleIn(desk: RevisionScope, change: RevisionRecord): boolean {
  return desk.kind === 'platform' ? change.state !== 'draft' && change.state !== 'discarded' : desk.storeIds.includes(change.storeId)
}

/**
 * A change, kept still, in the version that the person saw. Refused: what is not theirs answers as if it did not exist,
 * another version is `catalog.changeStale`.
 */
export async function lockRevisionAt(tx: Transaction, revisionRef: RevisionRef, desk: RevisionScope): Promise<RevisionRecord | Failure> {
  const change = await lockRevision(tx, revisionRef.changeId)
  if (!change || !isVisibleIn(desk, change)) return failure('api.notFound')
  return change.version === revisionRef.version ? change : failure('catalog.changeStale')
}

export type MovedRevision = {
  readonly changeId: number
  readonly version: number
  readonly state: RevisionState
  readonly goodsId: number | null
}
export type RevisionMoveOrder = {
  readonly event: RevisionEvent
  readonly desk: RevisionScope
  readonly reason?: string
  readonly goodsId?: number | null
}

/** Moves a change by its machine, with audit row and event; `catalog.changeNotNow` when the machine has no such move. */
export async function moveLockedRevision(
  tx: Transaction,
  change: RevisionRecord,
  order: RevisionMoveOrder,
  call: Call,
): Promise<MovedRevision | Failure> {
  const { event, desk, reason = '' } = order
  const goodsId = order.goodsId ?? change.goodsId
  const { changeId, storeId } = change
  const at = call.app.clock.now()
  const done = await transition(tx, {
    machine: revisionMachine,
    event,
    who: desk.kind,
    from: change.state,
    update: (to, from) => moveRevision(tx, change, { from, to, reason, goodsId, at }),
    audit: { act: actorContext(call, desk.kind), action: `goods.change.${event}`, entity: 'goodsChange', entityId: changeId, reason },
    events: (state) => [
      {
        event: 'catalog.changeMoved',
        key: `change ${changeId}`,
        payload: { changeId, storeId, goodsId, state, memberId: memberOf(call).memberId },
      },
    ],
    refusal: failure('catalog.changeNotNow'),
    lost: failure('catalog.changeStale'),
  })
  return isFailure(done) ? done : { changeId, version: done.moved, state: done.to, goodsId }
}
