import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type PayOrderActorKind = 'buyer' | 'platform' | 'system'

/**
 * The life of one checkout's payment (flows.md F1, PayOrder). Money that arrives after CLOSED makes it LATE_PAID, which
 * asks for a refund and never reopens an order.
 */
export const payOrderMachine = defineMachine({
  name: 'payOrder',
  states: ['OPEN', 'PAYING', 'PART_PAID', 'PAID', 'CLOSED', 'LATE_PAID'],
  initial: 'OPEN',
  moves: {
    startPaying: { from: ['OPEN', 'PAYING'], to: 'PAYING', who: ['buyer'] },
    payPart: { from: ['OPEN', 'PAYING', 'PART_PAID'], to: 'PART_PAID', who: ['system', 'platform'] },
    payInFull: { from: ['OPEN', 'PAYING', 'PART_PAID'], to: 'PAID', who: ['system', 'platform'] },
    // Only when all of its orders are cancelled. A part that was paid goes back then, so only the timer closes from PART_PAID.
    close: [
      { from: ['OPEN', 'PAYING'], to: 'CLOSED', who: ['buyer', 'system'] },
      { from: ['PART_PAID'], to: 'CLOSED', who: ['system'] },
    ],
    payLate: { from: ['CLOSED'], to: 'LATE_PAID', who: ['system'] },
  },
})

export type PayOrderState = (typeof payOrderMachine.states)[number]
export type PayOrderEvent = (typeof payOrderMachine.events)[number]
