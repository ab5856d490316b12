import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { lockShippableOrder, logOrderMoves } from '../../order/server/public.ts'
import { hour } from './request-cancellation.ts'

const before = {
  name: 'cancellation.reminders',
  text: `SELECT count(*)::int AS times, max(at) AS last FROM order_event WHERE order_id = $1 AND event = 'remindPayment'`,
}
const mostReminders = 3
const hoursBetween = 6

/** A store reminds a buyer to pay: three times at most, six hours apart. Refusals: `order.orderGone`, `cancellation.notUnpaid`, `cancellation.remindedEnough`. */
export async function remindPayment(
  tx: Transaction,
  wish: { orderSn: string; storeIds: readonly number[]; act: ActorContext },
): Promise<true | Failure> {
  const shippable = await lockShippableOrder(tx, wish.orderSn, { storeIds: wish.storeIds })
  if (!shippable) return failure('order.orderGone')
  const { order } = shippable
  if (order.state !== 'PENDING_PAYMENT') return failure('cancellation.notUnpaid')
  const [sent] = await rows<{ times: number; last: Date | null }>(tx, before, [order.orderId])
  const isTooSoon = sent?.last != null && wish.act.now.getTime() - sent.last.getTime() < hoursBetween * hour
  if (isTooSoon || (sent?.times ?? 0) >= mostReminders) return failure('cancellation.remindedEnough')
  await logOrderMoves(tx, [order], { event: 'remindPayment', act: wish.act })
  await emit(tx, {
    event: 'cancellation.paymentReminded',
    key: order.orderSn,
    payload: { orderSn: order.orderSn, memberId: order.memberId, storeId: order.storeId },
  })
  return true
}
