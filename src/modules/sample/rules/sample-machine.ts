import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type SampleWho = 'buyer' | 'store' | 'system'

/**
 * A sample from the application to its feedback (flows.md F8). A fee belongs to the settlement of later work: its states
 * stand here, no command leads to them yet, samples are free of charge.
 */
export const sampleMachine = defineMachine({
  name: 'sample',
  states: [
    'APPLIED',
    'REJECTED',
    'APPROVED',
    'WAIT_FEE',
    'PAID',
    'EXPIRED',
    'SHIPPED',
    'RECEIVED',
    'FEEDBACK_DUE',
    'FEEDBACK_DONE',
    'CONVERTED',
    'CLOSED',
    'CANCELLED',
  ],
  initial: 'APPLIED',
  moves: {
    approve: { from: ['APPLIED'], to: 'APPROVED', who: ['store'] },
    reject: { from: ['APPLIED'], to: 'REJECTED', who: ['store'] },
    cancel: { from: ['APPLIED', 'WAIT_FEE'], to: 'CANCELLED', who: ['buyer'] },
    askFee: { from: ['APPROVED'], to: 'WAIT_FEE', who: ['store'] },
    pay: { from: ['WAIT_FEE'], to: 'PAID', who: ['buyer'] },
    feeTimeout: { from: ['WAIT_FEE'], to: 'EXPIRED', who: ['system'] },
    ship: { from: ['APPROVED', 'PAID'], to: 'SHIPPED', who: ['store'] },
    receive: { from: ['SHIPPED'], to: 'RECEIVED', who: ['buyer', 'system'] },
    remind: { from: ['RECEIVED'], to: 'FEEDBACK_DUE', who: ['system'] },
    feedback: { from: ['RECEIVED', 'FEEDBACK_DUE'], to: 'FEEDBACK_DONE', who: ['buyer'] },
    convert: { from: ['FEEDBACK_DONE'], to: 'CONVERTED', who: ['system'] },
    close: { from: ['FEEDBACK_DONE'], to: 'CLOSED', who: ['system'] },
  },
})

export type SampleState = (typeof sampleMachine.states)[number]
export type SampleEvent = (typeof sampleMachine.events)[number]

/** What still waits for somebody before the sample is in the buyer's hands: so many may be open at once. */
export const openSampleStates: readonly SampleState[] = ['APPLIED', 'APPROVED', 'WAIT_FEE', 'PAID', 'SHIPPED']
