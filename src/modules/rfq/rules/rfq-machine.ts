import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who moves a request: who asks, a store that may quote, the platform, or a timer. */
export type RfqWho = 'buyer' | 'store' | 'platform' | 'system'

const unpublished = ['DRAFT', 'REVIEWING', 'REVIEW_REJECTED'] as const
const running = ['QUOTING', 'NEED_INFO', 'COMPARING'] as const

/**
 * The life of a request for quotation (flows.md F3). In open requests asking back and declining belong to one supplier and
 * leave the request as it is; the moves here are those of a basket enquiry with its only store.
 */
export const rfqMachine = defineMachine({
  name: 'inquiry',
  states: [
    'DRAFT',
    'REVIEWING',
    'REVIEW_REJECTED',
    'QUOTING',
    'NEED_INFO',
    'DECLINED',
    'COMPARING',
    'NO_QUOTE',
    'SUPERSEDED',
    'AWARDED',
    'PARTIALLY_AWARDED',
    'CONVERTED',
    'EXPIRED',
    'CANCELLED',
    'TERMINATED',
  ],
  initial: ['DRAFT', 'QUOTING'],
  moves: {
    save: [
      { from: ['DRAFT'], to: 'DRAFT', who: ['buyer'] },
      { from: ['REVIEW_REJECTED'], to: 'REVIEW_REJECTED', who: ['buyer'] },
    ],
    submit: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'QUOTING', who: ['buyer'] },
    submitToReview: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'REVIEWING', who: ['buyer'] },
    approve: { from: ['REVIEWING'], to: 'QUOTING', who: ['platform'] },
    reject: { from: ['REVIEWING'], to: 'REVIEW_REJECTED', who: ['platform'] },
    askInfo: { from: ['QUOTING'], to: 'NEED_INFO', who: ['store'] },
    provide: { from: ['NEED_INFO'], to: 'QUOTING', who: ['buyer'] },
    decline: { from: ['QUOTING', 'NEED_INFO'], to: 'DECLINED', who: ['store'] },
    close: { from: ['QUOTING'], to: 'COMPARING', who: ['system', 'buyer'] },
    lapse: { from: ['QUOTING'], to: 'NO_QUOTE', who: ['system'] },
    // One that was opened early is sealed again, and every supplier reads that it was open in between.
    extend: { from: ['QUOTING', 'COMPARING'], to: 'QUOTING', who: ['buyer'] },
    nextRound: { from: ['COMPARING'], to: 'SUPERSEDED', who: ['buyer'] },
    award: { from: ['COMPARING', 'QUOTING'], to: 'AWARDED', who: ['buyer'] },
    awardPart: { from: ['COMPARING', 'QUOTING'], to: 'PARTIALLY_AWARDED', who: ['buyer'] },
    // Only some of the chosen lines are goods: those are ordered, the others wait for goods or a contract.
    orderPart: [
      { from: ['AWARDED'], to: 'AWARDED', who: ['buyer'] },
      { from: ['PARTIALLY_AWARDED'], to: 'PARTIALLY_AWARDED', who: ['buyer'] },
    ],
    convert: { from: ['AWARDED', 'PARTIALLY_AWARDED'], to: 'CONVERTED', who: ['buyer', 'system'] },
    // An order of it was cancelled before it was paid: its lines may be ordered again while the quotations hold.
    reopen: { from: ['CONVERTED'], to: 'AWARDED', who: ['system'] },
    reopenPart: { from: ['CONVERTED'], to: 'PARTIALLY_AWARDED', who: ['system'] },
    expire: { from: ['AWARDED', 'PARTIALLY_AWARDED'], to: 'EXPIRED', who: ['system'] },
    cancel: { from: [...unpublished, ...running], to: 'CANCELLED', who: ['buyer'] },
    terminate: { from: [...unpublished, ...running], to: 'TERMINATED', who: ['platform'] },
    // A copy is made; what came to nothing is never opened again.
    resubmit: [
      { from: ['CANCELLED'], to: 'CANCELLED', who: ['buyer'] },
      { from: ['NO_QUOTE'], to: 'NO_QUOTE', who: ['buyer'] },
      { from: ['EXPIRED'], to: 'EXPIRED', who: ['buyer'] },
    ],
  },
})

export type RfqState = (typeof rfqMachine.states)[number]
export type RfqEvent = (typeof rfqMachine.events)[number]
