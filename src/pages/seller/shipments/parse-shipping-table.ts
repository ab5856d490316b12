import type { ShipmentKind } from '../../../modules/fulfilment/endpoints.ts'

/** How one order is shipped, as a row of a sheet says it. */
export type ShippingRow = {
  readonly orderSn: string
  readonly kind: ShipmentKind
  readonly carrierName: string
  readonly trackingNo: string
  readonly plateNo: string
  readonly driverName: string
  readonly driverPhone: string
}

const orderNumber = /^[A-Z]{0,4}\d{8,30}$/
const plate = /^\p{Script=Han}[A-Z][·\s]?[A-Z0-9]{4,6}\p{Script=Han}?$/u

export const noTransport = { carrierName: '', trackingNo: '', plateNo: '', driverName: '', driverPhone: '' }

/**
 * Rows of a pasted sheet: order number, then carrier and tracking number, or plate, driver and phone. Rows without an order number
 * (a head, a sum) are passed over; the last row of an order wins. An order number alone is a pickup.
 */
export function parseShippingTable(text: string): ShippingRow[] {
  const rows = new Map<string, ShippingRow>()
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split(line.includes('\t') ? '\t' : /[,，;；]/).map((cell) => cell.trim())
    const [orderSn = '', first = '', second = '', third = ''] = cells
    if (!orderNumber.test(orderSn)) continue
    const byTruck = plate.test(first.toUpperCase())
    const row: ShippingRow = byTruck
      ? { ...noTransport, orderSn, kind: 'TRUCK', plateNo: first, driverName: second, driverPhone: third }
      : { ...noTransport, orderSn, kind: first === '' ? 'PICKUP' : 'CARRIER', carrierName: first, trackingNo: second }
    rows.set(orderSn, row)
  }
  return [...rows.values()]
}
