import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * The life of a claimed coupon (flows.md F11): reserved with the order, used with its payment, free again when it is
 * cancelled. Given back when all of a paid order is cancelled before it is shipped.
 */
export const couponMachine = defineMachine({
  name: 'coupon',
  states: ['AVAILABLE', 'RESERVED', 'USED', 'EXPIRED', 'RETURNED'],
  initial: 'AVAILABLE',
  moves: {
    reserve: { from: ['AVAILABLE', 'RETURNED'], to: 'RESERVED', who: ['buyer'] },
    release: { from: ['RESERVED'], to: 'AVAILABLE', who: ['buyer', 'system'] },
    use: { from: ['RESERVED'], to: 'USED', who: ['system'] },
    expire: { from: ['AVAILABLE', 'RETURNED'], to: 'EXPIRED', who: ['system'] },
    giveBack: { from: ['USED'], to: 'RETURNED', who: ['system'] },
  },
})

export type CouponState = (typeof couponMachine.states)[number]
/** States in which its owner may use it while it is valid. */
export const freeStates: readonly CouponState[] = couponMachine.sources('reserve')
