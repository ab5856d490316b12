import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { priceFixationMachine } from './price-fixation-machine.ts'

// flows.md F12, written out: what is not here is refused.
const grid: Record<string, string> = {
  'REQUESTED confirm store': 'CONFIRMED',
  'REQUESTED confirm system': 'CONFIRMED',
  'REQUESTED decline store': 'DECLINED',
  'REQUESTED withdraw buyer': 'WITHDRAWN',
  'REQUESTED expire system': 'EXPIRED',
  'CONFIRMED use buyer': 'USED',
  'CONFIRMED lapse system': 'LAPSED',
  'USED giveBack system': 'CONFIRMED',
  'USED giveBackLate system': 'LAPSED',
}

test('a wish to fix a price moves exactly as the grid says, and every state can be reached', () => {
  for (const state of priceFixationMachine.states) {
    for (const event of priceFixationMachine.events) {
      for (const who of ['buyer', 'store', 'system'] as const) {
        const answer = priceFixationMachine.next(state, event, who)
        const asked = `${state} ${event} ${who}`
        expect([asked, isFailure(answer) ? undefined : answer]).toEqual([asked, grid[asked]])
      }
    }
  }
  expect(priceFixationMachine.unreachable()).toEqual([])
})
