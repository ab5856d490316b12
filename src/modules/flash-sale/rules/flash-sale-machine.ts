import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type FlashSaleActorKind = 'store' | 'platform' | 'system'

/**
 * The life of a flash sale (flows.md F11, campaigns). A store's sale is reviewed; one that the platform starts for a store is
 * published at once. Prices and quantities exist while it runs and at no other time.
 */
export const flashSaleMachine = defineMachine({
  name: 'flashSale',
  states: ['DRAFT', 'REVIEWING', 'REJECTED', 'SCHEDULED', 'RUNNING', 'ENDED', 'VOID'],
  initial: 'DRAFT',
  moves: {
    submit: { from: ['DRAFT', 'REJECTED'], to: 'REVIEWING', who: ['store'] },
    withdraw: { from: ['REVIEWING'], to: 'DRAFT', who: ['store'] },
    approve: { from: ['REVIEWING'], to: 'SCHEDULED', who: ['platform'] },
    reject: { from: ['REVIEWING'], to: 'REJECTED', who: ['platform'] },
    publish: { from: ['DRAFT'], to: 'SCHEDULED', who: ['platform'] },
    start: { from: ['SCHEDULED'], to: 'RUNNING', who: ['system'] },
    end: { from: ['SCHEDULED', 'RUNNING'], to: 'ENDED', who: ['system'] },
    stop: { from: ['SCHEDULED', 'RUNNING'], to: 'ENDED', who: ['store'] },
    void: { from: ['SCHEDULED', 'RUNNING'], to: 'VOID', who: ['platform'] },
  },
})

export type FlashSaleState = (typeof flashSaleMachine.states)[number]
export type FlashSaleEvent = (typeof flashSaleMachine.events)[number]
