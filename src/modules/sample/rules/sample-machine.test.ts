import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { sampleMachine } from './sample-machine.ts'

// flows.md F8, written out: what is not here is refused.
const grid: Record<string, string> = {
  'APPLIED approve store': 'APPROVED',
  'APPLIED reject store': 'REJECTED',
  'APPLIED cancel buyer': 'CANCELLED',
  'WAIT_FEE cancel buyer': 'CANCELLED',
  'APPROVED askFee store': 'WAIT_FEE',
  'WAIT_FEE pay buyer': 'PAID',
  'WAIT_FEE feeTimeout system': 'EXPIRED',
  'APPROVED ship store': 'SHIPPED',
  'PAID ship store': 'SHIPPED',
  'SHIPPED receive buyer': 'RECEIVED',
  'SHIPPED receive system': 'RECEIVED',
  'RECEIVED remind system': 'FEEDBACK_DUE',
  'RECEIVED feedback buyer': 'FEEDBACK_DONE',
  'FEEDBACK_DUE feedback buyer': 'FEEDBACK_DONE',
  'FEEDBACK_DONE convert system': 'CONVERTED',
  'FEEDBACK_DONE close system': 'CLOSED',
}

test('a sample moves exactly as the grid says, and every state can be reached', () => {
  for (const state of sampleMachine.states) {
    for (const event of sampleMachine.events) {
      for (const who of ['buyer', 'store', 'system'] as const) {
        const asked = `${state} ${event} ${who}`
        const answer = sampleMachine.next(state, event, who)
        expect([asked, isFailure(answer) ? undefined : answer]).toEqual([asked, grid[asked]])
      }
    }
  }
  expect(sampleMachine.unreachable()).toEqual([])
})
