import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** What a member collects: points from purchases, scores from tasks. */
export const currencies = ['points', 'score'] as const
export type Currency = (typeof currencies)[number]

const ended = ['SPENT', 'EXPIRED', 'CLAWED_BACK'] as const

/**
 * Points that came at once (flows.md F11). They wait until the after-sale window ends, and are then spent in the order of their
 * expiry. What a cancelled order gives back returns to the lot it was taken from.
 */
export const lotMachine = defineMachine({
  name: 'loyaltyLot',
  states: ['PENDING', 'GRANTED', 'SPENT', 'EXPIRED', 'CLAWED_BACK'],
  initial: 'PENDING',
  moves: {
    grant: { from: ['PENDING'], to: 'GRANTED', who: ['system', 'platform'] },
    spend: { from: ['GRANTED'], to: 'SPENT', who: ['system'] },
    expire: { from: ['GRANTED'], to: 'EXPIRED', who: ['system'] },
    clawBack: { from: ['PENDING', 'GRANTED', 'SPENT', 'EXPIRED'], to: 'CLAWED_BACK', who: ['system'] },
    giveBack: { from: ended, to: 'GRANTED', who: ['system'] },
  },
})
export type LotState = (typeof lotMachine.states)[number]
export type LotEvent = (typeof lotMachine.events)[number]

export const entryKinds = ['earn', 'grant', 'spend', 'giveBack', 'expire', 'clawBack', 'adjust'] as const
export type EntryKind = (typeof entryKinds)[number]
