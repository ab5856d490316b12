import { defineMachine } from '../../../shared/state-machine.ts'

export type PricingWho = 'buyer' | 'store' | 'system'

/** A wish to fix the price of index-linked goods (flows.md F12): agreed to within a minute or over; held for one order or lapsed. */
export const pricingMachine = defineMachine({
  name: 'pricing',
  states: ['REQUESTED', 'CONFIRMED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'USED', 'LAPSED'],
  initial: 'REQUESTED',
  moves: {
    confirm: { from: ['REQUESTED'], to: 'CONFIRMED', who: ['store', 'system'] },
    decline: { from: ['REQUESTED'], to: 'DECLINED', who: ['store'] },
    withdraw: { from: ['REQUESTED'], to: 'WITHDRAWN', who: ['buyer'] },
    expire: { from: ['REQUESTED'], to: 'EXPIRED', who: ['system'] },
    use: { from: ['CONFIRMED'], to: 'USED', who: ['buyer'] },
    lapse: { from: ['CONFIRMED'], to: 'LAPSED', who: ['system'] },
  },
})

export type PricingState = (typeof pricingMachine.states)[number]
export type PricingEvent = (typeof pricingMachine.events)[number]
