import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** A difference is worked off by staff with a note, or a later comparison finds that it is gone. */
export const differenceMachine = defineMachine({
  name: 'paymentDifference',
  states: ['OPEN', 'RESOLVED', 'CLEARED'],
  initial: 'OPEN',
  moves: {
    resolve: { from: ['OPEN'], to: 'RESOLVED', who: ['platform'] },
    clear: { from: ['OPEN'], to: 'CLEARED', who: ['system'] },
    reopen: { from: ['CLEARED'], to: 'OPEN', who: ['system'] },
  },
})
export type DifferenceState = (typeof differenceMachine.states)[number]
/** Why a difference is settled: booked late, the gateway corrects its side, given back, written off, or as the note says. */
export const resolutions = ['booked', 'gatewayCorrects', 'refunded', 'writtenOff', 'other'] as const
