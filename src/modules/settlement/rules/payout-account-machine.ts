import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * A bank account that a store enters for its bills: the owner confirms it, the platform checks it, and it replaces the one before.
 * `notOwner`: staff who are not the store's owner.
 */
export const payoutAccountMachine = defineMachine({
  name: 'payoutAccount',
  states: ['PENDING_OWNER', 'PENDING_REVIEW', 'CURRENT', 'REJECTED', 'CANCELLED', 'REPLACED'],
  initial: 'PENDING_OWNER',
  moves: {
    confirm: { from: ['PENDING_OWNER'], to: 'PENDING_REVIEW', who: ['store'], unless: ['notOwner'] },
    cancel: { from: ['PENDING_OWNER', 'PENDING_REVIEW'], to: 'CANCELLED', who: ['store'] },
    approve: { from: ['PENDING_REVIEW'], to: 'CURRENT', who: ['platform'] },
    reject: { from: ['PENDING_REVIEW'], to: 'REJECTED', who: ['platform'] },
    replace: { from: ['CURRENT'], to: 'REPLACED', who: ['system'] },
  },
})
export type PayoutAccountState = (typeof payoutAccountMachine.states)[number]
export type PayoutAccountEvent = (typeof payoutAccountMachine.events)[number]

export const storeAccountMoves = ['confirm', 'cancel'] as const
export const platformAccountMoves = ['approve', 'reject'] as const
