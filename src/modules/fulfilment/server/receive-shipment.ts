import type { TimerHandlers } from '../../../api/background.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { daysLater } from '../../order/rules/order-times.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { systemContext } from '../../../api/actor-context.ts'
import {
  lockShippableOrder,
  recordReceiptExtension,
  recordReceived,
  orderTimeLimit,
  type LockedOrder,
  type OrderScope,
} from '../../order/server/public.ts'
import { openStates } from '../rules/shipment-machine.ts'
import {
  linesByShipment,
  lockShipments,
  moveShipment,
  orderSnOfShipment,
  postponeAutoReceipt,
  addTrace,
  type Shipment,
} from './shipment-repository.ts'
import type { WeightCheck } from './ports.ts'

export type ReceiveShipmentsInput = {
  readonly orderSn: string
  /** Empty for all that are on the way. */
  readonly shipmentSn: string
  readonly expectedVersion?: number
  readonly scope: OrderScope
  readonly act: ActorContext
}

const isOpen = (shipment: Shipment) => openStates.includes(shipment.state)

/** The buyer confirms the receipt of one shipment or of all; the last one completes the order. */
export async function receiveShipments(tx: Transaction, wanted: ReceiveShipmentsInput): Promise<string | Failure> {
  const shippable = await lockShippableOrder(tx, wanted.orderSn, wanted.scope)
  if (!shippable) return failure('order.orderGone')
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== shippable.order.version) return failure('api.stale')
  const shipments = await lockShipments(tx, shippable.order.orderId)
  const named =
    wanted.shipmentSn === '' ? shipments.filter(isOpen) : shipments.filter((shipment) => shipment.shipmentSn === wanted.shipmentSn)
  if (named.length === 0) return failure(wanted.shipmentSn === '' ? 'fulfilment.nothingToReceive' : 'fulfilment.shipmentGone')
  if (!named.every(isOpen)) return failure('fulfilment.nothingToReceive')
  return receiveAll(tx, shippable.order, named, { who: 'buyer', act: wanted.act })
}

async function receiveAll(
  tx: Transaction,
  order: LockedOrder,
  shipments: readonly Shipment[],
  by: { who: 'buyer' | 'system'; act: ActorContext },
): Promise<string | Failure> {
  const lines = await linesByShipment(
    tx,
    shipments.map((shipment) => shipment.shipmentId),
  )
  let left = order
  for (const shipment of shipments) {
    const moved = await moveShipment(tx, shipment, { event: 'receive', ...by, frozen: order.frozen })
    if (isFailure(moved)) return moved
    await addTrace(tx, shipment.shipmentId, { at: by.act.now, event: by.who === 'buyer' ? 'received' : 'autoReceived' })
    await cancelTimers(tx, { entity: 'shipment', entityId: shipment.shipmentSn })
    const state = await recordReceived(tx, left, lines.get(shipment.shipmentId) ?? [], by)
    if (isFailure(state)) return state
    left = { ...left, state, shipmentsOpen: left.shipmentsOpen - 1, version: left.version + 1 }
  }
  return order.orderSn
}

/** Moves the automatic receipt of everything on the way seven days later, once per order; `again` also after that, for the platform. */
export async function extendAutoReceipt(
  tx: Transaction,
  wanted: { orderSn: string; scope: OrderScope; act: ActorContext; again?: boolean },
): Promise<string | Failure> {
  const shippable = await lockShippableOrder(tx, wanted.orderSn, wanted.scope)
  if (!shippable) return failure('order.orderGone')
  const { order } = shippable
  if (order.extended && !wanted.again) return failure('fulfilment.alreadyExtended')
  const open = (await lockShipments(tx, order.orderId)).filter(isOpen)
  if (open.length === 0) return failure('fulfilment.nothingToReceive')
  const days = await orderTimeLimit(tx, 'extendDays')
  let last = wanted.act.now
  for (const shipment of open) {
    const until = daysLater(shipment.autoReceiveAt ?? wanted.act.now, days)
    if (until > last) last = until
    await postponeAutoReceipt(tx, shipment, until)
    await schedule(tx, { entity: 'shipment', entityId: shipment.shipmentSn, event: 'autoReceive', dueAt: until })
  }
  await recordReceiptExtension(tx, order, last, wanted.act)
  return order.orderSn
}

/** The time for the receipt is over: the shipment counts as received, unless somebody was faster or postponed it. */
export async function autoReceiveShipment(
  tx: Transaction,
  { shipmentSn, now }: { readonly shipmentSn: string; readonly now: Date },
  isWeightOpen: WeightCheck,
): Promise<true | Failure> {
  const orderSn = await orderSnOfShipment(tx, shipmentSn)
  const shippable = orderSn === null ? null : await lockShippableOrder(tx, orderSn, { anyone: true })
  if (!shippable) return true
  const shipment = (await lockShipments(tx, shippable.order.orderId)).find((one) => one.shipmentSn === shipmentSn)
  if (!shipment || !isOpen(shipment) || (shipment.autoReceiveAt !== null && shipment.autoReceiveAt > now)) return true
  if ((await isWeightOpen(tx, shipment.shipmentId)) && (await waitsForWeight(tx, shipment, now))) return true
  if (shippable.order.openCases > 0) {
    // Nothing is received by itself while a case is open (flows.md F1): it is looked at again the day after.
    const until = daysLater(now, 1)
    await postponeAutoReceipt(tx, shipment, until)
    await schedule(tx, { entity: 'shipment', entityId: shipmentSn, event: 'autoReceive', dueAt: until })
    return true
  }
  const done = await receiveAll(tx, shippable.order, [shipment], { who: 'system', act: systemContext('shipment/autoReceive', now) })
  return isFailure(done) ? done : true
}

/** Goods by weight are not received by themselves before both sides agree on the weight, or some days after arrival (flows.md F1). */
async function waitsForWeight(tx: Transaction, shipment: Shipment, now: Date): Promise<boolean> {
  const daysForWeight = await orderTimeLimit(tx, 'weighDays')
  if (shipment.arrivedAt !== null && daysLater(shipment.arrivedAt, daysForWeight) <= now) return false
  const until = shipment.arrivedAt === null ? daysLater(now, daysForWeight) : daysLater(shipment.arrivedAt, daysForWeight)
  await postponeAutoReceipt(tx, shipment, until)
  await schedule(tx, { entity: 'shipment', entityId: shipment.shipmentSn, event: 'autoReceive', dueAt: until })
  return true
}

/** What the module's timers do when they are due. */
export function fulfilmentTimers(isWeightOpen: WeightCheck = async () => false): TimerHandlers {
  return {
    'shipment/autoReceive': async (app, shipmentSn) => {
      const due = { shipmentSn, now: app.clock.now() }
      const done = await app.inTransaction((tx) => autoReceiveShipment(tx, due, isWeightOpen))
      // A frozen order's goods wait until it thaws: the timer comes back by itself.
      if (isFailure(done)) throw new Error(`${shipmentSn} was not received: ${done.code}`)
    },
  }
}
