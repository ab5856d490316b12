import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * A repayment: the lender confirms that the transfer or the bill came; balance is confirmed by itself. One that is paid online waits for
 * its money for a while, and the money confirms it.
 */
export const repaymentMachine = defineMachine({
  name: 'creditRepayment',
  states: ['PENDING_PAYMENT', 'REVIEW', 'CONFIRMED', 'REJECTED', 'CLOSED'],
  initial: ['PENDING_PAYMENT', 'REVIEW'],
  moves: {
    pay: { from: ['PENDING_PAYMENT'], to: 'CONFIRMED', who: ['system'] },
    close: { from: ['PENDING_PAYMENT'], to: 'CLOSED', who: ['system'] },
    confirm: { from: ['REVIEW'], to: 'CONFIRMED', who: ['lender', 'system'] },
    reject: { from: ['REVIEW'], to: 'REJECTED', who: ['lender'] },
  },
})

export type RepaymentState = (typeof repaymentMachine.states)[number]
