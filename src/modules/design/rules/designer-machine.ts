import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The way to being a designer (flows.md F11): a draft is handed in, the platform takes it up and decides; a refusal may be mended. */
export const designerMachine = defineMachine({
  name: 'designerApplication',
  states: ['DRAFT', 'SUBMITTED', 'REVIEWING', 'APPROVED', 'REJECTED'],
  initial: 'DRAFT',
  moves: {
    submit: { from: ['DRAFT'], to: 'SUBMITTED', who: ['applicant'] },
    withdraw: { from: ['SUBMITTED'], to: 'DRAFT', who: ['applicant'] },
    mend: { from: ['REJECTED'], to: 'DRAFT', who: ['applicant'] },
    take: { from: ['SUBMITTED'], to: 'REVIEWING', who: ['platform'] },
    approve: { from: ['REVIEWING'], to: 'APPROVED', who: ['platform'] },
    reject: { from: ['REVIEWING'], to: 'REJECTED', who: ['platform'] },
  },
})
export type DesignerState = (typeof designerMachine.states)[number]
export type DesignerEvent = (typeof designerMachine.events)[number]
