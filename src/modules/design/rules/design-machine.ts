import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * The life of what an enterprise asks designers for: open to all of them, taken by one, answered with a material list, and
 * accepted; the enterprise may want it changed, the designer may give it back before answering.
 */
export const designMachine = defineMachine({
  name: 'designRequest',
  states: ['OPEN', 'TAKEN', 'ANSWERED', 'ACCEPTED', 'CANCELLED'],
  initial: 'OPEN',
  moves: {
    take: { from: ['OPEN'], to: 'TAKEN', who: ['designer'] },
    release: { from: ['TAKEN'], to: 'OPEN', who: ['designer'] },
    answer: { from: ['TAKEN'], to: 'ANSWERED', who: ['designer'] },
    revise: { from: ['ANSWERED'], to: 'TAKEN', who: ['enterprise'] },
    accept: { from: ['ANSWERED'], to: 'ACCEPTED', who: ['enterprise'] },
    cancel: { from: ['OPEN', 'TAKEN'], to: 'CANCELLED', who: ['enterprise'] },
  },
})
export type DesignState = (typeof designMachine.states)[number]
export type DesignEvent = (typeof designMachine.events)[number]
export type DesignWho = 'enterprise' | 'designer'
