import { expect, test } from 'vitest'
import { buyerCan, sellerCan, type CanFacts } from './can.ts'
import { labelOf } from './order-label.ts'

const facts = (over: Partial<CanFacts>): CanFacts => ({
  state: 'PENDING_PAYMENT',
  frozen: false,
  hidden: false,
  shipmentsOpen: 0,
  extended: false,
  evaluated: false,
  appended: false,
  mayEvaluate: true,
  ...over,
})

test('an unpaid order may be paid and cancelled, a paid one offers no cancel button', () => {
  expect(buyerCan(facts({}))).toEqual(['pay', 'uploadVoucher', 'cancel', 'reorder', 'print'])
  expect(buyerCan(facts({ state: 'PENDING_SHIPMENT' }))).toEqual(['reorder', 'print'])
})

test('goods on the way may be received, also from a partly shipped order', () => {
  expect(buyerCan(facts({ state: 'PARTIALLY_SHIPPED', shipmentsOpen: 1 }))).toContain('receive')
  expect(buyerCan(facts({ state: 'SHIPPED', shipmentsOpen: 1, frozen: true }))).not.toContain('receive')
  expect(buyerCan(facts({ state: 'SHIPPED', shipmentsOpen: 1, extended: true }))).not.toContain('extendReceive')
})

test('a completed order is evaluated once, extended once, and may be hidden', () => {
  expect(buyerCan(facts({ state: 'COMPLETED' }))).toEqual(['evaluate', 'hide', 'reorder', 'print'])
  expect(buyerCan(facts({ state: 'COMPLETED', evaluated: true }))).toContain('append')
  expect(buyerCan(facts({ state: 'COMPLETED', evaluated: true, appended: true, hidden: true }))).toEqual(['restore', 'reorder', 'print'])
})

test('the store ships what is paid and nothing else', () => {
  expect(sellerCan(facts({ state: 'PENDING_SHIPMENT' }))).toContain('ship')
  expect(sellerCan(facts({ state: 'PARTIALLY_SHIPPED' }))).toContain('ship')
  expect(sellerCan(facts({ state: 'PENDING_PAYMENT' }))).not.toContain('ship')
  expect(sellerCan(facts({ state: 'PENDING_SHIPMENT', frozen: true }))).not.toContain('ship')
})

test('labels are derived: an open case wins, a completed order waits for its evaluation while the window is open', () => {
  expect(labelOf({ state: 'COMPLETED', openCases: 0, evaluated: false, mayEvaluate: true })).toBe('awaitingEvaluation')
  expect(labelOf({ state: 'COMPLETED', openCases: 0, evaluated: false, mayEvaluate: false })).toBe('completed')
  expect(labelOf({ state: 'SHIPPED', openCases: 1, evaluated: false, mayEvaluate: false })).toBe('refundAfterSale')
  expect(labelOf({ state: 'PENDING_PAYMENT', openCases: 0, evaluated: false, mayEvaluate: false })).toBe('awaitingPayment')
})
