import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** An order of the points mall or the score mall. Without a money part it begins as paid. Cancelled, it gives everything back. */
export const mallOrderMachine = defineMachine({
  name: 'loyaltyOrder',
  states: ['PENDING_PAYMENT', 'PENDING_SHIPMENT', 'SHIPPED', 'RECEIVED', 'CANCELLED'],
  initial: ['PENDING_PAYMENT', 'PENDING_SHIPMENT'],
  moves: {
    pay: { from: ['PENDING_PAYMENT'], to: 'PENDING_SHIPMENT', who: ['system'] },
    cancel: [
      { from: ['PENDING_PAYMENT'], to: 'CANCELLED', who: ['buyer', 'platform', 'system'] },
      { from: ['PENDING_SHIPMENT'], to: 'CANCELLED', who: ['buyer', 'platform'] },
    ],
    ship: { from: ['PENDING_SHIPMENT'], to: 'SHIPPED', who: ['platform'] },
    receive: { from: ['SHIPPED'], to: 'RECEIVED', who: ['buyer', 'system'] },
  },
})
export type MallOrderState = (typeof mallOrderMachine.states)[number]
export type MallOrderEvent = (typeof mallOrderMachine.events)[number]
