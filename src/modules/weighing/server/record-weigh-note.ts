import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { OrderLineQuantity, OrderScope, ShippableLine } from '../../order/server/public.ts'
import { dayCode } from '../../order/rules/order-times.ts'
import { openStates } from '../../fulfilment/rules/shipment-machine.ts'
import { usualTolerancePpm, type WeightMode } from '../rules/weight-settlement.ts'
import { linesByShipment, lockShipment } from '../../fulfilment/server/public.ts'
import { insertWeighNote, type NewWeighNote } from './weigh-note-repository.ts'

export type WeighTicket = {
  readonly shipmentSn: string
  readonly pickupNo: string
  readonly ticketNo: string
  readonly plateNo: string
  readonly driverName: string
  readonly driverPhone: string
  readonly grossKg: number
  readonly tareKg: number
  readonly weighTime: string
  readonly lines: readonly { readonly orderProductId: number; readonly settleBy: WeightMode; readonly number: string }[]
}
type Weighed = { readonly settleBy: WeightMode; readonly unitCode: string; readonly decimals: number; readonly weighed: bigint }

/** Grams of what the weighbridge settles; a line whose unit is no mass cannot be settled so. */
export function gramsOf(lines: readonly Weighed[]): bigint | Failure {
  let grams = 0n
  for (const line of lines.filter((one) => one.settleBy === 'WEIGHED')) {
    const perUnit = unitOf(line.unitCode).grams
    if (perUnit === undefined) return failure('weighing.noMassUnit', {}, { field: 'lines' })
    grams += (line.weighed * perUnit) / 10n ** BigInt(line.decimals)
  }
  return grams
}

/** Whether the lines' weights are the net weight, or less where lines by theory share the truck. */
export function netRefusal(lines: readonly Weighed[], { grossKg, tareKg }: { grossKg: number; tareKg: number }): Failure | undefined {
  if (grossKg <= tareKg) return failure('weighing.grossBelowTare', {}, { field: 'tareKg' })
  const grams = gramsOf(lines)
  if (isFailure(grams)) return grams
  const net = BigInt(grossKg - tareKg) * 1000n
  const fits = lines.every((line) => line.settleBy === 'WEIGHED') ? grams === net : grams <= net
  return fits ? undefined : failure('weighing.linesNotNet', { net: grossKg - tareKg }, { field: 'lines' })
}

function weighedLines(ticket: WeighTicket, parts: readonly OrderLineQuantity[], lines: readonly ShippableLine[]) {
  if (ticket.lines.length !== parts.length) return failure('weighing.everyLineWeighed', {}, { field: 'lines' })
  const made: (NewWeighNote['lines'][number] & Weighed)[] = []
  for (const part of parts) {
    const said = ticket.lines.find((one) => one.orderProductId === part.orderLineId)
    const line = lines.find((one) => one.orderLineId === part.orderLineId)
    if (!said || !line) return failure('weighing.everyLineWeighed', {}, { field: 'lines' })
    const weighed = parseQuantity(said.number, line.decimals)
    if (weighed === undefined || weighed === 0n) return failure('weighing.badWeight', {}, { field: 'lines' })
    const { unitCode, decimals } = line
    made.push({ orderLineId: part.orderLineId, settleBy: said.settleBy, shipped: part.number, weighed, unitCode, decimals })
  }
  return made
}

/**
 * The store records the ticket of the weighbridge for a shipment on its way. Answers the number of the weigh note. Refusals:
 * `fulfilment.shipmentGone`, `weighing.notOnTheWay`, `weighing.everyLineWeighed`, `weighing.badWeight`, `weighing.noMassUnit`,
 * `weighing.grossBelowTare`, `weighing.linesNotNet`, `weighing.weighedLater`, `weighing.weighNoteThere`.
 */
export async function recordWeighNote(
  tx: Transaction,
  ticket: WeighTicket,
  { scope, act }: { scope: OrderScope; act: ActorContext },
): Promise<string | Failure> {
  const locked = await lockShipment(tx, { shipmentSn: ticket.shipmentSn, scope })
  if (isFailure(locked)) return locked
  const { shipment, shippable } = locked
  const weighedAt = new Date(ticket.weighTime)
  if (weighedAt > act.now) return failure('weighing.weighedLater', {}, { field: 'weighTime' })
  const parts = (await linesByShipment(tx, [shipment.shipmentId])).get(shipment.shipmentId) ?? []
  const lines = weighedLines(ticket, parts, shippable.lines)
  if (isFailure(lines)) return lines
  if (!openStates.includes(shipment.state)) return failure('weighing.notOnTheWay')
  const refused = netRefusal(lines, ticket)
  if (refused) return refused
  const { pickupNo, ticketNo, plateNo, driverName, driverPhone, grossKg, tareKg } = ticket
  const weighNoteSn = await insertWeighNote(tx, {
    shipmentId: shipment.shipmentId,
    dayCode: dayCode(act.now),
    now: act.now,
    tolerancePpm: usualTolerancePpm,
    weighedAt,
    pickupNo,
    ticketNo,
    plateNo,
    driverName,
    driverPhone,
    grossKg,
    tareKg,
    lines: lines.map(({ orderLineId, settleBy, shipped, weighed }) => ({ orderLineId, settleBy, shipped, weighed })),
  })
  if (weighNoteSn === null) return failure('weighing.weighNoteThere')
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'weighNote.record',
    entity: 'weighNote',
    entityId: weighNoteSn,
    without: 'creation',
    to: 'RECORDED',
    facts: { shipment: shipment.shipmentSn, netKg: grossKg - tareKg },
  })
  const { memberId, storeId } = shippable.order
  await emit(tx, {
    event: 'weighNote.moved',
    key: weighNoteSn,
    payload: { weighNoteSn, orderSn: shipment.orderSn, state: 'RECORDED', memberId, storeId, by: 'store' },
  })
  return weighNoteSn
}
