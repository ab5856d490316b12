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
  // Taken back or mended it is a draft again, which nobody reviews before it is handed in anew.
  expect(designerMachine.next('SUBMITTED', 'withdraw', 'applicant')).toBe('DRAFT')
  expect(designerMachine.next('REJECTED', 'mend', 'applicant')).toBe('DRAFT')
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
  // Given back it is open to all again; what shall be changed is the same designer's.
  expect(designMachine.next('TAKEN', 'release', 'designer')).toBe('OPEN')
  expect(designMachine.next('ANSWERED', 'revise', 'enterprise')).toBe('TAKEN')
  expect([...designMachine.unreachable(), ...designerMachine.unreachable()]).toEqual([])
})
