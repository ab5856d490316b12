import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** What a buyer says about a bank transfer, until somebody has looked at the account (flows.md F1, PAYMENT_REVIEW). */
export const voucherMachine = defineMachine({
  name: 'transferVoucher',
  states: ['SUBMITTED', 'CONFIRMED', 'REJECTED'],
  initial: 'SUBMITTED',
  moves: {
    confirm: { from: ['SUBMITTED'], to: 'CONFIRMED', who: ['platform'] },
    // The system where nobody looked in time.
    reject: { from: ['SUBMITTED'], to: 'REJECTED', who: ['platform', 'system'] },
  },
})

export type VoucherState = (typeof voucherMachine.states)[number]
