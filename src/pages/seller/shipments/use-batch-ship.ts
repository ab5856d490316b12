import { useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { newRequestKey } from '../../../api/request-key.ts'
import { sellerDeliver, sellerShipments } from '../../../modules/fulfilment/endpoints.ts'
import { completeShipmentForm, shipmentFormInput } from '../../../modules/fulfilment/ui/shipment-form.ts'
import { sellerOrderDetail, sellerOrderList } from '../../../modules/order/endpoints-orders.ts'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { batchShipMessages } from './messages.ts'
import { noTransport, type ShippingRow } from './parse-shipping-table.ts'

/** A row of the table: the transport as typed, the order once it is read, and what became of it. */
export type BatchRow = ShippingRow & {
  readonly order: OrderCard | null
  readonly result: 'waiting' | 'shipped' | 'refused'
  readonly why: string
}

const canShip = (order: OrderCard) => order.can.includes('ship')

/** Orders to ship and their transports; every row is shipped by itself and keeps its own refusal. */
export function useBatchShip() {
  const t = useMessages(batchShipMessages)
  const [rows, setRows] = useState<readonly BatchRow[]>([])
  const [busy, setBusy] = useState(false)
  const change = (orderSn: string, by: Partial<BatchRow>) =>
    setRows((before) => before.map((row) => (row.orderSn === orderSn ? { ...row, ...by } : row)))
  const rowOf = (transport: ShippingRow, order: OrderCard | null): BatchRow => {
    const why = order === null ? t('noOrder') : canShip(order) ? '' : t('notWaiting')
    const kind = order?.delivery === 'PICKUP' ? 'PICKUP' : transport.kind
    return { ...transport, kind, order, result: why === '' ? 'waiting' : 'refused', why }
  }
  /** Reads the orders of pasted rows; rows that stand there already take the new transport. */
  const addRows = async (transports: readonly ShippingRow[]) => {
    setBusy(true)
    const added: BatchRow[] = []
    for (const transport of transports) {
      const known = rows.find((row) => row.orderSn === transport.orderSn)?.order
      added.push(rowOf(transport, known ?? (await readOrder(transport.orderSn))))
    }
    setRows((before) => [...before.filter((row) => added.every((one) => one.orderSn !== row.orderSn)), ...added])
    setBusy(false)
  }
  /** The first fifty orders that wait for their shipment, and as many that wait for the rest of it. */
  const addWaiting = async () => {
    setBusy(true)
    const waiting = (['awaitingShipment', 'partlyShipped'] as const).map((tab) =>
      callApi(sellerOrderList, { tab, sort: 'time', pageSize: 50 }).catch(() => null),
    )
    const orders = (await Promise.all(waiting)).flatMap((answer) => answer?.data?.list ?? [])
    setRows((before) => [
      ...before,
      ...orders
        .filter((order) => before.every((row) => row.orderSn !== order.orderSn))
        .map((order) => rowOf({ ...noTransport, orderSn: order.orderSn, kind: 'CARRIER' }, order)),
    ])
    setBusy(false)
  }
  const remove = (orderSn: string) => setRows((before) => before.filter((row) => row.orderSn !== orderSn))
  /** How many were shipped and how many were not. */
  const ship = async () => {
    setBusy(true)
    const open = rows.filter((row) => row.order !== null && canShip(row.order) && row.result !== 'shipped')
    let shipped = 0
    for (const row of open) {
      const why = await shipRow(row, { nothingLeft: t('nothingLeft'), unknown: t('unknown') })
      if (why === null) shipped += 1
      change(row.orderSn, why === null ? { result: 'shipped', why: '' } : { result: 'refused', why })
    }
    setBusy(false)
    return { shipped, refused: open.length - shipped }
  }
  return { rows, busy, change, addRows, addWaiting, remove, ship }
}

async function readOrder(orderSn: string): Promise<OrderCard | null> {
  const answer = await callApi(sellerOrderDetail, { orderSn }).catch(() => null)
  return answer?.data ?? null
}

/** Ships all that is left of an order; null when it worked, otherwise why it did not. */
async function shipRow(row: BatchRow, words: { nothingLeft: string; unknown: string }): Promise<string | null> {
  if (!row.order) return words.unknown
  try {
    const shipments = await callApi(sellerShipments, { orderSn: row.orderSn })
    if (shipments.state !== 200 || !shipments.data) return shipments.msg
    const form = completeShipmentForm(row.order, shipments.data.shipments)
    const { kind, carrierName, trackingNo, plateNo, driverName, driverPhone } = row
    const input = shipmentFormInput(row.order, { ...form, kind, carrierName, trackingNo, plateNo, driverName, driverPhone }, false)
    if (input.lines.length === 0) return words.nothingLeft
    const answer = await callApi(sellerDeliver, input, { idempotencyKey: newRequestKey() })
    return answer.state === 200 ? null : (Object.values(answer.errors ?? {})[0] ?? answer.msg)
  } catch {
    return words.unknown
  }
}
