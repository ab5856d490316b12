import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export const offerSheetStates = ['draft', 'published', 'withdrawn'] as const
export type OfferSheetState = (typeof offerSheetStates)[number]

/** An offer sheet of a store. Publishing again makes a new edition; the old ones stay readable. That it has run out is a matter of its dates. */
export const offerSheetMachine = defineMachine({
  name: 'offerSheet',
  states: offerSheetStates,
  initial: 'draft',
  moves: {
    publish: { from: ['draft', 'published', 'withdrawn'], to: 'published', who: ['store'] },
    withdraw: { from: ['published'], to: 'withdrawn', who: ['store'] },
  },
})
