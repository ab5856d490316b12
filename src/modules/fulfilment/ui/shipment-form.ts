import type { InputOf } from '../../../api/endpoint.ts'
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
      .filter(([, number]) => Number(number) > 0)
      .map(([orderProductId, number]) => ({ orderProductId: Number(orderProductId), number })),
    prepare: isPrepareOnly ? 1 : 0,
  }
}
