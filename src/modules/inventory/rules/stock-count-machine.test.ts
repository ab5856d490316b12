import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { stockCountMachine } from './stock-count-machine.ts'

const grid: Record<string, string> = {
  'COUNTING confirm manager': 'CONFIRMED',
  'COUNTING cancel keeper': 'CANCELLED',
  'COUNTING cancel manager': 'CANCELLED',
}

test('a stocktake moves exactly as the grid says, and every state can be reached', () => {
  for (const state of stockCountMachine.states) {
    for (const event of stockCountMachine.events) {
      for (const who of ['keeper', 'manager'] as const) {
        const answer = stockCountMachine.next(state, event, who)
        expect([`${state} ${event} ${who}`, isFailure(answer) ? undefined : answer]).toEqual([
          `${state} ${event} ${who}`,
          grid[`${state} ${event} ${who}`],
        ])
      }
    }
  }
  expect(stockCountMachine.unreachable()).toEqual([])
})
