import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'
import { settledStates } from '../../rules/order-machine.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { OrderChange } from './cancel-order.ts'
import { lockOrder, logOrderMoves } from './order-repository.ts'

const setHidden = {
  name: 'order.hide',
  text: `UPDATE orders SET hidden_at = CASE WHEN $2 THEN $3::timestamptz ELSE NULL END, version = version + 1 WHERE order_id = $1`,
}

export type HideOrderInput = {
  readonly orderSn: string
  readonly memberId: number
  readonly expectedVersion?: number
  readonly hide: boolean
  readonly act: ActorContext
}

/** Puts a finished order into the buyer's recycle bin or takes it out; the data stays (flows.md F1, hide). */
export async function hideOrder(tx: Transaction, hideOrderInput: HideOrderInput): Promise<OrderChange | Failure> {
  const order = await lockOrder(tx, hideOrderInput.orderSn, { memberId: hideOrderInput.memberId })
  if (!order) return failure('order.orderGone')
  if (hideOrderInput.expectedVersion !== undefined && hideOrderInput.expectedVersion !== order.version) return failure('api.stale')
  if (hideOrderInput.hide && !settledStates.includes(order.state)) return failure('order.cannotHide')
  if (!hideOrderInput.hide && !order.hidden) return failure('order.notHidden')
  if (hideOrderInput.hide && order.hidden) return { orderSn: order.orderSn, state: order.state, version: order.version }
  await execute(tx, setHidden, [order.orderId, hideOrderInput.hide, hideOrderInput.act.now])
  await logOrderMoves(tx, [order], { event: hideOrderInput.hide ? 'hide' : 'restore', act: hideOrderInput.act })
  return { orderSn: order.orderSn, state: order.state, version: order.version + 1 }
}
