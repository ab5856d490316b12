import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * REQUEST: the buyer asks to cancel a paid order. SUPPLIER: the store cannot supply. SHORT: the store ships no more of a part.
 * TEAM: the team of the order was not completed, or was complete before it was paid.
 */
export const cancellationKinds = ['REQUEST', 'SUPPLIER', 'SHORT', 'TEAM'] as const
export type CancellationKind = (typeof cancellationKinds)[number]

/** Who moves it: the side that asked, the other side, the platform for it, a timer or the payment. */
export type CancellationWho = 'asker' | 'answerer' | 'platform' | 'system'

/** Goods that leave a paid order before they are shipped (flows.md F1); AGREED until the money has arrived. */
export const cancellationMachine = defineMachine({
  name: 'cancellation',
  states: ['REQUESTED', 'AGREED', 'REFUNDED', 'REFUSED', 'WITHDRAWN'],
  // AGREED at once: the store cannot supply, or what is missing lies within the tolerance.
  initial: ['REQUESTED', 'AGREED'],
  moves: {
    agree: { from: ['REQUESTED'], to: 'AGREED', who: ['answerer', 'platform', 'system'] },
    refuse: { from: ['REQUESTED'], to: 'REFUSED', who: ['answerer', 'platform', 'system'] },
    withdraw: { from: ['REQUESTED'], to: 'WITHDRAWN', who: ['asker'] },
    refunded: { from: ['AGREED'], to: 'REFUNDED', who: ['system'] },
  },
})
export type CancellationState = (typeof cancellationMachine.states)[number]
export type CancellationEvent = (typeof cancellationMachine.events)[number]

/** Who asks in each kind, and who answers: the buyer or the store. */
export function whoIn(kind: CancellationKind, side: 'buyer' | 'store'): CancellationWho {
  return (kind === 'REQUEST') === (side === 'buyer') ? 'asker' : 'answerer'
}
