import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who moves a tender: the tenderer, a bidder, the platform, or a timer. */
export type TenderWho = 'buyer' | 'bidder' | 'platform' | 'system'

const beforeAward = [
  'DRAFT',
  'REVIEWING',
  'REVIEW_REJECTED',
  'BIDDING',
  'SUSPENDED',
  'OPENABLE',
  'OPENED',
  'EVALUATING',
  'PUBLICITY',
  'PUBLICITY_SUSPENDED',
] as const

/** The life of a tender (flows.md F5). Bids are unreadable in every state before OPENED. */
export const tenderMachine = defineMachine({
  name: 'tender',
  states: [...beforeAward, 'FAILED', 'AWARDED', 'CONTRACTED', 'TERMINATED'],
  initial: 'DRAFT',
  moves: {
    save: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'DRAFT', who: ['buyer'] },
    submit: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'REVIEWING', who: ['buyer'] },
    approve: { from: ['REVIEWING'], to: 'BIDDING', who: ['platform'] },
    reject: { from: ['REVIEWING'], to: 'REVIEW_REJECTED', who: ['platform'] },
    clarify: { from: ['BIDDING'], to: 'BIDDING', who: ['buyer'] },
    object: [
      { from: ['BIDDING'], to: 'SUSPENDED', who: ['bidder'] },
      { from: ['PUBLICITY'], to: 'PUBLICITY_SUSPENDED', who: ['bidder'] },
    ],
    resolve: [
      { from: ['SUSPENDED'], to: 'BIDDING', who: ['buyer'] },
      { from: ['PUBLICITY_SUSPENDED'], to: 'PUBLICITY', who: ['buyer'] },
    ],
    close: { from: ['BIDDING'], to: 'OPENABLE', who: ['system'] },
    // Fewer than three bids, all of them rejected, or no candidate left.
    fail: [
      { from: ['BIDDING'], to: 'FAILED', who: ['system'] },
      { from: ['EVALUATING', 'PUBLICITY'], to: 'FAILED', who: ['buyer'] },
    ],
    open: { from: ['OPENABLE'], to: 'OPENED', who: ['buyer'] },
    evaluate: { from: ['OPENED'], to: 'EVALUATING', who: ['buyer'] },
    publicize: { from: ['EVALUATING'], to: 'PUBLICITY', who: ['buyer'] },
    award: { from: ['PUBLICITY'], to: 'AWARDED', who: ['buyer'] },
    // A winner steps back: the next candidate may be chosen; the winner of another lot may do so before that.
    decline: { from: ['AWARDED', 'PUBLICITY'], to: 'PUBLICITY', who: ['bidder'] },
    contract: { from: ['AWARDED'], to: 'CONTRACTED', who: ['system'] },
    terminate: { from: [...beforeAward], to: 'TERMINATED', who: ['buyer', 'platform'] },
  },
})

export type TenderState = (typeof tenderMachine.states)[number]
export type TenderEvent = (typeof tenderMachine.events)[number]

/** What everybody may see: published, running or over. */
export const publicTenderStates: readonly TenderState[] = tenderMachine.states.filter(
  (state) => !['DRAFT', 'REVIEWING', 'REVIEW_REJECTED'].includes(state),
)
