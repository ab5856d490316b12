import type { InputOf } from '../../../api/endpoint.ts'
import { quantityOfNumber } from '../../../kernel/quantity/quantity.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { partFault } from '../rules/check-part.ts'
import { transportFaults, type TransportFault } from '../rules/check-transport.ts'
import type { OrderCard, OrderLine } from '../../order/endpoints-schemas.ts'
import type { sellerDeliver, ShipmentKind, ShipmentView } from '../endpoints.ts'

export type ShipmentForm = {
  readonly kind: ShipmentKind
  readonly carrierName: string
  readonly trackingNo: string
  readonly plateNo: string
  readonly driverName: string
  readonly driverPhone: string
  readonly remark: string
  /** Quantity to ship now by line, as typed. */
  readonly numbers: Readonly<Record<number, string>>
}

/** What can still be shipped of a line: ordered, less shipped and cancelled, less what lies ready in other shipments. */
export function remainingToShip(line: OrderLine, shipments: readonly ShipmentView[]): number {
  const ready = shipments
    .filter((shipment) => shipment.state === 'PREPARING')
    .flatMap((shipment) => shipment.lines)
    .filter((part) => part.orderProductId === line.orderProductId)
  const scale = 10 ** line.precision
  // Counted in the unit's smallest step, since decimals of a tonne do not add up exactly in binary.
  const steps =
    Math.round(line.buyNum * scale) -
    Math.round(line.shippedNum * scale) -
    Math.round(line.cancelledNum * scale) -
    ready.reduce((sum, part) => sum + Math.round(part.number * scale), 0)
  return Math.max(0, steps) / scale
}

/** A form that ships all that is left. */
export function completeShipmentForm(order: OrderCard, shipments: readonly ShipmentView[]): ShipmentForm {
  const numbers = Object.fromEntries(order.orderProductList.map((line) => [line.orderProductId, String(remainingToShip(line, shipments))]))
  return {
    kind: order.delivery === 'PICKUP' ? 'PICKUP' : 'CARRIER',
    carrierName: '',
    trackingNo: '',
    plateNo: '',
    driverName: '',
    driverPhone: '',
    remark: '',
    numbers,
  }
}

/** A typed quantity as a plain decimal: full-width digits, spaces around it and a point without decimals do no harm. */
export function plainQuantity(typed: string): string {
  const plain = typed.normalize('NFKC').trim().replace(/\.$/, '')
  return plain === '' ? '0' : plain
}

/** Why what is typed for a line cannot be shipped, with the most that can; null when it can. */
export function lineFault(line: OrderLine, shipments: readonly ShipmentView[], typed: string): LineFault | null {
  const left = remainingToShip(line, shipments)
  const word = partFault(plainQuantity(typed), quantityOfNumber(left, line.precision) ?? 0n, line.precision)
  return word && { word: word === 'badNumber' ? 'lineBadNumber' : 'lineAboveLeft', most: counted(left, line.unitName) }
}
export type LineFault = { readonly word: 'lineBadNumber' | 'lineAboveLeft'; readonly most: string }

export type ShipmentFaults = {
  readonly transport: readonly TransportFault[]
  readonly lines: readonly (LineFault & { readonly orderProductId: number })[]
}

/** All that is wrong with a form, in the order of its fields. */
export function shipmentFaults(order: OrderCard, shipments: readonly ShipmentView[], form: ShipmentForm): ShipmentFaults {
  return {
    transport: transportFaults(form),
    lines: order.orderProductList.flatMap((line) => {
      const fault = lineFault(line, shipments, form.numbers[line.orderProductId] ?? '')
      return fault ? [{ ...fault, orderProductId: line.orderProductId }] : []
    }),
  }
}

/** The name of a line's error among those of the form. */
export const lineErrorOf = (orderProductId: number): string => `line${orderProductId}`

/** What the server refused, by the fields of the form: it names a line by its place in what was sent. */
export function errorsByField(
  errors: Readonly<Record<string, string>>,
  sent: readonly { readonly orderProductId: number | string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => {
      const line = sent[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)]
      return [line ? lineErrorOf(Number(line.orderProductId)) : field, error]
    }),
  )
}

/** The call's input; lines with nothing are left out. */
export function shipmentFormInput(order: OrderCard, form: ShipmentForm, isPrepareOnly: boolean): InputOf<typeof sellerDeliver> {
  const { numbers, kind, carrierName, trackingNo, plateNo, driverName, driverPhone, remark } = form
  const byCarrier = kind === 'CARRIER'
  const byTruck = kind === 'TRUCK'
  return {
    orderSn: order.orderSn,
    expectedVersion: order.version,
    kind,
    carrierName: byCarrier ? carrierName : '',
    trackingNo: byCarrier ? trackingNo : '',
    plateNo: byTruck ? plateNo : '',
    driverName: byTruck ? driverName : '',
    driverPhone: byTruck ? driverPhone : '',
    remark,
    lines: Object.entries(numbers)
      .map(([orderProductId, typed]) => ({ orderProductId: Number(orderProductId), number: plainQuantity(typed) }))
      .filter(({ number }) => Number(number) !== 0),
    prepare: isPrepareOnly ? 1 : 0,
  }
}
