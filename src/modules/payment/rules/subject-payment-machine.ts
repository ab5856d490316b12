import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

const open = ['CREATED', 'PAYING', 'CLOSED'] as const

/** One attempt to pay for a subject through a gateway. Money that does not pay it goes to the balance of the member. */
export const subjectPaymentMachine = defineMachine({
  name: 'subjectPayment',
  states: ['CREATED', 'PAYING', 'PAID', 'RETURNED', 'CLOSED'],
  initial: 'CREATED',
  moves: {
    offer: { from: ['CREATED'], to: 'PAYING', who: ['system'] },
    close: { from: ['CREATED', 'PAYING'], to: 'CLOSED', who: ['system', 'gateway'] },
    capture: { from: open, to: 'PAID', who: ['gateway'] },
    giveBack: { from: open, to: 'RETURNED', who: ['gateway'] },
  },
})
export type SubjectPaymentState = (typeof subjectPaymentMachine.states)[number]
export type SubjectPaymentEvent = (typeof subjectPaymentMachine.events)[number]
