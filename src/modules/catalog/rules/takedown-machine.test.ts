import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { takedownMachine } from './takedown-machine.ts'

// Written out by hand: every state × event × person that is not here is refused.
const grid: Record<string, string> = {
  'on_sale takeDown platform': 'taken_down',
  'off_shelf takeDown platform': 'taken_down',
  'taken_down restore platform': 'off_shelf',
}

test('only the platform takes goods down and restores them, and only what stands there', () => {
  const found: Record<string, string> = {}
  for (const state of takedownMachine.states)
    for (const event of takedownMachine.events) {
      const next = takedownMachine.next(state, event, 'platform')
      if (!isFailure(next)) found[`${state} ${event} platform`] = next
    }
  expect(found).toEqual(grid)
  expect(takedownMachine.unreachable()).toEqual([])
})
