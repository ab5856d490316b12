import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Share of a member in a campaign with a deposit (flows.md F10). Nobody leaves after the deposit; every end but PAID settles the deposit. */
export const participationMachine = defineMachine({
  name: 'groupParticipation',
  states: ['DEPOSIT_DUE', 'JOINED', 'BALANCE_DUE', 'PAID', 'CANCELLED', 'FORFEITED', 'DEPOSIT_REFUNDED', 'COMPENSATED'],
  initial: 'DEPOSIT_DUE',
  moves: {
    cancel: { from: ['DEPOSIT_DUE'], to: 'CANCELLED', who: ['buyer'] },
    expire: { from: ['DEPOSIT_DUE'], to: 'CANCELLED', who: ['system'] },
    payDeposit: { from: ['DEPOSIT_DUE'], to: 'JOINED', who: ['system'] },
    fixPrice: { from: ['JOINED'], to: 'BALANCE_DUE', who: ['system'] },
    payBalance: { from: ['BALANCE_DUE'], to: 'PAID', who: ['system'] },
    // The balance was not paid in time: one or the other, as the campaign said.
    forfeit: { from: ['BALANCE_DUE'], to: 'FORFEITED', who: ['system'] },
    refund: { from: ['JOINED', 'BALANCE_DUE'], to: 'DEPOSIT_REFUNDED', who: ['system'] },
    // The store defaults.
    compensate: { from: ['JOINED', 'BALANCE_DUE'], to: 'COMPENSATED', who: ['system'] },
  },
})
export type ParticipationState = (typeof participationMachine.states)[number]
export type ParticipationEvent = (typeof participationMachine.events)[number]
