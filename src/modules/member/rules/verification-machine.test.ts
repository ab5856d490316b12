import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { verificationMachine } from './verification-machine.ts'

const grid: Record<string, string> = {
  'SUBMITTED proveAccount applicant': 'REVIEWING',
  'SUBMITTED failAccount system': 'REJECTED',
  'SUBMITTED withdraw applicant': 'WITHDRAWN',
  'REVIEWING withdraw applicant': 'WITHDRAWN',
  'REVIEWING approve platform': 'APPROVED',
  'SUBMITTED reject platform': 'REJECTED',
  'REVIEWING reject platform': 'REJECTED',
  'APPROVED replace system': 'REPLACED',
  'APPROVED expire system': 'EXPIRED',
}

test('every state, event and person: what is not written here is refused', () => {
  for (const state of verificationMachine.states) {
    for (const event of verificationMachine.events) {
      for (const who of ['applicant', 'platform', 'system'] as const) {
        const next = verificationMachine.next(state, event, who)
        expect(isFailure(next) ? undefined : next, `${state} ${event} ${who}`).toBe(grid[`${state} ${event} ${who}`])
      }
    }
  }
})

test('every state can be reached', () => {
  expect(verificationMachine.unreachable()).toEqual([])
})
