import { expect, test } from 'vitest'
import { changeMachine, changeStates } from './goods-change-machine.ts'

// Written out: a row per state, what the store may do and what the platform may do.
const grid: Readonly<Record<(typeof changeStates)[number], readonly [store: readonly string[], platform: readonly string[]]>> = {
  draft: [['submit', 'apply', 'discard'], []],
  proposed: [['withdraw'], ['confirm', 'return']],
  returned: [['submit', 'apply', 'discard'], []],
  confirmed: [[], []],
  discarded: [[], []],
}

test.each(changeStates)('%s: who may do what', (state) => {
  expect(changeMachine.allowedActions(state, 'store')).toEqual(grid[state][0])
  expect(changeMachine.allowedActions(state, 'platform')).toEqual(grid[state][1])
})

test('every state is reached', () => {
  expect(changeMachine.unreachable()).toEqual([])
})
