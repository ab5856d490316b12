import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { flashSaleMachine } from './flash-sale-machine.ts'

// Written out: what is not here is refused.
const grid: Record<string, string> = {
  'DRAFT submit store': 'REVIEWING',
  'REJECTED submit store': 'REVIEWING',
  'REVIEWING withdraw store': 'DRAFT',
  'REVIEWING approve platform': 'SCHEDULED',
  'REVIEWING reject platform': 'REJECTED',
  'DRAFT publish platform': 'SCHEDULED',
  'SCHEDULED start system': 'RUNNING',
  'SCHEDULED end system': 'ENDED',
  'RUNNING end system': 'ENDED',
  'SCHEDULED stop store': 'ENDED',
  'RUNNING stop store': 'ENDED',
  'SCHEDULED void platform': 'VOID',
  'RUNNING void platform': 'VOID',
}

test('a flash sale moves exactly as the grid says, and every state can be reached', () => {
  for (const state of flashSaleMachine.states) {
    for (const event of flashSaleMachine.events) {
      for (const who of ['store', 'platform', 'system'] as const) {
        const answer = flashSaleMachine.next(state, event, who)
        expect([`${state} ${event} ${who}`, isFailure(answer) ? undefined : answer]).toEqual([
          `${state} ${event} ${who}`,
          grid[`${state} ${event} ${who}`],
        ])
      }
    }
  }
  expect(flashSaleMachine.unreachable()).toEqual([])
})
