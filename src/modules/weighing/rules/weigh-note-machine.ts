import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * The life of a weigh note (flows.md F1, weight settlement). The supplier records the ticket; the buyer confirms it or weighs
 * again; the supplier accepts the second weighing or contests it. What is contested stays apart, what is not is settled.
 * Nothing settles by itself: silence is no consent to a weight.
 */
export const weighNoteMachine = defineMachine({
  name: 'weighNote',
  states: ['RECORDED', 'REWEIGHED', 'PART_SETTLED', 'SETTLED', 'VOID'],
  initial: 'RECORDED',
  moves: {
    withdraw: { from: ['RECORDED'], to: 'VOID', who: ['store'] },
    confirm: { from: ['RECORDED'], to: 'SETTLED', who: ['buyer'], unless: ['frozen'] },
    reweigh: { from: ['RECORDED'], to: 'REWEIGHED', who: ['buyer'], unless: ['frozen'] },
    agree: { from: ['REWEIGHED'], to: 'SETTLED', who: ['store'], unless: ['frozen'] },
    contest: { from: ['REWEIGHED'], to: 'PART_SETTLED', who: ['store'], unless: ['frozen', 'withinTolerance'] },
    concede: { from: ['PART_SETTLED'], to: 'SETTLED', who: ['buyer', 'store'], unless: ['frozen'] },
  },
})

export type WeighNoteState = (typeof weighNoteMachine.states)[number]
export type WeighNoteEvent = (typeof weighNoteMachine.events)[number]
/** Both sides are not done with it. */
export const openWeighNoteStates: readonly WeighNoteState[] = ['RECORDED', 'REWEIGHED', 'PART_SETTLED']

/**
 * What became of the money that a settled weigh note moves. A person decides each step: nothing is charged or paid back by itself.
 * The buyer pays a supplement through a gateway or with balance (`pay`, once the money is there) or hands in the voucher of a transfer
 * that the platform checks; the store waives it, or notes that it got the money itself (`collect`).
 */
export const weighMoneyMachine = defineMachine({
  name: 'weighMoney',
  states: [
    'UNDECIDED',
    'NOTHING_DUE',
    'REFUND_DUE',
    'REFUND_REQUESTED',
    'SUPPLEMENT_DUE',
    'SUPPLEMENT_REVIEW',
    'SUPPLEMENT_PAID',
    'WAIVED',
  ],
  initial: 'UNDECIDED',
  moves: {
    balance: { from: ['UNDECIDED'], to: 'NOTHING_DUE', who: ['system'] },
    owe: { from: ['UNDECIDED'], to: 'REFUND_DUE', who: ['system'] },
    claim: { from: ['UNDECIDED'], to: 'SUPPLEMENT_DUE', who: ['system'] },
    refund: { from: ['REFUND_DUE'], to: 'REFUND_REQUESTED', who: ['store'], unless: ['frozen'] },
    collect: { from: ['SUPPLEMENT_DUE'], to: 'SUPPLEMENT_PAID', who: ['store'] },
    // Its goods went back before it was paid.
    lapse: { from: ['SUPPLEMENT_DUE'], to: 'NOTHING_DUE', who: ['system'] },
    waive: { from: ['SUPPLEMENT_DUE'], to: 'WAIVED', who: ['store'] },
    pay: { from: ['SUPPLEMENT_DUE'], to: 'SUPPLEMENT_PAID', who: ['system'] },
    handInTransfer: { from: ['SUPPLEMENT_DUE'], to: 'SUPPLEMENT_REVIEW', who: ['buyer'] },
    confirmTransfer: { from: ['SUPPLEMENT_REVIEW'], to: 'SUPPLEMENT_PAID', who: ['platform'] },
    rejectTransfer: { from: ['SUPPLEMENT_REVIEW'], to: 'SUPPLEMENT_DUE', who: ['platform'] },
  },
})

export type WeighMoneyState = (typeof weighMoneyMachine.states)[number]
export type WeighMoneyEvent = (typeof weighMoneyMachine.events)[number]
