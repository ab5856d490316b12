import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who moves a quotation: the store that wrote it, who asked for it, or a timer and what follows from another move. */
export type QuotationWho = 'store' | 'buyer' | 'system'

/** The life of one version of a supplier's quotation (flows.md F3). A new version replaces the old one when it is submitted. */
export const quotationMachine = defineMachine({
  name: 'quotation',
  states: [
    'DRAFT',
    'SUBMITTED',
    'SUPERSEDED',
    'REVISION_REQUESTED',
    'WITHDRAWN',
    'ACCEPTED',
    'PARTIALLY_ACCEPTED',
    'REJECTED',
    'EXPIRED',
    'LOST',
  ],
  initial: 'DRAFT',
  moves: {
    save: { from: ['DRAFT'], to: 'DRAFT', who: ['store'] },
    submit: { from: ['DRAFT'], to: 'SUBMITTED', who: ['store'] },
    revise: { from: ['SUBMITTED', 'REVISION_REQUESTED'], to: 'SUPERSEDED', who: ['store'] },
    requestRevision: { from: ['SUBMITTED'], to: 'REVISION_REQUESTED', who: ['buyer'] },
    insist: { from: ['REVISION_REQUESTED'], to: 'SUBMITTED', who: ['store', 'system'] },
    withdraw: { from: ['SUBMITTED'], to: 'WITHDRAWN', who: ['store'] },
    accept: { from: ['SUBMITTED'], to: 'ACCEPTED', who: ['buyer'] },
    acceptPart: { from: ['SUBMITTED'], to: 'PARTIALLY_ACCEPTED', who: ['buyer'] },
    reject: { from: ['SUBMITTED', 'REVISION_REQUESTED'], to: 'REJECTED', who: ['buyer'] },
    expire: { from: ['SUBMITTED', 'REVISION_REQUESTED'], to: 'EXPIRED', who: ['system'] },
    lose: { from: ['DRAFT', 'SUBMITTED', 'REVISION_REQUESTED'], to: 'LOST', who: ['system'] },
  },
})

export type QuotationState = (typeof quotationMachine.states)[number]
export type QuotationEvent = (typeof quotationMachine.events)[number]

/** The states of a quotation that stands: at most one of a store and request. */
export const standingStates: readonly QuotationState[] = ['SUBMITTED', 'REVISION_REQUESTED', 'ACCEPTED', 'PARTIALLY_ACCEPTED']
