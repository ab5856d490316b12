import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** One notice on its way outside. A failed one may be sent again by hand, in case the provider has recovered. */
export const deliveryMachine = defineMachine({
  name: 'noticeDelivery',
  states: ['WAITING', 'SENT', 'FAILED'],
  initial: 'WAITING',
  moves: {
    sent: { from: ['WAITING'], to: 'SENT', who: ['system'] },
    giveUp: { from: ['WAITING'], to: 'FAILED', who: ['system'] },
    sendAgain: { from: ['FAILED'], to: 'WAITING', who: ['platform'] },
  },
})

export type DeliveryState = (typeof deliveryMachine.states)[number]
/** Tries before a delivery is given up; the queue's pauses make them last about an hour and a half. */
export const mostTries = 8
