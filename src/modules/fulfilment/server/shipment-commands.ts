import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { lockShippableOrder, orderTimeLimit, type LockedOrder, type ShippableOrder, type OrderScope } from '../../order/server/public.ts'
import { daysLater } from '../../order/rules/order-times.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { dispatchShipment } from './create-shipment.ts'
import { linesByShipment, lockShipments, moveShipment, orderSnOfShipment, addTrace, type Shipment } from './shipment-repository.ts'

export type ShipmentCommand = {
  readonly shipmentSn: string
  readonly expectedVersion?: number
  readonly scope: OrderScope
  readonly act: ActorContext
}
type Locked = { readonly shippable: ShippableOrder; readonly shipment: Shipment }

/** Locks a shipment of a scope, its order first. */
export async function lockShipment(tx: Transaction, wanted: Omit<ShipmentCommand, 'act'>): Promise<Locked | Failure> {
  const orderSn = await orderSnOfShipment(tx, wanted.shipmentSn)
  const shippable = orderSn === null ? null : await lockShippableOrder(tx, orderSn, wanted.scope)
  if (!shippable) return failure('fulfilment.shipmentGone')
  const shipment = (await lockShipments(tx, shippable.order.orderId)).find((one) => one.shipmentSn === wanted.shipmentSn)
  if (!shipment) return failure('fulfilment.shipmentGone')
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== shipment.version) return failure('api.stale')
  return { shippable, shipment }
}

/** Sends off a shipment that was made ready. Answers the number of its order. */
export async function dispatchPreparedShipment(tx: Transaction, shipmentCommand: ShipmentCommand): Promise<string | Failure> {
  const locked = await lockShipment(tx, shipmentCommand)
  if (isFailure(locked)) return locked
  const parts = (await linesByShipment(tx, [locked.shipment.shipmentId])).get(locked.shipment.shipmentId) ?? []
  return dispatchShipment(tx, locked.shippable, locked.shipment, { parts, act: shipmentCommand.act })
}

/** Gives up a shipment that was made ready. */
export function voidShipment(tx: Transaction, shipmentCommand: ShipmentCommand): Promise<string | Failure> {
  return moveByStore(tx, shipmentCommand, { event: 'void', traced: 'void' })
}

/** Notes that a shipment has reached its place: from now on the days count after which it is received by itself. */
export async function markShipmentArrived(
  tx: Transaction,
  shipmentCommand: ShipmentCommand,
  who: 'store' | 'system' = 'store',
): Promise<string | Failure> {
  const { now } = shipmentCommand.act
  const [days, extension] = [await orderTimeLimit(tx, 'receiveDays'), await orderTimeLimit(tx, 'extendDays')]
  return moveByStore(tx, shipmentCommand, {
    event: 'arrive',
    who,
    traced: 'arrived',
    receiveAt: (order) => daysLater(now, order.extended ? days + extension : days),
  })
}

/** An order is closed: what was made ready for it is not sent. The order is locked. */
export async function voidPreparedShipments(tx: Transaction, orderId: number, act: ActorContext): Promise<true | Failure> {
  for (const shipment of await lockShipments(tx, orderId)) {
    if (shipment.state !== 'PREPARING') continue
    const moved = await moveShipment(tx, shipment, { event: 'void', who: 'system', act, frozen: false })
    if (isFailure(moved)) return moved
    await addTrace(tx, shipment.shipmentId, { at: act.now, event: 'void' })
  }
  return true
}

async function moveByStore(
  tx: Transaction,
  shipmentCommand: ShipmentCommand,
  how: { event: 'void' | 'arrive'; who?: 'store' | 'system'; traced: 'void' | 'arrived'; receiveAt?: (order: LockedOrder) => Date },
): Promise<string | Failure> {
  const locked = await lockShipment(tx, shipmentCommand)
  if (isFailure(locked)) return locked
  const { shippable, shipment } = locked
  const autoReceiveAt = how.receiveAt?.(shippable.order)
  const moved = await moveShipment(tx, shipment, {
    event: how.event,
    who: how.who ?? 'store',
    act: shipmentCommand.act,
    frozen: shippable.order.frozen,
    ...(autoReceiveAt ? { autoReceiveAt } : {}),
  })
  if (isFailure(moved)) return moved
  await addTrace(tx, shipment.shipmentId, { at: shipmentCommand.act.now, event: how.traced })
  if (autoReceiveAt) await schedule(tx, { entity: 'shipment', entityId: shipment.shipmentSn, event: 'autoReceive', dueAt: autoReceiveAt })
  return shippable.order.orderSn
}

/** Adds the store's own line to the timeline of a shipment. */
export async function addShipmentNote(
  tx: Transaction,
  wanted: ShipmentCommand & { readonly note: string; readonly place: string },
): Promise<string | Failure> {
  const locked = await lockShipment(tx, wanted)
  if (isFailure(locked)) return locked
  await addTrace(tx, locked.shipment.shipmentId, { at: wanted.act.now, event: 'note', note: wanted.note, place: wanted.place })
  return locked.shippable.order.orderSn
}
