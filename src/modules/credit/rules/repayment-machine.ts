import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** A repayment: the lender confirms that the transfer or the bill came; balance is confirmed by itself. */
export const repaymentMachine = defineMachine({
  name: 'creditRepayment',
  states: ['REVIEW', 'CONFIRMED', 'REJECTED'],
  initial: 'REVIEW',
  moves: {
    confirm: { from: ['REVIEW'], to: 'CONFIRMED', who: ['lender', 'system'] },
    reject: { from: ['REVIEW'], to: 'REJECTED', who: ['lender'] },
  },
})

export type RepaymentState = (typeof repaymentMachine.states)[number]
