import type { TimerHandlers } from '../../../api/background.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { cancelTimers, schedule } from '../../../shared/timers.ts'
import type { Unit } from '../../../shared/unit.ts'
import { daysLater } from '../../order/rules/order-times.ts'
import {
  actOfSystem,
  lockShippable,
  recordExtended,
  recordReceived,
  timeSetting,
  type Act,
  type LockedOrder,
  type OrderScope,
} from '../../order/server/public.ts'
import { openStates } from '../rules/shipment-machine.ts'
import {
  linesByShipment,
  lockShipments,
  moveShipment,
  orderSnOfShipment,
  postponeShipment,
  trace,
  type Shipment,
} from './shipment-store.ts'

export type Receipt = {
  readonly orderSn: string
  /** Empty for all that are on the way. */
  readonly shipmentSn: string
  readonly expectedVersion?: number
  readonly scope: OrderScope
  readonly act: Act
}

const isOpen = (shipment: Shipment) => openStates.includes(shipment.state)

/** The buyer confirms the receipt of one shipment or of all; the last one completes the order. */
export async function receiveShipments(unit: Unit, wanted: Receipt): Promise<string | Failure> {
  const shippable = await lockShippable(unit, wanted.orderSn, wanted.scope)
  if (!shippable) return failure('order.orderGone')
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== shippable.order.version) return failure('api.stale')
  const shipments = await lockShipments(unit, shippable.order.orderId)
  const named = wanted.shipmentSn === '' ? shipments.filter(isOpen) : shipments.filter((one) => one.shipmentSn === wanted.shipmentSn)
  if (named.length === 0) return failure(wanted.shipmentSn === '' ? 'fulfilment.nothingToReceive' : 'fulfilment.shipmentGone')
  if (!named.every(isOpen)) return failure('fulfilment.nothingToReceive')
  return receiveAll(unit, shippable.order, named, { who: 'buyer', act: wanted.act })
}

async function receiveAll(
  unit: Unit,
  order: LockedOrder,
  shipments: readonly Shipment[],
  by: { who: 'buyer' | 'system'; act: Act },
): Promise<string | Failure> {
  const lines = await linesByShipment(
    unit,
    shipments.map((shipment) => shipment.shipmentId),
  )
  let left = order
  for (const shipment of shipments) {
    const moved = await moveShipment(unit, shipment, { event: 'receive', ...by, frozen: order.frozen })
    if (isFailure(moved)) return moved
    await trace(unit, shipment.shipmentId, { at: by.act.now, event: by.who === 'buyer' ? 'received' : 'autoReceived' })
    await cancelTimers(unit, { entity: 'shipment', entityId: shipment.shipmentSn })
    const state = await recordReceived(unit, left, lines.get(shipment.shipmentId) ?? [], by)
    if (isFailure(state)) return state
    left = { ...left, state, shipmentsOpen: left.shipmentsOpen - 1, version: left.version + 1 }
  }
  return order.orderSn
}

/** Moves the automatic receipt of everything on the way seven days later, once per order. */
export async function extendReceipt(unit: Unit, wanted: { orderSn: string; scope: OrderScope; act: Act }): Promise<string | Failure> {
  const shippable = await lockShippable(unit, wanted.orderSn, wanted.scope)
  if (!shippable) return failure('order.orderGone')
  const { order } = shippable
  if (order.extended) return failure('fulfilment.alreadyExtended')
  const open = (await lockShipments(unit, order.orderId)).filter(isOpen)
  if (open.length === 0) return failure('fulfilment.nothingToReceive')
  const days = await timeSetting(unit, 'extendDays')
  let last = wanted.act.now
  for (const shipment of open) {
    const until = daysLater(shipment.autoReceiveAt ?? wanted.act.now, days)
    if (until > last) last = until
    await postponeShipment(unit, shipment, until)
    await schedule(unit, { entity: 'shipment', entityId: shipment.shipmentSn, event: 'autoReceive', dueAt: until })
  }
  await recordExtended(unit, order, last, wanted.act)
  return order.orderSn
}

/** The time for the receipt is over: the shipment counts as received, unless somebody was faster or postponed it. */
export async function autoReceive(unit: Unit, shipmentSn: string, now: Date): Promise<true | Failure> {
  const orderSn = await orderSnOfShipment(unit, shipmentSn)
  const shippable = orderSn === null ? null : await lockShippable(unit, orderSn, { anyone: true })
  if (!shippable) return true
  const shipment = (await lockShipments(unit, shippable.order.orderId)).find((one) => one.shipmentSn === shipmentSn)
  if (!shipment || !isOpen(shipment) || (shipment.autoReceiveAt !== null && shipment.autoReceiveAt > now)) return true
  const done = await receiveAll(unit, shippable.order, [shipment], { who: 'system', act: actOfSystem('shipment/autoReceive', now) })
  return isFailure(done) ? done : true
}

/** What the module's timers do when they are due. */
export const fulfilmentTimers: TimerHandlers = {
  'shipment/autoReceive': async (house, shipmentSn) => {
    const done = await house.inUnit((unit) => autoReceive(unit, shipmentSn, house.clock.now()))
    // A frozen order's goods wait until it thaws: the timer comes back by itself.
    if (isFailure(done)) throw new Error(`${shipmentSn} was not received: ${done.code}`)
  },
}
