import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

const open = ['ACTIVE', 'FROZEN_OVERDUE', 'FROZEN_MANUAL', 'FROZEN_EXPIRED'] as const

/** A credit line (flows.md F9). Only an active one takes new orders; closing needs that nothing is owed or reserved. */
export const accountMachine = defineMachine({
  name: 'creditAccount',
  states: ['ACTIVE', 'FROZEN_OVERDUE', 'FROZEN_MANUAL', 'FROZEN_EXPIRED', 'CLOSED'],
  initial: 'ACTIVE',
  moves: {
    freeze: { from: ['ACTIVE', 'FROZEN_OVERDUE'], to: 'FROZEN_MANUAL', who: ['lender'] },
    unfreeze: { from: ['FROZEN_MANUAL'], to: 'ACTIVE', who: ['lender'] },
    freezeOverdue: { from: ['ACTIVE'], to: 'FROZEN_OVERDUE', who: ['system'] },
    recover: { from: ['FROZEN_OVERDUE'], to: 'ACTIVE', who: ['system'] },
    expire: { from: ['ACTIVE', 'FROZEN_OVERDUE', 'FROZEN_MANUAL'], to: 'FROZEN_EXPIRED', who: ['system'] },
    renew: { from: ['FROZEN_EXPIRED'], to: 'ACTIVE', who: ['lender'] },
    close: { from: open, to: 'CLOSED', who: ['lender'] },
    reopen: { from: ['CLOSED'], to: 'ACTIVE', who: ['lender', 'buyer'] },
  },
})

export type AccountState = (typeof accountMachine.states)[number]
export type AccountEvent = (typeof accountMachine.events)[number]
