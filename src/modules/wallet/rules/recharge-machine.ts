import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type RechargeActorKind = 'gateway' | 'system' | 'platform'

const unsettled = ['CREATED', 'PAYING', 'CLOSED'] as const

/**
 * One attempt to add money to a balance (flows.md F11). Money that comes after CLOSED is credited all the same: it is the member's.
 * MISMATCH is another amount than asked for: credited only when the platform says so, or when a newer statement fits.
 */
export const rechargeMachine = defineMachine({
  name: 'recharge',
  states: ['CREATED', 'PAYING', 'SUCCESS', 'MISMATCH', 'CLOSED'],
  initial: 'CREATED',
  moves: {
    offer: { from: ['CREATED'], to: 'PAYING', who: ['system'] },
    close: { from: ['CREATED', 'PAYING'], to: 'CLOSED', who: ['system', 'gateway'] },
    credit: { from: [...unsettled, 'MISMATCH'], to: 'SUCCESS', who: ['gateway'] },
    mismatch: { from: unsettled, to: 'MISMATCH', who: ['gateway'] },
    settle: { from: ['MISMATCH'], to: 'SUCCESS', who: ['platform'] },
  },
})

export type RechargeState = (typeof rechargeMachine.states)[number]
export type RechargeEvent = (typeof rechargeMachine.events)[number]

/** An attempt that can still be paid in the ordinary way. */
export const openRechargeStates: readonly RechargeState[] = ['CREATED', 'PAYING']
