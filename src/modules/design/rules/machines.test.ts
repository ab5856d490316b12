import { expect, test } from 'vitest'
import { designMachine } from './design-machine.ts'
import { designerMachine } from './designer-machine.ts'

test('the moves of a designer’s application, written out', () => {
  const grid = designerMachine.states.map((state) => [
    state,
    designerMachine.allowedActions(state, 'applicant'),
    designerMachine.allowedActions(state, 'platform'),
  ])
  expect(grid).toEqual([
    ['DRAFT', ['submit'], []],
    ['SUBMITTED', ['withdraw'], ['take']],
    ['REVIEWING', [], ['approve', 'reject']],
    ['APPROVED', [], []],
    ['REJECTED', ['mend'], []],
  ])
})

test('the moves of a design request, written out', () => {
  const grid = designMachine.states.map((state) => [
    state,
    designMachine.allowedActions(state, 'enterprise'),
    designMachine.allowedActions(state, 'designer'),
  ])
  expect(grid).toEqual([
    ['OPEN', ['cancel'], ['take']],
    ['TAKEN', ['cancel'], ['release', 'answer']],
    ['ANSWERED', ['revise', 'accept'], []],
    ['ACCEPTED', [], []],
    ['CANCELLED', [], []],
  ])
  expect([...designMachine.unreachable(), ...designerMachine.unreachable()]).toEqual([])
})
