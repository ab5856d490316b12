import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Money on its way back. PROCESSING waits for the gateway; a failed one is looked at and asked for again. */
export const refundMachine = defineMachine({
  name: 'paymentRefund',
  states: ['REQUESTED', 'PROCESSING', 'DONE', 'FAILED'],
  initial: 'REQUESTED',
  moves: {
    accepted: { from: ['REQUESTED'], to: 'PROCESSING', who: ['gateway'] },
    done: { from: ['REQUESTED', 'PROCESSING', 'FAILED'], to: 'DONE', who: ['gateway'] },
    fail: { from: ['REQUESTED', 'PROCESSING'], to: 'FAILED', who: ['gateway'] },
    // A bank transfer, or what a gateway refused: staff paid it by bank and kept the voucher.
    paidByHand: { from: ['REQUESTED', 'FAILED'], to: 'DONE', who: ['platform'] },
    askAgain: { from: ['FAILED'], to: 'REQUESTED', who: ['platform'] },
  },
})

export type RefundState = (typeof refundMachine.states)[number]
