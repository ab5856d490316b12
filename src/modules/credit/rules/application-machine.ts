import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** A company asks for credit (flows.md F9). Better terms than asked for, or the same, open the line at once; lower ones wait for the company. */
export const applicationMachine = defineMachine({
  name: 'creditApplication',
  states: ['DRAFT', 'SUBMITTED', 'REVIEWING', 'NEED_INFO', 'COUNTER_OFFERED', 'APPROVED', 'REJECTED'],
  initial: 'DRAFT',
  moves: {
    submit: { from: ['DRAFT'], to: 'SUBMITTED', who: ['buyer'] },
    review: { from: ['SUBMITTED'], to: 'REVIEWING', who: ['lender'] },
    ask: { from: ['REVIEWING'], to: 'NEED_INFO', who: ['lender'] },
    answer: { from: ['NEED_INFO'], to: 'REVIEWING', who: ['buyer'] },
    offer: { from: ['REVIEWING'], to: 'COUNTER_OFFERED', who: ['lender'] },
    approve: { from: ['REVIEWING'], to: 'APPROVED', who: ['lender'] },
    reject: { from: ['SUBMITTED', 'REVIEWING', 'NEED_INFO'], to: 'REJECTED', who: ['lender'] },
    accept: { from: ['COUNTER_OFFERED'], to: 'APPROVED', who: ['buyer'] },
    decline: { from: ['COUNTER_OFFERED'], to: 'REJECTED', who: ['buyer'] },
  },
})

export type ApplicationState = (typeof applicationMachine.states)[number]
export type ApplicationEvent = (typeof applicationMachine.events)[number]
