import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type PriceFixationWho = 'buyer' | 'store' | 'system'

/** A wish to fix the price of index-linked goods (flows.md F12): agreed to within a minute or over; held for one order or lapsed. */
export const priceFixationMachine = defineMachine({
  name: 'pricing',
  states: ['REQUESTED', 'CONFIRMED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'USED', 'LAPSED'],
  initial: 'REQUESTED',
  moves: {
    confirm: { from: ['REQUESTED'], to: 'CONFIRMED', who: ['store', 'system'] },
    decline: { from: ['REQUESTED'], to: 'DECLINED', who: ['store'] },
    withdraw: { from: ['REQUESTED'], to: 'WITHDRAWN', who: ['buyer'] },
    expire: { from: ['REQUESTED'], to: 'EXPIRED', who: ['system'] },
    use: { from: ['CONFIRMED'], to: 'USED', who: ['buyer'] },
    // The order that used it was cancelled before it was paid.
    giveBack: { from: ['USED'], to: 'CONFIRMED', who: ['system'] },
    giveBackLate: { from: ['USED'], to: 'LAPSED', who: ['system'] },
    lapse: { from: ['CONFIRMED'], to: 'LAPSED', who: ['system'] },
  },
})

export type PriceFixationState = (typeof priceFixationMachine.states)[number]
export type PriceFixationEvent = (typeof priceFixationMachine.events)[number]
