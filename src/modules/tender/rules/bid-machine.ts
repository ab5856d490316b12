import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The life of a bid (flows.md F5): sealed until all are opened at once. */
export const bidMachine = defineMachine({
  name: 'bid',
  states: ['SUBMITTED', 'WITHDRAWN', 'VALID', 'DISQUALIFIED', 'CANDIDATE', 'WON', 'LOST', 'DECLINED', 'RETURNED'],
  initial: 'SUBMITTED',
  moves: {
    submit: { from: ['SUBMITTED', 'WITHDRAWN'], to: 'SUBMITTED', who: ['bidder'] },
    withdraw: { from: ['SUBMITTED'], to: 'WITHDRAWN', who: ['bidder'] },
    open: { from: ['SUBMITTED'], to: 'VALID', who: ['buyer'] },
    disqualify: { from: ['SUBMITTED', 'VALID'], to: 'DISQUALIFIED', who: ['buyer'] },
    rank: { from: ['VALID'], to: 'CANDIDATE', who: ['buyer'] },
    win: { from: ['CANDIDATE'], to: 'WON', who: ['buyer'] },
    lose: { from: ['VALID', 'CANDIDATE'], to: 'LOST', who: ['buyer'] },
    // A candidate that was told it lost comes back when the winner steps aside.
    decline: { from: ['WON'], to: 'DECLINED', who: ['bidder'] },
    recall: { from: ['LOST'], to: 'CANDIDATE', who: ['bidder'] },
    release: { from: ['SUBMITTED', 'VALID', 'CANDIDATE'], to: 'RETURNED', who: ['buyer', 'system'] },
  },
})

export type BidState = (typeof bidMachine.states)[number]

/** The deposit beside a bid; NONE where the tender asks for none. */
export const depositMachine = defineMachine({
  name: 'bid-deposit',
  states: ['NONE', 'DUE', 'SUBMITTED', 'PAID', 'GUARANTEED', 'REFUNDING', 'REFUNDED', 'FORFEITED'],
  initial: ['NONE', 'DUE'],
  moves: {
    send: { from: ['DUE'], to: 'SUBMITTED', who: ['bidder'] },
    // Set aside on the bidder's balance: nobody needs to check it.
    reserve: { from: ['DUE'], to: 'PAID', who: ['bidder'] },
    accept: { from: ['SUBMITTED'], to: 'PAID', who: ['platform'] },
    acceptGuarantee: { from: ['SUBMITTED'], to: 'GUARANTEED', who: ['platform'] },
    reject: { from: ['SUBMITTED'], to: 'DUE', who: ['platform'] },
    release: { from: ['PAID', 'GUARANTEED'], to: 'REFUNDING', who: ['system'] },
    // What was set aside on a balance is free at once.
    free: { from: ['PAID'], to: 'REFUNDED', who: ['system'] },
    refund: { from: ['REFUNDING'], to: 'REFUNDED', who: ['platform'] },
    // Somebody who withdrew bids again.
    renew: { from: ['REFUNDED'], to: 'DUE', who: ['bidder'] },
    forfeit: { from: ['PAID', 'GUARANTEED'], to: 'FORFEITED', who: ['system'] },
  },
})

export type DepositState = (typeof depositMachine.states)[number]
