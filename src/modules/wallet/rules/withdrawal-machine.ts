import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Balance on its way to a bank account (flows.md F11). The amount is held from APPLIED on; REJECTED and FAILED give it back. */
export const withdrawalMachine = defineMachine({
  name: 'withdrawal',
  states: ['APPLIED', 'APPROVED', 'PAYING', 'SUCCESS', 'FAILED', 'REJECTED'],
  initial: 'APPLIED',
  moves: {
    approve: { from: ['APPLIED'], to: 'APPROVED', who: ['platform'] },
    reject: { from: ['APPLIED'], to: 'REJECTED', who: ['platform'] },
    startPaying: { from: ['APPROVED'], to: 'PAYING', who: ['platform'] },
    succeed: { from: ['PAYING'], to: 'SUCCESS', who: ['platform'] },
    fail: { from: ['PAYING'], to: 'FAILED', who: ['platform'] },
  },
})

export type WithdrawalState = (typeof withdrawalMachine.states)[number]
export type WithdrawalEvent = (typeof withdrawalMachine.events)[number]

/** The amount of these is still held. */
export const openWithdrawalStates: readonly WithdrawalState[] = ['APPLIED', 'APPROVED', 'PAYING']
