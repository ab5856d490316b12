import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type SupplementWho = 'proposer' | 'counterparty' | 'system'

/** A supplement to a contract in force (flows.md F4). Side-state: `otherSigned` the other side has signed. */
export const supplementMachine = defineMachine({
  name: 'contract',
  states: ['PROPOSED', 'SIGNING', 'EFFECTIVE', 'REJECTED', 'REFUSED', 'EXPIRED', 'WITHDRAWN'],
  initial: 'PROPOSED',
  moves: {
    confirm: { from: ['PROPOSED'], to: 'SIGNING', who: ['counterparty'] },
    reject: { from: ['PROPOSED'], to: 'REJECTED', who: ['counterparty'] },
    withdraw: { from: ['PROPOSED', 'SIGNING'], to: 'WITHDRAWN', who: ['proposer'], unless: ['otherSigned'] },
    sign: { from: ['SIGNING'], to: 'SIGNING', who: ['proposer', 'counterparty'] },
    refuse: { from: ['SIGNING'], to: 'REFUSED', who: ['proposer', 'counterparty'] },
    takeEffect: { from: ['SIGNING'], to: 'EFFECTIVE', who: ['system'] },
    expire: { from: ['PROPOSED', 'SIGNING'], to: 'EXPIRED', who: ['system'] },
  },
})

export type SupplementState = (typeof supplementMachine.states)[number]
export type SupplementEvent = (typeof supplementMachine.events)[number]
