import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Whether a title may be used for special invoices (增票资质, flows.md F7). */
export const qualificationMachine = defineMachine({
  name: 'invoiceQualification',
  states: ['NONE', 'SUBMITTED', 'APPROVED', 'REJECTED', 'CHANGED'],
  initial: 'NONE',
  moves: {
    submit: { from: ['NONE', 'REJECTED', 'CHANGED'], to: 'SUBMITTED', who: ['buyer'] },
    approve: { from: ['SUBMITTED'], to: 'APPROVED', who: ['platform'] },
    reject: { from: ['SUBMITTED'], to: 'REJECTED', who: ['platform'] },
    // What was reviewed is not what stands there any more.
    change: { from: ['SUBMITTED', 'APPROVED'], to: 'CHANGED', who: ['buyer'] },
  },
})

export type Qualification = (typeof qualificationMachine.states)[number]
export type QualificationEvent = (typeof qualificationMachine.events)[number]
