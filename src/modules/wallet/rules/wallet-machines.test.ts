import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Machine } from '../../../kernel/state-machine/state-machine.ts'
import { rechargeMachine } from './recharge-machine.ts'
import { withdrawalMachine } from './withdrawal-machine.ts'

// flows.md F11, written out: what is not here is refused.
const recharges: Record<string, string> = {
  'CREATED offer system': 'PAYING',
  'CREATED close system': 'CLOSED',
  'CREATED close gateway': 'CLOSED',
  'PAYING close system': 'CLOSED',
  'PAYING close gateway': 'CLOSED',
  'CREATED credit gateway': 'SUCCESS',
  'PAYING credit gateway': 'SUCCESS',
  'CLOSED credit gateway': 'SUCCESS',
  'MISMATCH credit gateway': 'SUCCESS',
  'CREATED mismatch gateway': 'MISMATCH',
  'PAYING mismatch gateway': 'MISMATCH',
  'CLOSED mismatch gateway': 'MISMATCH',
  'MISMATCH settle platform': 'SUCCESS',
}
const withdrawals: Record<string, string> = {
  'APPLIED approve platform': 'APPROVED',
  'APPLIED reject platform': 'REJECTED',
  'APPROVED startPaying platform': 'PAYING',
  'PAYING succeed platform': 'SUCCESS',
  'PAYING fail platform': 'FAILED',
}

function gridOf<State extends string, Event extends string, Who extends string>(
  machine: Machine<State, Event, Who>,
  people: readonly Who[],
) {
  const found: Record<string, string> = {}
  for (const state of machine.states) {
    for (const event of machine.events) {
      for (const who of people) {
        const to = machine.next(state, event, who)
        if (!isFailure(to)) found[`${state} ${event} ${who}`] = to
      }
    }
  }
  return found
}

test('a recharge moves exactly as the grid says: nobody but a gateway or the platform makes it a success', () => {
  expect(gridOf(rechargeMachine, ['gateway', 'system', 'platform'])).toEqual(recharges)
  expect(rechargeMachine.unreachable()).toEqual([])
})

test('a withdrawal moves exactly as the grid says, by the platform alone', () => {
  expect(gridOf(withdrawalMachine, ['platform'])).toEqual(withdrawals)
  expect(withdrawalMachine.unreachable()).toEqual([])
})
