import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who moves an invitation: the buyer who sent it, or the guest who answers. */
export type InvitationWho = 'buyer' | 'guest'

/** An invitation to quote one request (flows.md F3). What is revoked is as good as none for whoever holds its link. */
export const invitationMachine = defineMachine({
  name: 'quotationInvitation',
  states: ['SENT', 'OPENED', 'QUOTED', 'DECLINED', 'REVOKED', 'CLAIMED'],
  initial: 'SENT',
  moves: {
    open: { from: ['SENT'], to: 'OPENED', who: ['guest'] },
    quote: [
      { from: ['SENT', 'OPENED', 'DECLINED'], to: 'QUOTED', who: ['guest'] },
      { from: ['QUOTED'], to: 'QUOTED', who: ['guest'] },
    ],
    decline: { from: ['SENT', 'OPENED'], to: 'DECLINED', who: ['guest'] },
    claim: { from: ['QUOTED'], to: 'CLAIMED', who: ['guest'] },
    revoke: { from: ['SENT', 'OPENED', 'QUOTED', 'DECLINED'], to: 'REVOKED', who: ['buyer'] },
  },
})

export type InvitationState = (typeof invitationMachine.states)[number]
export type InvitationEvent = (typeof invitationMachine.events)[number]
