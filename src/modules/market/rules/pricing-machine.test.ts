import { expect, test } from 'vitest'
import { isFailure } from '../../../shared/failure.ts'
import { pricingMachine } from './pricing-machine.ts'

// flows.md F12, written out: what is not here is refused.
const grid: Record<string, string> = {
  'REQUESTED confirm store': 'CONFIRMED',
  'REQUESTED confirm system': 'CONFIRMED',
  'REQUESTED decline store': 'DECLINED',
  'REQUESTED withdraw buyer': 'WITHDRAWN',
  'REQUESTED expire system': 'EXPIRED',
  'CONFIRMED use buyer': 'USED',
  'CONFIRMED lapse system': 'LAPSED',
}

test('a wish to fix a price moves exactly as the grid says, and every state can be reached', () => {
  for (const state of pricingMachine.states) {
    for (const event of pricingMachine.events) {
      for (const who of ['buyer', 'store', 'system'] as const) {
        const answer = pricingMachine.next(state, event, who)
        const asked = `${state} ${event} ${who}`
        expect([asked, isFailure(answer) ? undefined : answer]).toEqual([asked, grid[asked]])
      }
    }
  }
  expect(pricingMachine.unreachable()).toEqual([])
})
