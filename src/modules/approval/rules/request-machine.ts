import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who moves a purchase request: who asked, who approves for the company, a timer or the removal of the account. */
export type RequestActorKind = 'requester' | 'approver' | 'system'

/** The life of a purchase request (flows.md F6). Approving the last step places the order in the same transaction. */
export const requestMachine = defineMachine({
  name: 'purchaseRequest',
  states: ['PENDING', 'APPROVED', 'REJECTED', 'RETURNED', 'RECALLED', 'EXPIRED'],
  initial: 'PENDING',
  moves: {
    approveStep: { from: ['PENDING'], to: 'PENDING', who: ['approver'] },
    approve: { from: ['PENDING'], to: 'APPROVED', who: ['approver'] },
    reject: { from: ['PENDING'], to: 'REJECTED', who: ['approver'] },
    return: { from: ['PENDING'], to: 'RETURNED', who: ['approver'] },
    recall: { from: ['PENDING'], to: 'RECALLED', who: ['requester', 'system'] },
    expire: { from: ['PENDING'], to: 'EXPIRED', who: ['system'] },
  },
})

export type RequestState = (typeof requestMachine.states)[number]
export type RequestEvent = (typeof requestMachine.events)[number]
