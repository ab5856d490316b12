import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import type { OrderCard } from '../endpoints-schemas.ts'

const tones: Readonly<Record<string, StateTone>> = {
  underReview: 'warn',
  reviewRejected: 'danger',
  awaitingPayment: 'danger',
  paymentReview: 'warn',
  awaitingTeam: 'warn',
  awaitingShipment: 'info',
  partiallyShipped: 'info',
  awaitingReceipt: 'info',
  awaitingEvaluation: 'price',
  completed: 'ok',
  cancelled: 'quiet',
  closed: 'quiet',
  refundAfterSale: 'danger',
}

/** An order's status as dot and word. */
export function OrderStateTag({ order }: { order: Pick<OrderCard, 'label' | 'orderStateText'> }) {
  return <StateDot tone={tones[order.label] ?? 'quiet'}>{order.orderStateText}</StateDot>
}
