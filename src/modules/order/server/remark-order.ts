import { audit } from '../../../shared/audit.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { execute, type Unit } from '../../../shared/unit.ts'
import type { Act } from './act.ts'
import { lockOrder } from './order-store.ts'

const setRemark = { name: 'order.sellerRemark', text: `UPDATE orders SET seller_remark = $2 WHERE order_id = $1` }

/** The store's own note on an order; not a move, so the version stays. */
export async function remarkOrder(
  unit: Unit,
  wanted: { orderSn: string; remark: string; storeIds: readonly number[]; act: Act },
): Promise<{ orderSn: string; sellerRemark: string } | Failure> {
  const order = await lockOrder(unit, wanted.orderSn, { storeIds: wanted.storeIds })
  if (!order) return failure('order.orderGone')
  await execute(unit, setRemark, [order.orderId, wanted.remark])
  await audit(unit, { ...wanted.act, action: 'order.remark', entity: 'order', entityId: order.orderSn, diff: { remark: wanted.remark } })
  return { orderSn: order.orderSn, sellerRemark: wanted.remark }
}
