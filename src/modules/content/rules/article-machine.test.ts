import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { articleMachine } from './article-machine.ts'

test.each([
  ['draft', 'publish', 'published'],
  ['draft', 'withdraw', null],
  ['published', 'publish', null],
  ['published', 'withdraw', 'withdrawn'],
  ['withdrawn', 'publish', 'published'],
  ['withdrawn', 'withdraw', null],
] as const)('%s + %s → %s', (state, event, to) => {
  const next = articleMachine.next(state, event, 'editor')
  expect(isFailure(next) ? null : next).toBe(to)
})

test('every state is reached', () => {
  expect(articleMachine.unreachable()).toEqual([])
})
