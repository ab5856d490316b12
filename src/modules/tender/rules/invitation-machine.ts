import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** An invitation to bid (flows.md F5): sent by the publishing, answered by the store, over at the deadline. A bid accepts it. */
export const invitationMachine = defineMachine({
  name: 'tenderInvitation',
  states: ['SENT', 'VIEWED', 'ACCEPTED', 'DECLINED', 'EXPIRED'],
  initial: 'SENT',
  moves: {
    view: { from: ['SENT'], to: 'VIEWED', who: ['bidder'] },
    accept: { from: ['SENT', 'VIEWED', 'DECLINED'], to: 'ACCEPTED', who: ['bidder'] },
    decline: { from: ['SENT', 'VIEWED', 'ACCEPTED'], to: 'DECLINED', who: ['bidder'] },
    expire: { from: ['SENT', 'VIEWED'], to: 'EXPIRED', who: ['system'] },
  },
})

export type InvitationState = (typeof invitationMachine.states)[number]
