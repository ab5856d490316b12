import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** Who moves an order: the buyer, the buyer's approver, the store's staff, the platform's staff, a timer or gateway. */
export type OrderActorKind = 'buyer' | 'approver' | 'store' | 'platform' | 'system'

const afterPayment = ['PENDING_SHIPMENT', 'PARTIALLY_SHIPPED', 'SHIPPED', 'COMPLETED'] as const

/**
 * The life of one store's order (flows.md F1, Order.status). Approval and credit are later issues: their states and moves
 * stand here already so that nothing has to be renamed; no command offers them yet.
 */
export const orderMachine = defineMachine({
  name: 'order',
  states: [
    'PENDING_APPROVAL',
    'APPROVAL_REJECTED',
    'PENDING_PAYMENT',
    'PAYMENT_REVIEW',
    'PENDING_SHIPMENT',
    'PARTIALLY_SHIPPED',
    'SHIPPED',
    'COMPLETED',
    'CANCELLED',
    'CLOSED',
  ],
  // PENDING_SHIPMENT at once: bought on credit, or nothing to pay.
  initial: ['PENDING_APPROVAL', 'PENDING_PAYMENT', 'PENDING_SHIPMENT'],
  moves: {
    approve: { from: ['PENDING_APPROVAL'], to: 'PENDING_PAYMENT', who: ['approver'] },
    approveOnCredit: { from: ['PENDING_APPROVAL'], to: 'PENDING_SHIPMENT', who: ['approver'] },
    rejectApproval: { from: ['PENDING_APPROVAL'], to: 'APPROVAL_REJECTED', who: ['approver'] },
    revise: { from: ['APPROVAL_REJECTED'], to: 'PENDING_APPROVAL', who: ['buyer'] },
    approvalTimeout: { from: ['PENDING_APPROVAL'], to: 'CANCELLED', who: ['system'] },
    pay: { from: ['PENDING_PAYMENT', 'PAYMENT_REVIEW'], to: 'PENDING_SHIPMENT', who: ['system'] },
    uploadVoucher: { from: ['PENDING_PAYMENT'], to: 'PAYMENT_REVIEW', who: ['buyer'] },
    confirmTransfer: { from: ['PAYMENT_REVIEW'], to: 'PENDING_SHIPMENT', who: ['platform', 'store'] },
    rejectTransfer: { from: ['PAYMENT_REVIEW'], to: 'PENDING_PAYMENT', who: ['platform', 'store', 'system'] },
    payTimeout: { from: ['PENDING_PAYMENT'], to: 'CANCELLED', who: ['system'] },
    cancel: { from: ['PENDING_PAYMENT', 'PENDING_APPROVAL', 'APPROVAL_REJECTED'], to: 'CANCELLED', who: ['buyer', 'platform'] },
    shipPart: { from: ['PENDING_SHIPMENT', 'PARTIALLY_SHIPPED'], to: 'PARTIALLY_SHIPPED', who: ['store'], unless: ['frozen'] },
    shipRest: { from: ['PENDING_SHIPMENT', 'PARTIALLY_SHIPPED'], to: 'SHIPPED', who: ['store'], unless: ['frozen'] },
    // The rest of a part that was shipped is not shipped any more: the buyer agrees, or it is within the tolerance.
    closeShort: { from: ['PARTIALLY_SHIPPED'], to: 'SHIPPED', who: ['store', 'buyer', 'platform', 'system'], unless: ['frozen'] },
    // Guarded besides: nothing is left to ship and every shipment has been received.
    receiveAll: { from: ['SHIPPED', 'PARTIALLY_SHIPPED'], to: 'COMPLETED', who: ['buyer', 'system'], unless: ['frozen'] },
    closeRefunded: { from: afterPayment, to: 'CLOSED', who: ['system'] },
  },
})

export type OrderState = (typeof orderMachine.states)[number]
export type OrderEvent = (typeof orderMachine.events)[number]

/** States that nothing leaves by itself: an order in one of them may be put into the recycle bin. */
export const settledStates: readonly OrderState[] = ['CANCELLED', 'CLOSED', 'COMPLETED']
