import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Other prices for an unpaid order: the store proposes, the buyer decides; an order that was paid or cancelled meanwhile ends it. */
export const priceChangeMachine = defineMachine({
  name: 'priceChange',
  states: ['PROPOSED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'LAPSED'],
  initial: 'PROPOSED',
  moves: {
    accept: { from: ['PROPOSED'], to: 'ACCEPTED', who: ['buyer'] },
    refuse: { from: ['PROPOSED'], to: 'REFUSED', who: ['buyer'] },
    withdraw: { from: ['PROPOSED'], to: 'WITHDRAWN', who: ['store'] },
    lapse: { from: ['PROPOSED'], to: 'LAPSED', who: ['system'] },
  },
})
export type PriceChangeState = (typeof priceChangeMachine.states)[number]
export type PriceChangeEvent = (typeof priceChangeMachine.events)[number]
