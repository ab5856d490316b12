import { expect, test } from 'vitest'
import { commissionMachine, statementMachine } from './commission-machine.ts'
import { commissionOf, nextStatementAt, rateOf } from './commission.ts'

test('the commission is the share of the goods, rounded half up to the fen once', () => {
  expect(commissionOf(1_234_567n, 150)).toBe(18_519n)
  expect(commissionOf(100n, 50)).toBe(1n)
  expect(commissionOf(99n, 50)).toBe(0n)
})

test.each([
  ['1.5', 150],
  ['30', 3000],
  ['0', 0],
  ['0.05', 5],
  ['30.01', undefined],
  ['-1', undefined],
  ['1.555', undefined],
  ['', undefined],
  ['1e1', undefined],
])('%s percent is %s', (typed, bp) => expect(rateOf(typed)).toBe(bp))

test('statements are made on the first of the next month in Shanghai', () => {
  expect(nextStatementAt(new Date('2026-11-20T02:00:00Z')).toISOString()).toBe('2026-11-30T16:00:00.000Z')
  expect(nextStatementAt(new Date('2026-12-31T15:59:59Z')).toISOString()).toBe('2026-12-31T16:00:00.000Z')
  expect(nextStatementAt(new Date('2026-12-31T16:00:00Z')).toISOString()).toBe('2027-01-31T16:00:00.000Z')
})

test('the moves of commissions and statements, written out', () => {
  const grid = commissionMachine.states.map((state) => [state, commissionMachine.allowedActions(state, 'system')])
  expect(Object.fromEntries(grid)).toEqual({
    TRACKED: ['complete', 'void'],
    FROZEN: ['release', 'void'],
    PAYABLE: ['state', 'void'],
    STATED: [],
    VOID: [],
  })
  expect(statementMachine.allowedActions('ISSUED', 'platform')).toEqual(['pay'])
  expect(statementMachine.allowedActions('PAID', 'platform')).toEqual([])
})
