import { actorOf, memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { changeMachine, type ChangeEvent, type ChangeState } from '../rules/goods-change-machine.ts'
import { lockChange, moveChange, type ChangeRecord, type HeldChange } from './change-store.ts'

/** Who works on a change: a store's staff on its own, or the platform's on any. */
export type Desk = { readonly kind: 'store'; readonly storeIds: readonly number[] } | { readonly kind: 'platform' }

/** The stores whose goods the caller may edit. */
export function goodsStoresOf(call: Call): number[] {
  return call.visitor.stores.filter((seat) => seat.capabilities.includes('store.goods')).map((seat) => seat.storeId)
}

export function ownDesk(call: Call): Desk {
  return { kind: 'store', storeIds: goodsStoresOf(call) }
}

/** Whether somebody at this desk may see the change at all. */
export function isOn(desk: Desk, change: ChangeRecord): boolean {
  return desk.kind === 'platform' ? change.state !== 'draft' && change.state !== 'discarded' : desk.storeIds.includes(change.storeId)
}

/**
 * A change, kept still, in the version that the person saw. Refused: what is not theirs answers as if it did not exist,
 * another version is `catalog.changeStale`.
 */
export async function heldChange(unit: Unit, held: HeldChange, desk: Desk): Promise<ChangeRecord | Failure> {
  const change = await lockChange(unit, held.changeId)
  if (!change || !isOn(desk, change)) return failure('api.notFound')
  return change.version === held.version ? change : failure('catalog.changeStale')
}

export type Moved = { readonly changeId: number; readonly version: number; readonly state: ChangeState; readonly goodsId: number | null }
export type MoveOrder = { readonly event: ChangeEvent; readonly desk: Desk; readonly reason?: string; readonly goodsId?: number | null }

/** Moves a change by its machine, with audit row and event; `catalog.changeNotNow` when the machine has no such move. */
export async function moveHeld(unit: Unit, change: ChangeRecord, order: MoveOrder, call: Call): Promise<Moved | Failure> {
  const { event, desk, reason = '' } = order
  const to = changeMachine.next(change.state, event, desk.kind)
  if (isFailure(to)) return failure('catalog.changeNotNow')
  const goodsId = order.goodsId ?? change.goodsId
  const at = call.house.clock.now()
  const from = changeMachine.sources(event, desk.kind)
  const version = await moveChange(unit, change, { from, to, reason, goodsId, at })
  if (version === undefined) return failure('catalog.changeStale')
  await audit(unit, {
    actor: actorOf(call, desk.kind),
    channel: desk.kind === 'store' ? 'seller' : 'admin',
    requestId: call.requestId,
    action: `goods.change.${event}`,
    entity: 'goodsChange',
    entityId: change.changeId,
    from: change.state,
    to,
    reason,
  })
  const payload = { changeId: change.changeId, storeId: change.storeId, goodsId, state: to, memberId: memberOf(call).memberId }
  await emit(unit, { event: 'catalog.changeMoved', key: `change ${change.changeId}`, payload })
  return { changeId: change.changeId, version, state: to, goodsId }
}
