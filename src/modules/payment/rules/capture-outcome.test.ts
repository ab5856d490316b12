import { expect, test } from 'vitest'
import { captureOutcome, type CaptureContext } from './capture-outcome.ts'
import type { PaymentState } from './payment-machine.ts'

type Change = {
  payment?: Partial<CaptureContext['payment']>
  payOrder?: Partial<CaptureContext['payOrder']>
  statement?: Partial<CaptureContext['statement']>
}

function judge(change: Change = {}) {
  return captureOutcome({
    payment: { state: 'WAITING', amountFen: 1230n, refundedFen: 0n, gatewayTradeNo: null, ...change.payment },
    payOrder: { state: 'PAYING', dueFen: 1230n, ...change.payOrder },
    statement: { state: 'paid', gatewayTradeNo: 'G1', amountFen: 1230n, currency: 'CNY', ...change.statement },
  })
}

test('exactly what is due pays, from any attempt whose money has not come', () => {
  for (const state of ['CREATED', 'WAITING', 'CLOSED', 'REFUSED'] satisfies PaymentState[])
    expect(judge({ payment: { state } }), state).toBe('capture')
})

test('a fen more, a fen less, a hundred times as much, or another currency never pays', () => {
  for (const amountFen of [1229n, 1231n, 123_000n, 12n, 1n]) expect(judge({ statement: { amountFen } }), String(amountFen)).toBe('mismatch')
  expect(judge({ statement: { currency: 'USD' } })).toBe('mismatch')
})

test('the attempt fits itself but no longer what is due: an order of the checkout was cancelled meanwhile', () => {
  expect(judge({ payOrder: { dueFen: 1000n } })).toBe('mismatch')
})

test('money for a closed checkout is late; money for a paid one came twice', () => {
  expect(judge({ payOrder: { state: 'CLOSED', dueFen: 0n } })).toBe('payLate')
  expect(judge({ payOrder: { state: 'LATE_PAID', dueFen: 0n } })).toBe('payLate')
  expect(judge({ payOrder: { state: 'PAID', dueFen: 0n } })).toBe('payTwice')
})

test('the same statement again changes nothing; another trade number for a booked attempt is a conflict', () => {
  for (const state of ['PAID', 'MISMATCH', 'DUPLICATE', 'LATE'] satisfies PaymentState[]) {
    expect(judge({ payment: { state, gatewayTradeNo: 'G1' }, payOrder: { state: 'PAID', dueFen: 0n } }), state).toBe('repeat')
    expect(judge({ payment: { state, gatewayTradeNo: 'G0' }, payOrder: { state: 'PAID', dueFen: 0n } }), state).toBe('conflict')
  }
})

test('a mismatch is healed by a statement of the same trade that fits, unless money went back already', () => {
  expect(judge({ payment: { state: 'MISMATCH', gatewayTradeNo: 'G1' } })).toBe('capture')
  expect(judge({ payment: { state: 'MISMATCH', gatewayTradeNo: 'G1', refundedFen: 1n } })).toBe('repeat')
  expect(judge({ payment: { state: 'MISMATCH', gatewayTradeNo: 'G0' } })).toBe('conflict')
  expect(judge({ payment: { state: 'MISMATCH', gatewayTradeNo: 'G1' }, payOrder: { state: 'CLOSED' } })).toBe('repeat')
})

test('unpaid, or paid without a trade number or an amount, books nothing', () => {
  expect(judge({ statement: { state: 'unpaid' } })).toBe('nothing')
  expect(judge({ statement: { gatewayTradeNo: null } })).toBe('nothing')
  expect(judge({ statement: { amountFen: null } })).toBe('nothing')
  expect(judge({ statement: { amountFen: 0n } })).toBe('nothing')
})

test('closed closes what waits, and contradicts what was paid', () => {
  expect(judge({ statement: { state: 'closed' } })).toBe('close')
  expect(judge({ payment: { state: 'PAID', gatewayTradeNo: 'G1' }, statement: { state: 'closed' } })).toBe('conflict')
})
