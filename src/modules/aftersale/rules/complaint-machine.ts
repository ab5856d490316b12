import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

export type ComplaintWho = 'buyer' | 'store' | 'platform' | 'system'
const open = ['NEW', 'WAIT_APPEAL', 'DIALOGUE', 'ARBITRATION'] as const

/** A complaint to the platform about an after-sale case (flows.md F2, complaint and arbitration). */
export const complaintMachine = defineMachine({
  name: 'aftersaleComplaint',
  states: [...open, 'REJECTED', 'WITHDRAWN', 'BUYER_WON', 'SELLER_WON'],
  // ARBITRATION at once: a case that nobody could agree to by itself, such as a return without an address.
  initial: ['NEW', 'ARBITRATION'],
  moves: {
    admit: { from: ['NEW'], to: 'WAIT_APPEAL', who: ['platform', 'system'] },
    refuse: { from: ['NEW'], to: 'REJECTED', who: ['platform'] },
    appeal: { from: ['WAIT_APPEAL'], to: 'DIALOGUE', who: ['store'] },
    arbitrate: { from: ['DIALOGUE'], to: 'ARBITRATION', who: ['buyer', 'store'] },
    withdraw: { from: open, to: 'WITHDRAWN', who: ['buyer'] },
    silence: { from: ['WAIT_APPEAL'], to: 'BUYER_WON', who: ['system'] },
    forBuyer: { from: ['WAIT_APPEAL', 'DIALOGUE', 'ARBITRATION'], to: 'BUYER_WON', who: ['platform'] },
    forSeller: { from: ['WAIT_APPEAL', 'DIALOGUE', 'ARBITRATION'], to: 'SELLER_WON', who: ['platform'] },
  },
})
export type ComplaintState = (typeof complaintMachine.states)[number]
export type ComplaintEvent = (typeof complaintMachine.events)[number]

export const openComplaintStates: readonly ComplaintState[] = open
