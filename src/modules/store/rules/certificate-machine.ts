import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who vouches for a certificate (decision 043): a store's own word waits, the platform checks or returns it, a change by the store begins anew. */
export const certificateMachine = defineMachine({
  name: 'certificate',
  states: ['waiting', 'checked', 'returned'],
  initial: 'waiting',
  moves: {
    check: { from: ['waiting', 'returned'], to: 'checked', who: ['platform'] },
    return: { from: ['waiting', 'checked'], to: 'returned', who: ['platform'] },
    change: { from: ['waiting', 'checked', 'returned'], to: 'waiting', who: ['store'] },
  },
})

export type CertificateState = (typeof certificateMachine.states)[number]

/** What the platform's desk may say. */
export const verdicts = ['check', 'return'] as const
export type Verdict = (typeof verdicts)[number]

/** Days before its last day on which a store is told that a certificate runs out. */
export const expiryWarningDays = 30
