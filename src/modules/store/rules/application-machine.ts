import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The way from an application to an open store (flows.md F11): qualification first, then the deposit, then it opens. */
export const applicationMachine = defineMachine({
  name: 'storeApplication',
  states: ['SUBMITTED', 'DEPOSIT', 'OPENED', 'REJECTED', 'WITHDRAWN'],
  initial: 'SUBMITTED',
  moves: {
    approve: { from: ['SUBMITTED'], to: 'DEPOSIT', who: ['platform'] },
    open: { from: ['DEPOSIT'], to: 'OPENED', who: ['platform'] },
    reject: { from: ['SUBMITTED', 'DEPOSIT'], to: 'REJECTED', who: ['platform'] },
    withdraw: { from: ['SUBMITTED', 'DEPOSIT'], to: 'WITHDRAWN', who: ['applicant'] },
  },
})

export type ApplicationState = (typeof applicationMachine.states)[number]
export type ApplicationEvent = (typeof applicationMachine.events)[number]
export type ApplicationActor = 'applicant' | 'platform'
