import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** A write-off: the platform's is proposed by one and decided by another, a store's is done at once. */
export const writeOffMachine = defineMachine({
  name: 'creditWriteOff',
  states: ['PROPOSED', 'DONE', 'REJECTED'],
  initial: 'PROPOSED',
  moves: {
    approve: { from: ['PROPOSED'], to: 'DONE', who: ['lender'] },
    reject: { from: ['PROPOSED'], to: 'REJECTED', who: ['lender'] },
  },
})

export type WriteOffState = (typeof writeOffMachine.states)[number]
