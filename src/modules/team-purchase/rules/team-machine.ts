import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** The life of a team (flows.md F10): complete with its paid members, or failed at its deadline. Nothing completes it virtually. */
export const teamMachine = defineMachine({
  name: 'team',
  states: ['FORMING', 'SUCCESS', 'FAILED'],
  initial: 'FORMING',
  moves: {
    complete: { from: ['FORMING'], to: 'SUCCESS', who: ['system'] },
    fail: { from: ['FORMING'], to: 'FAILED', who: ['system'] },
  },
})
export type TeamState = (typeof teamMachine.states)[number]

/** The order of a member, as far as its team moves it (flows.md F10). */
export const teamMemberMachine = defineMachine({
  name: 'teamMember',
  states: ['PENDING_PAYMENT', 'PAID_WAIT_GROUP', 'PENDING_SHIPMENT', 'REFUNDED', 'CANCELLED'],
  initial: 'PENDING_PAYMENT',
  moves: {
    confirm: { from: ['PENDING_PAYMENT'], to: 'PAID_WAIT_GROUP', who: ['system'] },
    // Paid after the last seat was taken or the team was over.
    overflow: { from: ['PENDING_PAYMENT'], to: 'REFUNDED', who: ['system'] },
    close: { from: ['PENDING_PAYMENT'], to: 'CANCELLED', who: ['system'] },
    succeed: { from: ['PAID_WAIT_GROUP'], to: 'PENDING_SHIPMENT', who: ['system'] },
    // The team failed, or the platform cancelled the order.
    refund: { from: ['PAID_WAIT_GROUP'], to: 'REFUNDED', who: ['system'] },
  },
})
export type TeamMemberState = (typeof teamMemberMachine.states)[number]
export type TeamMemberEvent = (typeof teamMemberMachine.events)[number]
