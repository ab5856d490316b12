import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { lockOrder } from './order-repository.ts'

const setRemark = {
  name: 'order.sellerRemark',
  text: `UPDATE orders SET seller_remark = $2 WHERE order_id = $1 RETURNING old.seller_remark AS old`,
}

/** The store's own note on an order; not a move, so the version stays. */
export async function remarkOrder(
  tx: Transaction,
  wanted: { orderSn: string; remark: string; storeIds: readonly number[]; act: ActorContext },
): Promise<{ orderSn: string; sellerRemark: string } | Failure> {
  const order = await lockOrder(tx, wanted.orderSn, { storeIds: wanted.storeIds })
  if (!order) return failure('order.orderGone')
  const [before] = await rows<{ old: string }>(tx, setRemark, [order.orderId, wanted.remark])
  const diff = { remark: [before?.old ?? '', wanted.remark] } as const
  await audit(tx, { ...wanted.act, action: 'order.remark', entity: 'order', entityId: order.orderSn, diff })
  return { orderSn: order.orderSn, sellerRemark: wanted.remark }
}
