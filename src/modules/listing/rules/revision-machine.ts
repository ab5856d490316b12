import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export const revisionStates = ['draft', 'proposed', 'returned', 'confirmed', 'discarded'] as const
export type RevisionState = (typeof revisionStates)[number]

/**
 * A change of goods: written by the store, proposed, confirmed or returned by the platform (issue 3). The live goods stay as
 * they are until then. `apply` is the way of terms of trade, which need nobody's look.
 */
export const revisionMachine = defineMachine({
  name: 'goodsChange',
  states: revisionStates,
  initial: 'draft',
  moves: {
    submit: { from: ['draft', 'returned'], to: 'proposed', who: ['store'] },
    withdraw: { from: ['proposed'], to: 'draft', who: ['store'] },
    apply: { from: ['draft', 'returned'], to: 'confirmed', who: ['store'] },
    discard: { from: ['draft', 'returned'], to: 'discarded', who: ['store'] },
    confirm: { from: ['proposed'], to: 'confirmed', who: ['platform'] },
    return: { from: ['proposed'], to: 'returned', who: ['platform'] },
  },
})
export type RevisionEvent = (typeof revisionMachine)['events'][number]
