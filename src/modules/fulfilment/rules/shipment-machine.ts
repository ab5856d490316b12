import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type ShipmentActorKind = 'buyer' | 'store' | 'system'

/**
 * The life of one shipment (flows.md F1, Shipment). Weighing and refusal at the door belong to the weight settlement and
 * the claims of later issues: their states stand here, no command leads to them yet.
 */
export const shipmentMachine = defineMachine({
  name: 'shipment',
  states: ['PREPARING', 'SHIPPED', 'ARRIVED', 'WEIGHED', 'RECEIVED', 'REJECTED_AT_DOOR', 'VOID'],
  initial: 'PREPARING',
  moves: {
    ship: { from: ['PREPARING'], to: 'SHIPPED', who: ['store'] },
    void: { from: ['PREPARING'], to: 'VOID', who: ['store', 'system'] },
    arrive: { from: ['SHIPPED'], to: 'ARRIVED', who: ['store', 'system'] },
    weigh: { from: ['ARRIVED'], to: 'WEIGHED', who: ['store'], unless: ['frozen'] },
    receive: { from: ['SHIPPED', 'ARRIVED', 'WEIGHED'], to: 'RECEIVED', who: ['buyer', 'system'], unless: ['frozen'] },
    rejectAtDoor: { from: ['SHIPPED', 'ARRIVED'], to: 'REJECTED_AT_DOOR', who: ['buyer'], unless: ['frozen'] },
  },
})

export type ShipmentState = (typeof shipmentMachine.states)[number]
export type ShipmentEvent = (typeof shipmentMachine.events)[number]

/** States in which goods are on the way to the buyer. */
export const openStates: readonly ShipmentState[] = ['SHIPPED', 'ARRIVED', 'WEIGHED']
