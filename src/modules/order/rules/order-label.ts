import type { OrderState } from './order-machine.ts'

/** Keys of the words that people read as an order's status (specification §3, labels). */
export type OrderLabel =
  | 'underReview'
  | 'reviewRejected'
  | 'awaitingPayment'
  | 'paymentReview'
  | 'awaitingTeam'
  | 'awaitingShipment'
  | 'partiallyShipped'
  | 'awaitingReceipt'
  | 'awaitingEvaluation'
  | 'completed'
  | 'cancelled'
  | 'closed'
  | 'refundAfterSale'

export type OrderLabelContext = {
  readonly state: OrderState
  /** Number of after-sale cases that are not finished. */
  readonly openCases: number
  /** Bought in a team that is not complete yet. */
  readonly awaitsTeam?: boolean
  readonly evaluated: boolean
  /** The evaluation window is still open. */
  readonly mayEvaluate: boolean
}

const plain: Readonly<Record<OrderState, OrderLabel>> = {
  PENDING_APPROVAL: 'underReview',
  APPROVAL_REJECTED: 'reviewRejected',
  PENDING_PAYMENT: 'awaitingPayment',
  PAYMENT_REVIEW: 'paymentReview',
  PENDING_SHIPMENT: 'awaitingShipment',
  PARTIALLY_SHIPPED: 'partiallyShipped',
  SHIPPED: 'awaitingReceipt',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  CLOSED: 'closed',
}

/** The label of an order: derived, never stored (flows.md F1, derived labels). */
export function orderLabelOf(facts: OrderLabelContext): OrderLabel {
  if (facts.openCases > 0) return 'refundAfterSale'
  if (facts.awaitsTeam && facts.state === 'PENDING_SHIPMENT') return 'awaitingTeam'
  if (facts.state === 'COMPLETED' && !facts.evaluated && facts.mayEvaluate) return 'awaitingEvaluation'
  return plain[facts.state]
}
