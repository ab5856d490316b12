import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** A stocktake of one warehouse: `keeper` counts and may give it up, `manager` confirms the differences. */
export const stockCountMachine = defineMachine({
  name: 'stockCount',
  states: ['COUNTING', 'CONFIRMED', 'CANCELLED'],
  initial: 'COUNTING',
  moves: {
    confirm: { from: ['COUNTING'], to: 'CONFIRMED', who: ['manager'] },
    cancel: { from: ['COUNTING'], to: 'CANCELLED', who: ['keeper', 'manager'] },
  },
})

export type StockCountState = (typeof stockCountMachine.states)[number]
export type StockCountEvent = (typeof stockCountMachine.events)[number]
export type StockCountWho = 'keeper' | 'manager'
