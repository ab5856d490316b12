import { expect, test } from 'vitest'
import type { OrderCard, OrderLine } from '../../order/endpoints-schemas.ts'
import type { ShipmentView } from '../endpoints.ts'
import { shipmentFormInput, completeShipmentForm, remainingToShip } from './shipment-form.ts'

function aLine(change: Partial<OrderLine> = {}): OrderLine {
  return {
    orderProductId: 1,
    productId: 1,
    goodsId: 1,
    goodsName: '',
    goodsImage: '',
    specText: '',
    materialCode: '',
    unit: 'primary',
    unitName: 't',
    precision: 3,
    buyNum: 0.3,
    shippedNum: 0.1,
    receivedNum: 0,
    cancelledNum: 0,
    goodsPrice: 1,
    priceReason: 'list',
    formula: null,
    subtotal: 1,
    discount: 0,
    taxRate: 13,
    taxAmount: 0,
    isEvaluated: 0,
    ...change,
  }
}

function aReadyShipment(number: number, state = 'PREPARING'): ShipmentView {
  return {
    state,
    lines: [{ orderProductId: 1, goodsName: '', specText: '', goodsImage: '', number, unitName: 't' }],
  } as unknown as ShipmentView
}

function anOrder(lines: readonly OrderLine[], delivery: 'DELIVERY' | 'PICKUP' = 'DELIVERY'): OrderCard {
  return { orderSn: 'D1', version: 4, delivery, orderProductList: lines } as unknown as OrderCard
}

test('what is left counts exactly: ordered, less shipped, less what lies ready; voided shipments do not count', () => {
  expect(remainingToShip(aLine(), [])).toBe(0.2)
  expect(remainingToShip(aLine(), [aReadyShipment(0.1), aReadyShipment(0.2, 'VOID')])).toBe(0.1)
  expect(remainingToShip(aLine({ shippedNum: 0.3 }), [])).toBe(0)
})

test('a form begins with all that is left, and pickup where the order says so', () => {
  expect(completeShipmentForm(anOrder([aLine(), aLine({ orderProductId: 2, shippedNum: 0.3 })]), [])).toMatchObject({
    kind: 'CARRIER',
    numbers: { 1: '0.2', 2: '0' },
  })
  expect(completeShipmentForm(anOrder([aLine()], 'PICKUP'), []).kind).toBe('PICKUP')
})

test('only what belongs to the way of transport is sent, and lines with nothing are left out', () => {
  const order = anOrder([aLine(), aLine({ orderProductId: 2, shippedNum: 0.3 })])
  const form = { ...completeShipmentForm(order, []), kind: 'TRUCK' as const, carrierName: 'left over', plateNo: 'A1' }
  expect(shipmentFormInput(order, form, false)).toMatchObject({
    orderSn: 'D1',
    expectedVersion: 4,
    carrierName: '',
    plateNo: 'A1',
    prepare: 0,
    lines: [{ orderProductId: 1, number: '0.2' }],
  })
})
