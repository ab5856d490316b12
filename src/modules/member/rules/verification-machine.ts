import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who moves an application: its member, the platform's staff, a timer or another application. */
export type VerificationActor = 'applicant' | 'platform' | 'system'

/**
 * The life of an application for verification (flows.md F11). What has not been handed in is a form, not a row. An
 * enterprise proves its bank account before anybody looks at it; a renewal leaves the valid one standing until it is approved.
 */
export const verificationMachine = defineMachine({
  name: 'verification',
  states: ['SUBMITTED', 'REVIEWING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'REPLACED', 'EXPIRED'],
  // A buyer has no bank account to prove, so theirs is reviewed at once.
  initial: ['SUBMITTED', 'REVIEWING'],
  moves: {
    proveAccount: { from: ['SUBMITTED'], to: 'REVIEWING', who: ['applicant'] },
    failAccount: { from: ['SUBMITTED'], to: 'REJECTED', who: ['system'] },
    withdraw: { from: ['SUBMITTED', 'REVIEWING'], to: 'WITHDRAWN', who: ['applicant'] },
    approve: { from: ['REVIEWING'], to: 'APPROVED', who: ['platform'] },
    reject: { from: ['SUBMITTED', 'REVIEWING'], to: 'REJECTED', who: ['platform'] },
    replace: { from: ['APPROVED'], to: 'REPLACED', who: ['system'] },
    expire: { from: ['APPROVED'], to: 'EXPIRED', who: ['system'] },
  },
})

export type VerificationState = (typeof verificationMachine.states)[number]
export type VerificationEvent = (typeof verificationMachine.events)[number]
