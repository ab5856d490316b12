import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { applicationMachine } from './application-machine.ts'

const grid: Record<string, string> = {
  'SUBMITTED approve platform': 'DEPOSIT',
  'DEPOSIT open platform': 'OPENED',
  'SUBMITTED reject platform': 'REJECTED',
  'DEPOSIT reject platform': 'REJECTED',
  'SUBMITTED withdraw applicant': 'WITHDRAWN',
  'DEPOSIT withdraw applicant': 'WITHDRAWN',
}

test('every state, event and person: what is not written here is refused; every state can be reached', () => {
  for (const state of applicationMachine.states)
    for (const event of applicationMachine.events)
      for (const who of ['applicant', 'platform'] as const) {
        const next = applicationMachine.next(state, event, who)
        expect(isFailure(next) ? undefined : next, `${state} ${event} ${who}`).toBe(grid[`${state} ${event} ${who}`])
      }
  expect(applicationMachine.unreachable()).toEqual([])
})
