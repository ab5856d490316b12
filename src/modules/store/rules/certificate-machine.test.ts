import { expect, test } from 'vitest'
import { certificateMachine } from './certificate-machine.ts'

test('the whole machine: who may do what to a certificate', () => {
  const grid = certificateMachine.states.map((state) => [
    state,
    certificateMachine.allowedActions(state, 'platform').join(' '),
    certificateMachine.allowedActions(state, 'store').join(' '),
  ])
  expect(grid).toEqual([
    ['waiting', 'check return', 'change'],
    ['checked', 'return', 'change'],
    ['returned', 'check', 'change'],
  ])
  expect(certificateMachine.unreachable()).toEqual([])
})
