import { expect, test } from 'vitest'
import { cancellationMachine, whoIn } from './cancellation-machine.ts'
import { priceChangeMachine } from './price-change-machine.ts'

// Every state × event × person that is not here is refused.
const grid: Record<string, string> = {
  'REQUESTED agree answerer': 'AGREED',
  'REQUESTED agree platform': 'AGREED',
  'REQUESTED agree system': 'AGREED',
  'REQUESTED refuse answerer': 'REFUSED',
  'REQUESTED refuse platform': 'REFUSED',
  'REQUESTED refuse system': 'REFUSED',
  'REQUESTED withdraw asker': 'WITHDRAWN',
  'AGREED refunded system': 'REFUNDED',
}
const priceGrid: Record<string, string> = {
  'PROPOSED accept buyer': 'ACCEPTED',
  'PROPOSED refuse buyer': 'REFUSED',
  'PROPOSED withdraw store': 'WITHDRAWN',
  'PROPOSED lapse system': 'LAPSED',
}

function movesOf(machine: typeof cancellationMachine | typeof priceChangeMachine, people: readonly string[]): Record<string, string> {
  // The two machines have words of their own; here only what comes out is compared.
  const { next } = machine as { next: (this: void, state: string, event: string, who: string) => unknown }
  const found: Record<string, string> = {}
  for (const state of machine.states)
    for (const event of machine.events)
      for (const who of people) {
        const to = next(state, event, who)
        if (typeof to === 'string') found[`${state} ${event} ${who}`] = to
      }
  return found
}

test('a cancellation and a price change move exactly as the grids say, and every state can be reached', () => {
  expect(movesOf(cancellationMachine, ['asker', 'answerer', 'platform', 'system'])).toEqual(grid)
  expect(movesOf(priceChangeMachine, ['buyer', 'store', 'system'])).toEqual(priceGrid)
  expect([...cancellationMachine.unreachable(), ...priceChangeMachine.unreachable()]).toEqual([])
})

test('the buyer asks to cancel and answers a short close, the store the other way round', () => {
  expect([whoIn('REQUEST', 'buyer'), whoIn('REQUEST', 'store')]).toEqual(['asker', 'answerer'])
  expect([whoIn('SHORT', 'buyer'), whoIn('SHORT', 'store')]).toEqual(['answerer', 'asker'])
  expect([whoIn('SUPPLIER', 'buyer'), whoIn('SUPPLIER', 'store')]).toEqual(['answerer', 'asker'])
})
