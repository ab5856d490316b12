import { expect, test } from 'vitest'
import { subjectOutcome, type SubjectDetails } from './subject-outcome.ts'

const payment = { state: 'PAYING', amountFen: 500n, gatewayTradeNo: null } as const
const statement = { gatewayTradeNo: 'G1', state: 'paid', amountFen: 500n, currency: 'CNY' } as const
const outcome = (change: Partial<SubjectDetails>) => subjectOutcome({ payment, isDue: true, statement, ...change })

test('exactly the amount pays a subject that waits for it; other money goes back', () => {
  expect(outcome({})).toBe('capture')
  expect(outcome({ payment: { ...payment, state: 'CLOSED' } })).toBe('capture')
  expect(outcome({ isDue: false })).toBe('giveBack')
  for (const amountFen of [1n, 499n, 501n]) expect(outcome({ statement: { ...statement, amountFen } })).toBe('giveBack')
})

test('the same statement changes nothing twice, another one about the same attempt is for people', () => {
  for (const state of ['PAID', 'RETURNED'] as const) {
    const done = { ...payment, state, gatewayTradeNo: 'G1' }
    expect(outcome({ payment: done, isDue: false })).toBe('repeat')
    expect(outcome({ payment: done, statement: { ...statement, gatewayTradeNo: 'G2' } })).toBe('conflict')
    expect(outcome({ payment: done, statement: { ...statement, state: 'closed' } })).toBe('conflict')
  }
})

test('nothing is booked on a statement without a trade, an amount or yuan', () => {
  expect(outcome({ statement: { ...statement, state: 'unpaid' } })).toBe('nothing')
  expect(outcome({ statement: { ...statement, gatewayTradeNo: null } })).toBe('nothing')
  for (const amountFen of [null, 0n]) expect(outcome({ statement: { ...statement, amountFen } })).toBe('nothing')
  expect(outcome({ statement: { ...statement, currency: 'USD' } })).toBe('conflict')
  expect(outcome({ statement: { ...statement, state: 'closed' } })).toBe('close')
  expect(outcome({ payment: { ...payment, state: 'CLOSED' }, statement: { ...statement, state: 'closed' } })).toBe('repeat')
})
