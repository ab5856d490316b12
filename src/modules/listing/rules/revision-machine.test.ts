import { expect, test } from 'vitest'
import { revisionMachine, revisionStates } from './revision-machine.ts'

// Written out: a row per state, what the store may do and what the platform may do.
const grid: Readonly<Record<(typeof revisionStates)[number], readonly [store: readonly string[], platform: readonly string[]]>> = {
  draft: [['submit', 'apply', 'discard'], []],
  proposed: [['withdraw'], ['confirm', 'return']],
  returned: [['submit', 'apply', 'discard'], []],
  confirmed: [[], []],
  discarded: [[], []],
}

test.each(revisionStates)('%s: who may do what', (state) => {
  expect(revisionMachine.allowedActions(state, 'store')).toEqual(grid[state][0])
  expect(revisionMachine.allowedActions(state, 'platform')).toEqual(grid[state][1])
})

test('every state is reached', () => {
  expect(revisionMachine.unreachable()).toEqual([])
})
