import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type SettlementWho = 'buyer' | 'store' | 'system'

/**
 * The final price of a line between the two sides. Side-states: `confirmed` this side has confirmed it, `otherDisputes` the
 * other side disputes it.
 */
export const settlementMachine = defineMachine({
  name: 'contractPricing',
  states: ['COMPUTED', 'DISPUTED', 'CONFIRMED', 'REPLACED'],
  initial: 'COMPUTED',
  moves: {
    confirm: { from: ['COMPUTED'], to: 'COMPUTED', who: ['buyer', 'store'], unless: ['confirmed'] },
    agree: { from: ['COMPUTED'], to: 'CONFIRMED', who: ['system'] },
    dispute: { from: ['COMPUTED'], to: 'DISPUTED', who: ['buyer', 'store'], unless: ['confirmed'] },
    withdraw: { from: ['DISPUTED'], to: 'COMPUTED', who: ['buyer', 'store'], unless: ['otherDisputes'] },
    // Calculated anew: another quantity, or a corrected quote. Confirmations say nothing of the new sheet.
    replace: { from: ['COMPUTED', 'DISPUTED'], to: 'REPLACED', who: ['buyer', 'store'] },
  },
})
export type SettlementState = (typeof settlementMachine.states)[number]
export type SettlementEvent = (typeof settlementMachine.events)[number]

/** What became of the difference to the provisional price: paid through the platform, or outside it, as who is owed it says. */
export const differenceMachine = defineMachine({
  name: 'contractPricing',
  states: ['OPEN', 'NOTHING_DUE', 'DUE', 'RECEIVED', 'WAIVED'],
  initial: 'OPEN',
  moves: {
    balance: { from: ['OPEN'], to: 'NOTHING_DUE', who: ['system'] },
    owe: { from: ['OPEN'], to: 'DUE', who: ['system'] },
    // Its payment came through the platform, or a margin covered it.
    settle: { from: ['DUE'], to: 'RECEIVED', who: ['system'] },
    receive: { from: ['DUE'], to: 'RECEIVED', who: ['buyer', 'store'], unless: ['debtor'] },
    waive: { from: ['DUE'], to: 'WAIVED', who: ['buyer', 'store'], unless: ['debtor'] },
  },
})
export type DifferenceState = (typeof differenceMachine.states)[number]
