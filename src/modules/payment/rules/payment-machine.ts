import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type PaymentActorKind = 'gateway' | 'system'

/** An attempt whose money has not come: a statement of the gateway that it did is taken from each of these. */
const unsettled = ['CREATED', 'WAITING', 'CLOSED', 'REFUSED'] as const

/**
 * One attempt to pay a checkout (flows.md F1, Payment). CREATED is the intent written before the gateway is asked;
 * CLOSED means that nobody should be able to pay any more, yet money that comes all the same is never lost sight of.
 */
export const paymentMachine = defineMachine({
  name: 'payment',
  states: ['CREATED', 'WAITING', 'PAID', 'MISMATCH', 'DUPLICATE', 'LATE', 'CLOSED', 'REFUSED'],
  // At once: a bank transfer that the platform has seen on its account; it pays, or nothing waited for it any more.
  // Balance waits for the gateway part as WAITING, or pays at once.
  initial: ['CREATED', 'WAITING', 'PAID', 'DUPLICATE', 'LATE'],
  moves: {
    offer: { from: ['CREATED'], to: 'WAITING', who: ['system'] },
    refuse: { from: ['CREATED'], to: 'REFUSED', who: ['gateway'] },
    close: { from: ['CREATED', 'WAITING'], to: 'CLOSED', who: ['system', 'gateway'] },
    // From MISMATCH too: a newer statement of the gateway about the same trade that fits exactly.
    capture: { from: [...unsettled, 'MISMATCH'], to: 'PAID', who: ['gateway'] },
    // Balance that was held pays together with the gateway part.
    payBalance: { from: ['WAITING'], to: 'PAID', who: ['system'] },
    mismatch: { from: unsettled, to: 'MISMATCH', who: ['gateway'] },
    payTwice: { from: unsettled, to: 'DUPLICATE', who: ['gateway'] },
    payLate: { from: unsettled, to: 'LATE', who: ['gateway'] },
  },
})

export type PaymentState = (typeof paymentMachine.states)[number]
export type PaymentEvent = (typeof paymentMachine.events)[number]

/** An attempt that a payer may still use; a checkout has at most one per channel. */
export const liveStates: readonly PaymentState[] = ['CREATED', 'WAITING']
/** Money of these attempts has arrived, wherever it belongs. */
export const receivedStates: readonly PaymentState[] = ['PAID', 'MISMATCH', 'DUPLICATE', 'LATE']
