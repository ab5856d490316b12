import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * A conversation at the desk (flows.md F11): it waits until somebody of the desk takes it, and ends with a rating.
 * Whatever the customer writes after the end opens it again.
 */
export const threadMachine = defineMachine({
  name: 'chatThread',
  states: ['WAITING', 'ASSIGNED', 'CLOSED'],
  initial: 'WAITING',
  moves: {
    ask: [
      { from: ['WAITING', 'CLOSED'], to: 'WAITING', who: ['customer'] },
      { from: ['ASSIGNED'], to: 'ASSIGNED', who: ['customer'] },
    ],
    answer: { from: ['WAITING', 'ASSIGNED', 'CLOSED'], to: 'ASSIGNED', who: ['desk'] },
    transfer: { from: ['WAITING', 'ASSIGNED'], to: 'ASSIGNED', who: ['desk'] },
    close: { from: ['WAITING', 'ASSIGNED'], to: 'CLOSED', who: ['desk'] },
    rate: { from: ['CLOSED'], to: 'CLOSED', who: ['customer'] },
  },
})

export type ThreadState = (typeof threadMachine.states)[number]
export type ThreadEvent = (typeof threadMachine.events)[number]
export type ThreadWho = 'customer' | 'desk'
