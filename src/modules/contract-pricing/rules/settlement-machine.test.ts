import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { differenceMachine, settlementMachine } from './settlement-machine.ts'

// What is not here is refused.
const grid: Record<string, string> = {
  'COMPUTED confirm buyer': 'COMPUTED',
  'COMPUTED confirm store': 'COMPUTED',
  'COMPUTED agree system': 'CONFIRMED',
  'COMPUTED dispute buyer': 'DISPUTED',
  'COMPUTED dispute store': 'DISPUTED',
  'DISPUTED withdraw buyer': 'COMPUTED',
  'DISPUTED withdraw store': 'COMPUTED',
  'COMPUTED replace buyer': 'REPLACED',
  'COMPUTED replace store': 'REPLACED',
  'DISPUTED replace buyer': 'REPLACED',
  'DISPUTED replace store': 'REPLACED',
}
const moneyGrid: Record<string, string> = {
  'OPEN balance system': 'NOTHING_DUE',
  'OPEN owe system': 'DUE',
  'DUE settle system': 'RECEIVED',
  'DUE receive buyer': 'RECEIVED',
  'DUE receive store': 'RECEIVED',
  'DUE waive buyer': 'WAIVED',
  'DUE waive store': 'WAIVED',
}

test.each([
  [settlementMachine, grid],
  [differenceMachine, moneyGrid],
] as const)('a settlement and its money move exactly as the grid says, and every state can be reached', (machine, expected) => {
  const asked = machine.states.flatMap((state) =>
    machine.events.flatMap((event) => (['buyer', 'store', 'system'] as const).map((who) => ({ state, event, who }))),
  )
  for (const { state, event, who } of asked) {
    // The two tables have states of their own; each is asked with its own.
    const answer = machine.next(state as never, event as never, who)
    expect([`${state} ${event} ${who}`, isFailure(answer) ? undefined : answer]).toEqual([
      `${state} ${event} ${who}`,
      expected[`${state} ${event} ${who}`],
    ])
  }
  expect(machine.unreachable()).toEqual([])
})

test('nobody confirms twice or disputes what they confirmed; the other side cannot take a dispute back; who owes can neither waive it nor say that it came', () => {
  const blocked = { code: 'kernel.moveBlocked' }
  expect(settlementMachine.next('COMPUTED', 'confirm', 'buyer', ['confirmed'])).toMatchObject(blocked)
  expect(settlementMachine.next('COMPUTED', 'dispute', 'buyer', ['confirmed'])).toMatchObject(blocked)
  expect(settlementMachine.next('DISPUTED', 'withdraw', 'store', ['otherDisputes'])).toMatchObject(blocked)
  for (const event of ['waive', 'receive'] as const)
    expect(differenceMachine.next('DUE', event, 'buyer', ['debtor'])).toMatchObject(blocked)
})
