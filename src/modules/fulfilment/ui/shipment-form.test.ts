import { expect, test } from 'vitest'
import type { OrderCard, OrderLine } from '../../order/endpoints-schemas.ts'
import type { ShipmentView } from '../endpoints.ts'
import {
  completeShipmentForm,
  errorsByField,
  lineFault,
  plainQuantity,
  remainingToShip,
  shipmentFaults,
  shipmentFormInput,
} from './shipment-form.ts'

function aLine(change: Partial<OrderLine> = {}): OrderLine {
  return {
    orderProductId: 1,
    productId: 1,
    goodsId: 1,
    goodsName: '',
    goodsImage: '',
    specText: '',
    materialCode: '',
    noFreeReturn: false,
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
    massKg: null,
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

test.each([
  ['0.2', null],
  ['', null],
  ['0', null],
  ['０．２', null],
  ['0.', null],
  ['0.201', 'lineAboveLeft'],
  ['12', 'lineAboveLeft'],
  ['0.1234', 'lineBadNumber'],
  ['-0.1', 'lineBadNumber'],
  ['1e3', 'lineBadNumber'],
  ['much', 'lineBadNumber'],
])('of 0.2 t that are left, typing %j is judged as %s', (typed, word) => {
  expect(lineFault(aLine(), [], typed)).toEqual(word && { word, most: '0.2 t' })
})

test('a form tells everything that is wrong at once: each line and each field of the transport', () => {
  const order = anOrder([aLine(), aLine({ orderProductId: 2 }), aLine({ orderProductId: 3 })])
  const form = { ...completeShipmentForm(order, []), kind: 'TRUCK' as const, driverName: 'Wang', numbers: { 1: '12', 2: '0.1', 3: 'x' } }
  const { transport, lines } = shipmentFaults(order, [], form)
  expect(lines.map(({ orderProductId, word }) => [orderProductId, word])).toEqual([
    [1, 'lineAboveLeft'],
    [3, 'lineBadNumber'],
  ])
  expect(transport.map(({ field }) => field)).toEqual(['plateNo', 'driverPhone'])
})

test('what the server refuses of a line stands at that line', () => {
  const sent = [{ orderProductId: 7 }, { orderProductId: 9 }]
  expect(errorsByField({ 'lines.1.number': 'too much', plateNo: 'which truck?', lines: 'none' }, sent)).toEqual({
    line9: 'too much',
    plateNo: 'which truck?',
    lines: 'none',
  })
})

test('full-width digits are sent as plain ones', () => {
  expect(['１２．５', ' 3 ', '4.', ''].map(plainQuantity)).toEqual(['12.5', '3', '4', '0'])
})
