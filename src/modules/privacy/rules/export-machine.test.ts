import { expect, test } from 'vitest'
import { exportMachine } from './export-machine.ts'

test('the moves of a data export, written out', () => {
  const grid = exportMachine.states.map((state) => [state, exportMachine.allowedActions(state, 'system')])
  expect(Object.fromEntries(grid)).toEqual({
    WAITING: ['begin', 'fail'],
    RUNNING: ['finish', 'fail'],
    READY: ['expire'],
    FAILED: [],
    EXPIRED: [],
  })
  expect(exportMachine.unreachable()).toEqual([])
})
