import { expect, test } from 'vitest'
import { differenceMachine } from './difference-machine.ts'

test('the moves of a difference, written out', () => {
  const whos = ['platform', 'system'] as const
  const grid = differenceMachine.states.map((state) => [
    state,
    whos.flatMap((who) => differenceMachine.allowedActions(state, who).map((event) => `${who} ${event}`)),
  ])
  expect(Object.fromEntries(grid)).toEqual({ OPEN: ['platform resolve', 'system clear'], RESOLVED: [], CLEARED: ['system reopen'] })
})
