import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * The life of a store's bill (flows.md F11): the store confirms it, or time does, or it disputes lines; the platform approves and pays
 * with a voucher. A bill with nothing to pay is carried: what it is below zero stands on the next one.
 */
export const billMachine = defineMachine({
  name: 'settlementBill',
  states: ['GENERATED', 'STORE_CONFIRMED', 'STORE_DISPUTED', 'PLATFORM_APPROVED', 'PAYING', 'PAID', 'CARRIED'],
  initial: 'GENERATED',
  moves: {
    confirm: { from: ['GENERATED'], to: 'STORE_CONFIRMED', who: ['store', 'system'] },
    dispute: { from: ['GENERATED'], to: 'STORE_DISPUTED', who: ['store'] },
    // `openDispute`: the store waits for an answer.
    approve: { from: ['STORE_CONFIRMED', 'STORE_DISPUTED'], to: 'PLATFORM_APPROVED', who: ['platform'], unless: ['openDispute'] },
    pay: { from: ['PLATFORM_APPROVED'], to: 'PAYING', who: ['platform'], unless: ['nothingToPay'] },
    succeed: { from: ['PAYING'], to: 'PAID', who: ['platform'] },
    fail: { from: ['PAYING'], to: 'PLATFORM_APPROVED', who: ['platform'] },
    // After a failed payment: the account that the store has in force now takes the place of the one that was approved.
    retarget: { from: ['PLATFORM_APPROVED'], to: 'PLATFORM_APPROVED', who: ['platform'], unless: ['sameAccount'] },
    carry: { from: ['PLATFORM_APPROVED'], to: 'CARRIED', who: ['system'] },
  },
})
export type BillState = (typeof billMachine.states)[number]
export type BillEvent = (typeof billMachine.events)[number]
export type BillWho = 'store' | 'platform' | 'system'

/** Moves that the platform makes by a button. */
export const platformMoves = ['approve', 'pay', 'succeed', 'fail', 'retarget'] as const

/** A dispute is answered once. */
export const disputeMachine = defineMachine({
  name: 'settlementDispute',
  states: ['OPEN', 'ACCEPTED', 'REFUSED'],
  initial: 'OPEN',
  moves: {
    accept: { from: ['OPEN'], to: 'ACCEPTED', who: ['platform'] },
    refuse: { from: ['OPEN'], to: 'REFUSED', who: ['platform'] },
  },
})
export type DisputeState = (typeof disputeMachine.states)[number]
