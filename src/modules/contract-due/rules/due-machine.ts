import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type DueWho = 'buyer' | 'store' | 'platform' | 'system'

/** What a due is for. */
export const dueKinds = ['DIFFERENCE', 'MARGIN', 'DEPOSIT', 'RESCISSION'] as const
export type DueKind = (typeof dueKinds)[number]

/** How it came: the ways of a buyer, and BILL, out of what the platform owes to the store. */
export const dueWays = ['ONLINE', 'BALANCE', 'TRANSFER', 'BILL'] as const
export type DueWay = (typeof dueWays)[number]

/** Margins and deposits stay with the platform until it is clear whose they are. */
export const staysWithPlatform = (kind: DueKind): boolean => kind === 'MARGIN' || kind === 'DEPOSIT'

/**
 * A difference is a part of the price of the goods, and so is what a margin covers of it: both bear the commission of the goods.
 * Deposits, damages and what a rescission settles do not (decision 190).
 */
export const changesPrice = (kind: DueKind): boolean => kind === 'DIFFERENCE' || kind === 'MARGIN'

/**
 * Money that a side of a contract owes beside its orders. Side-states: `debtor` this side owes it, `margin` it is a margin, which
 * nobody takes outside the platform, `bySheet` its final price sheet says that it came or is waived.
 */
export const dueMachine = defineMachine({
  name: 'contractDue',
  states: ['DUE', 'REVIEW', 'PAID', 'HELD', 'DIRECT', 'WAIVED', 'DROPPED', 'RELEASED'],
  initial: 'DUE',
  moves: {
    pay: { from: ['DUE'], to: 'PAID', who: ['system'] },
    holdPayment: { from: ['DUE'], to: 'HELD', who: ['system'] },
    handInTransfer: { from: ['DUE'], to: 'REVIEW', who: ['buyer'] },
    confirmTransfer: { from: ['REVIEW'], to: 'PAID', who: ['platform'] },
    holdTransfer: { from: ['REVIEW'], to: 'HELD', who: ['platform'] },
    rejectTransfer: { from: ['REVIEW'], to: 'DUE', who: ['platform'] },
    collect: { from: ['DUE'], to: 'DIRECT', who: ['buyer', 'store'], unless: ['debtor', 'margin', 'bySheet'] },
    waive: { from: ['DUE'], to: 'WAIVED', who: ['buyer', 'store'], unless: ['debtor', 'bySheet'] },
    // What it was for is gone: the price came back, the contract ended.
    drop: { from: ['DUE'], to: 'DROPPED', who: ['system'] },
    releaseHeld: { from: ['HELD'], to: 'RELEASED', who: ['system'] },
  },
})
export type DueState = (typeof dueMachine.states)[number]
export type DueEvent = (typeof dueMachine.events)[number]
