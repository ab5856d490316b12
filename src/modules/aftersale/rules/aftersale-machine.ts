import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** refund: money only · return: goods back, then money · exchange: goods back, then others · claim: short weight, quality, damage, wrong goods; nothing goes back. */
export const aftersaleKinds = ['refund', 'return', 'exchange', 'claim'] as const
export type AftersaleKind = (typeof aftersaleKinds)[number]
export type AftersaleWho = 'buyer' | 'store' | 'platform' | 'system'

/** What stands beside the state and may forbid a move: the kind, an open complaint, what was tried once already. */
export type AftersaleSideState = AftersaleKind | 'disputed' | 'offered' | 'reapplied' | 'unaddressed' | 'awaitsRedLetter'

const given = ['disputed'] as const
/** Where the goods of a return still lie with the buyer. */
const withBuyer = ['APPLIED', 'COUNTER_OFFERED', 'SELLER_REJECTED'] as const
const judged = ['APPLIED', 'COUNTER_OFFERED', 'SELLER_REJECTED', 'PART_RECEIVED', 'RECEIPT_REFUSED', 'REPLACEMENT_PENDING'] as const

/** An after-sale case (flows.md F2). Partly received goods wait in a state of their own for the buyer's word on the lower amount. */
export const aftersaleMachine = defineMachine({
  name: 'aftersale',
  states: [
    'APPLIED',
    'COUNTER_OFFERED',
    'SELLER_REJECTED',
    'WAIT_RETURN',
    'RETURNING',
    'PART_RECEIVED',
    'RECEIPT_REFUSED',
    'REPLACEMENT_PENDING',
    'REPLACEMENT_SHIPPED',
    'REFUND_PENDING',
    'REFUNDING',
    'REFUND_FAILED',
    'REFUNDED',
    'DONE',
    'BUYER_CANCELLED',
    'CLOSED',
  ],
  // REFUND_PENDING at once: the supplier itself says that it cannot supply.
  initial: ['APPLIED', 'REFUND_PENDING'],
  moves: {
    agreeRefund: { from: ['APPLIED'], to: 'REFUND_PENDING', who: ['store', 'system'], unless: [...given, 'return', 'exchange'] },
    agreeReturn: { from: ['APPLIED'], to: 'WAIT_RETURN', who: ['store', 'system'], unless: [...given, 'refund', 'claim', 'unaddressed'] },
    agreeReplacement: { from: ['APPLIED'], to: 'REPLACEMENT_PENDING', who: ['store'], unless: [...given, 'refund', 'return', 'exchange'] },
    offer: { from: ['APPLIED'], to: 'COUNTER_OFFERED', who: ['store'], unless: [...given, 'exchange', 'offered'] },
    acceptOffer: { from: ['COUNTER_OFFERED'], to: 'REFUND_PENDING', who: ['buyer'], unless: [...given, 'return', 'exchange'] },
    acceptAndReturn: { from: ['COUNTER_OFFERED'], to: 'WAIT_RETURN', who: ['buyer'], unless: [...given, 'refund', 'claim', 'exchange'] },
    refuseOffer: { from: ['COUNTER_OFFERED'], to: 'APPLIED', who: ['buyer'], unless: given },
    offerTimeout: { from: ['COUNTER_OFFERED'], to: 'SELLER_REJECTED', who: ['system'], unless: given },
    reject: { from: ['APPLIED'], to: 'SELLER_REJECTED', who: ['store'], unless: given },
    reapply: { from: ['SELLER_REJECTED'], to: 'APPLIED', who: ['buyer'], unless: [...given, 'reapplied'] },
    cancel: { from: ['APPLIED', 'COUNTER_OFFERED', 'WAIT_RETURN'], to: 'BUYER_CANCELLED', who: ['buyer'], unless: given },
    returnTimeout: { from: ['WAIT_RETURN'], to: 'BUYER_CANCELLED', who: ['system'], unless: given },
    sendBack: { from: ['WAIT_RETURN'], to: 'RETURNING', who: ['buyer'], unless: given },
    receiveAll: { from: ['RETURNING'], to: 'REFUND_PENDING', who: ['store', 'system'], unless: [...given, 'exchange'] },
    receivePart: { from: ['RETURNING'], to: 'PART_RECEIVED', who: ['store'], unless: [...given, 'exchange'] },
    acceptPart: { from: ['PART_RECEIVED'], to: 'REFUND_PENDING', who: ['buyer', 'system'], unless: given },
    receiveForExchange: {
      from: ['RETURNING'],
      to: 'REPLACEMENT_PENDING',
      who: ['store', 'system'],
      unless: [...given, 'refund', 'return', 'claim'],
    },
    refuseReceipt: { from: ['RETURNING'], to: 'RECEIPT_REFUSED', who: ['store'], unless: given },
    shipReplacement: { from: ['REPLACEMENT_PENDING'], to: 'REPLACEMENT_SHIPPED', who: ['store'], unless: given },
    confirmReplacement: { from: ['REPLACEMENT_SHIPPED'], to: 'DONE', who: ['buyer', 'system'], unless: given },
    close: { from: ['SELLER_REJECTED', 'RECEIPT_REFUSED'], to: 'CLOSED', who: ['buyer', 'system'], unless: given },
    // The verdict of a complaint; a supplier who stays silent loses it by the timer.
    award: { from: judged, to: 'REFUND_PENDING', who: ['platform', 'system'] },
    // The verdict about a return whose goods still lie with the buyer: they go back before the money does.
    awardReturn: {
      from: withBuyer,
      to: 'WAIT_RETURN',
      who: ['platform', 'system'],
      unless: ['refund', 'claim', 'exchange', 'unaddressed'],
    },
    dismiss: { from: judged, to: 'CLOSED', who: ['platform'] },
    // Where the invoice is taken back first, the money waits for it.
    payBack: { from: ['REFUND_PENDING'], to: 'REFUNDING', who: ['platform', 'system'], unless: ['awaitsRedLetter'] },
    // A refund that failed at the gateway may have been paid by bank, or the gateway says later that it went through.
    refunded: { from: ['REFUNDING', 'REFUND_FAILED'], to: 'REFUNDED', who: ['system'] },
    refundFailed: { from: ['REFUNDING'], to: 'REFUND_FAILED', who: ['system'] },
    retryRefund: { from: ['REFUND_FAILED'], to: 'REFUNDING', who: ['platform'] },
  },
})
export type AftersaleState = (typeof aftersaleMachine.states)[number]
export type AftersaleEvent = (typeof aftersaleMachine.events)[number]

/** Where a case rests for good. */
export const endStates: readonly AftersaleState[] = ['REFUNDED', 'DONE', 'BUYER_CANCELLED', 'CLOSED']
/** Cases that came to nothing: what they asked for may be asked for again. */
export const lapsedStates: readonly AftersaleState[] = ['BUYER_CANCELLED', 'CLOSED']
/** Cases whose money is decided: it is on its way or there. */
export const moneyStates: readonly AftersaleState[] = ['REFUND_PENDING', 'REFUNDING', 'REFUND_FAILED', 'REFUNDED']
/** Where the buyer may ask the platform to decide. */
export const disputableStates: readonly AftersaleState[] = judged.filter((state) => state !== 'APPLIED')
