import { expect, test } from 'vitest'
import { buyerOrderActions, sellerOrderActions, type OrderActionContext } from './order-actions.ts'
import { orderLabelOf } from './order-label.ts'

const facts = (over: Partial<OrderActionContext>): OrderActionContext => ({
  state: 'PENDING_PAYMENT',
  frozen: false,
  hidden: false,
  openCases: 0,
  shipmentsOpen: 0,
  extended: false,
  evaluated: false,
  appended: false,
  mayEvaluate: true,
  ...over,
})

test('an unpaid order may be paid and cancelled, of a paid one the cancellation is asked for', () => {
  expect(buyerOrderActions(facts({}))).toEqual(['pay', 'uploadVoucher', 'cancel', 'reorder', 'print'])
  expect(buyerOrderActions(facts({ state: 'PENDING_SHIPMENT' }))).toEqual(['requestCancel', 'reorder', 'print'])
  expect(buyerOrderActions(facts({ state: 'PENDING_SHIPMENT', openCases: 1, frozen: true }))).toEqual(['reorder', 'print'])
  expect(buyerOrderActions(facts({ state: 'PAYMENT_REVIEW' }))).toEqual(['uploadVoucher', 'reorder', 'print'])
})

test('goods on the way may be received, also from a partly shipped order', () => {
  expect(buyerOrderActions(facts({ state: 'PARTIALLY_SHIPPED', shipmentsOpen: 1 }))).toContain('receive')
  expect(buyerOrderActions(facts({ state: 'SHIPPED', shipmentsOpen: 1, frozen: true }))).not.toContain('receive')
  expect(buyerOrderActions(facts({ state: 'SHIPPED', shipmentsOpen: 1, extended: true }))).not.toContain('extendReceive')
})

test('a completed order is evaluated once, extended once, and may be hidden', () => {
  expect(buyerOrderActions(facts({ state: 'COMPLETED' }))).toEqual(['evaluate', 'hide', 'reorder', 'print'])
  expect(buyerOrderActions(facts({ state: 'COMPLETED', evaluated: true }))).toContain('append')
  expect(buyerOrderActions(facts({ state: 'COMPLETED', evaluated: true, appended: true, hidden: true }))).toEqual([
    'restore',
    'reorder',
    'print',
  ])
})

test('the store cuts what it ships, and prices what is not paid', () => {
  expect(sellerOrderActions(facts({}))).toEqual(['changePrice', 'remindPayment', 'remark', 'print'])
  expect(sellerOrderActions(facts({ state: 'PENDING_SHIPMENT' }))).toEqual(['ship', 'cannotSupply', 'remark', 'print'])
  expect(sellerOrderActions(facts({ state: 'PARTIALLY_SHIPPED' }))).toEqual(['ship', 'cannotSupply', 'closeShort', 'remark', 'print'])
  expect(sellerOrderActions(facts({ state: 'PARTIALLY_SHIPPED', openCases: 1 }))).toEqual(['ship', 'remark', 'print'])
})

test('the store ships what is paid and nothing else', () => {
  expect(sellerOrderActions(facts({ state: 'PENDING_SHIPMENT' }))).toContain('ship')
  expect(sellerOrderActions(facts({ state: 'PARTIALLY_SHIPPED' }))).toContain('ship')
  expect(sellerOrderActions(facts({ state: 'PENDING_PAYMENT' }))).not.toContain('ship')
  expect(sellerOrderActions(facts({ state: 'PENDING_SHIPMENT', frozen: true }))).not.toContain('ship')
})

test('labels are derived: an open case wins, a completed order waits for its evaluation while the window is open', () => {
  expect(orderLabelOf({ state: 'COMPLETED', openCases: 0, evaluated: false, mayEvaluate: true })).toBe('awaitingEvaluation')
  expect(orderLabelOf({ state: 'COMPLETED', openCases: 0, evaluated: false, mayEvaluate: false })).toBe('completed')
  expect(orderLabelOf({ state: 'SHIPPED', openCases: 1, evaluated: false, mayEvaluate: false })).toBe('refundAfterSale')
  expect(orderLabelOf({ state: 'PENDING_PAYMENT', openCases: 0, evaluated: false, mayEvaluate: false })).toBe('awaitingPayment')
})
