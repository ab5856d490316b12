import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The life of a certificate of quality: what was issued is never changed, only made void by its store. */
export const certificateMachine = defineMachine({
  name: 'qualityCertificate',
  states: ['VALID', 'VOID'],
  initial: 'VALID',
  moves: { void: { from: ['VALID'], to: 'VOID', who: ['store'] } },
})

export type CertificateState = (typeof certificateMachine.states)[number]
