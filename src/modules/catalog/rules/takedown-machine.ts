import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export const takedownStates = ['draft', 'held', 'refused', 'on_sale', 'off_shelf', 'taken_down'] as const
export type TakedownState = (typeof takedownStates)[number]

/**
 * What the platform does to goods of any store. Goods that were restored lie off the shelf until the publishing gate lets them
 * on sale again. The store's own ways out of `taken_down` lead through the review of a revision.
 */
export const takedownMachine = defineMachine({
  name: 'goodsTakedown',
  states: takedownStates,
  initial: ['draft', 'held', 'refused', 'on_sale', 'off_shelf'],
  moves: {
    takeDown: { from: ['on_sale', 'off_shelf'], to: 'taken_down', who: ['platform'] },
    restore: { from: ['taken_down'], to: 'off_shelf', who: ['platform'] },
  },
})
