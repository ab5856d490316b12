import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type InvoiceWho = 'buyer' | 'store' | 'system'

/** An invoice from its application to the last red letter (flows.md F7). */
export const invoiceMachine = defineMachine({
  name: 'invoice',
  states: ['APPLIED', 'CANCELLED', 'REJECTED', 'ISSUING', 'ISSUE_FAILED', 'ISSUED', 'DELIVERED', 'RED_PENDING', 'PARTLY_REDDED', 'VOIDED'],
  initial: 'APPLIED',
  moves: {
    edit: { from: ['APPLIED', 'REJECTED'], to: 'APPLIED', who: ['buyer'] },
    cancel: { from: ['APPLIED', 'REJECTED'], to: 'CANCELLED', who: ['buyer'] },
    // The money that it was for has gone back.
    lapse: { from: ['APPLIED', 'REJECTED', 'ISSUE_FAILED'], to: 'CANCELLED', who: ['system'] },
    reject: { from: ['APPLIED', 'ISSUE_FAILED'], to: 'REJECTED', who: ['store'] },
    issue: { from: ['APPLIED', 'ISSUE_FAILED'], to: 'ISSUING', who: ['store'] },
    // Issued by hand, where no e-invoice service is connected.
    record: { from: ['APPLIED', 'ISSUE_FAILED'], to: 'ISSUED', who: ['store'] },
    issued: { from: ['ISSUING'], to: 'ISSUED', who: ['system'] },
    fail: { from: ['ISSUING'], to: 'ISSUE_FAILED', who: ['system'] },
    deliver: { from: ['ISSUED'], to: 'DELIVERED', who: ['buyer', 'store'] },
    askRed: { from: ['ISSUED', 'DELIVERED', 'PARTLY_REDDED'], to: 'RED_PENDING', who: ['buyer', 'store', 'system'] },
    redPart: { from: ['RED_PENDING'], to: 'PARTLY_REDDED', who: ['system'] },
    redWhole: { from: ['RED_PENDING'], to: 'VOIDED', who: ['system'] },
    redRefused: { from: ['RED_PENDING'], to: 'ISSUED', who: ['system'] },
    // An earlier red letter took a part of it back.
    redRefusedAgain: { from: ['RED_PENDING'], to: 'PARTLY_REDDED', who: ['system'] },
  },
})

export type InvoiceState = (typeof invoiceMachine.states)[number]
export type InvoiceEvent = (typeof invoiceMachine.events)[number]

/** The states in which an invoice stands at the tax bureau: it can be downloaded and checked. */
export const issuedStates: readonly InvoiceState[] = ['ISSUED', 'DELIVERED', 'RED_PENDING', 'PARTLY_REDDED', 'VOIDED']
