import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type ContractWho = 'initiator' | 'counterparty' | 'platform' | 'system'
export type ContractSide = 'buyer' | 'store'

/**
 * A contract from its draft to the end of performance (flows.md F4). Side-states: `otherSigned` the other side has signed,
 * `ownRescission` this side asked to rescind, `performed` and `untouched` whether performance had begun.
 */
export const contractMachine = defineMachine({
  name: 'contract',
  states: [
    'DRAFT',
    'APPROVING',
    'DRAFT_APPROVED',
    'NEGOTIATING',
    'REJECTED',
    'SIGNING',
    'REFUSED',
    'EXPIRED',
    'WITHDRAWN',
    'EFFECTIVE',
    'PERFORMING',
    'COMPLETED',
    'RESCINDING',
    'RESCINDED',
  ],
  initial: 'DRAFT',
  moves: {
    edit: { from: ['DRAFT', 'DRAFT_APPROVED'], to: 'DRAFT', who: ['initiator'] },
    submit: { from: ['DRAFT'], to: 'APPROVING', who: ['initiator'] },
    approve: { from: ['APPROVING'], to: 'DRAFT_APPROVED', who: ['initiator'] },
    return: { from: ['APPROVING'], to: 'DRAFT', who: ['initiator'] },
    send: { from: ['DRAFT_APPROVED'], to: 'NEGOTIATING', who: ['initiator'] },
    propose: { from: ['NEGOTIATING'], to: 'NEGOTIATING', who: ['initiator', 'counterparty'] },
    agree: { from: ['NEGOTIATING'], to: 'SIGNING', who: ['initiator', 'counterparty'] },
    reject: { from: ['NEGOTIATING'], to: 'REJECTED', who: ['counterparty'] },
    sign: { from: ['SIGNING'], to: 'SIGNING', who: ['initiator', 'counterparty'] },
    extend: { from: ['SIGNING'], to: 'SIGNING', who: ['initiator', 'counterparty'] },
    takeEffect: { from: ['SIGNING'], to: 'EFFECTIVE', who: ['system'] },
    refuse: { from: ['SIGNING'], to: 'REFUSED', who: ['initiator', 'counterparty'] },
    expire: { from: ['SIGNING'], to: 'EXPIRED', who: ['system'] },
    // Not after the other side signed: it has given its word.
    withdraw: {
      from: ['DRAFT', 'APPROVING', 'DRAFT_APPROVED', 'NEGOTIATING', 'SIGNING'],
      to: 'WITHDRAWN',
      who: ['initiator'],
      unless: ['otherSigned'],
    },
    perform: { from: ['EFFECTIVE'], to: 'PERFORMING', who: ['system'] },
    complete: { from: ['PERFORMING'], to: 'COMPLETED', who: ['initiator', 'counterparty'] },
    rescind: { from: ['EFFECTIVE', 'PERFORMING'], to: 'RESCINDING', who: ['initiator', 'counterparty'] },
    // The platform's verdict stands for a side that stayed silent.
    agreeRescind: { from: ['RESCINDING'], to: 'RESCINDED', who: ['initiator', 'counterparty', 'platform'], unless: ['ownRescission'] },
    // Denied, or taken back by who asked.
    keepEffective: { from: ['RESCINDING'], to: 'EFFECTIVE', who: ['initiator', 'counterparty'], unless: ['performed'] },
    keepPerforming: { from: ['RESCINDING'], to: 'PERFORMING', who: ['initiator', 'counterparty'], unless: ['untouched'] },
  },
})

export type ContractState = (typeof contractMachine.states)[number]
export type ContractEvent = (typeof contractMachine.events)[number]
