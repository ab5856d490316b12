import { audit, changesBetween, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import type { PurchaseData } from '../../endpoints-schemas.ts'
import type { OrderState } from '../../rules/order-machine.ts'
import { lockOrder, type LockedOrder } from './order-repository.ts'

export const noPurchaseData: PurchaseData = { buyerOrderNo: '', wantedDate: '', unloading: '', unloadingNote: '', truckLength: '' }

const editable: readonly OrderState[] = ['PENDING_PAYMENT', 'PAYMENT_REVIEW', 'PENDING_SHIPMENT', 'PARTIALLY_SHIPPED']
/** Until everything is shipped a change is harmless: documents say what stands when they are printed. */
export const isPurchaseEditable = (order: Pick<LockedOrder, 'state' | 'frozen'>): boolean => editable.includes(order.state) && !order.frozen

/** Goods are wanted from today on, and within a year. */
export function wantedDateRefusal({ wantedDate }: PurchaseData, now: Date): Failure | null {
  const today = dayOf(now)
  if (wantedDate === '' || (wantedDate >= today && wantedDate <= addDays(today, 366))) return null
  return failure('order.wantedDateOutOfRange', {}, { field: 'purchaseData.wantedDate' })
}

const update = {
  name: 'order.purchaseData',
  text: `UPDATE orders SET purchase_data = $2, search_text = split_part(search_text, E'\\n', 1) || E'\\n' || lower($3) WHERE order_id = $1
    RETURNING old.purchase_data AS before`,
}
const updateCodes = {
  name: 'order.materialCodes',
  text: `UPDATE order_line SET material_code = part.code FROM json_to_recordset($2::json) AS part("orderProductId" bigint, code text)
    WHERE order_id = $1 AND order_line_id = part."orderProductId"`,
}

export type PurchaseDataInput = {
  readonly orderSn: string
  readonly memberId: number
  readonly purchaseData: PurchaseData
  readonly materialCodes: readonly { readonly orderProductId: number; readonly code: string }[]
  readonly act: ActorContext
}

/**
 * The buyer changes what it says of its order; not a move, so the version stays. Refusals: `order.orderGone`, `purchaseDataFixed`,
 * `wantedDateOutOfRange`, `lineNotInOrder`.
 */
export async function updatePurchaseData(
  tx: Transaction,
  wish: PurchaseDataInput,
): Promise<{ orderSn: string; purchaseData: PurchaseData } | Failure> {
  const { orderSn, purchaseData, materialCodes, act } = wish
  const order = await lockOrder(tx, orderSn, { memberId: wish.memberId })
  if (!order) return failure('order.orderGone')
  if (!isPurchaseEditable(order)) return failure('order.purchaseDataFixed')
  const [found] = await rows<{ before: Partial<PurchaseData> }>(tx, update, [
    order.orderId,
    JSON.stringify(purchaseData),
    purchaseData.buyerOrderNo,
  ])
  const before = { ...noPurchaseData, ...found?.before }
  const past = before.wantedDate === purchaseData.wantedDate ? null : wantedDateRefusal(purchaseData, act.now)
  if (past) return past
  const changed = await execute(tx, updateCodes, [order.orderId, JSON.stringify(materialCodes)])
  if (changed !== materialCodes.length) return failure('order.lineNotInOrder')
  const diff = changesBetween(before, purchaseData)
  await audit(tx, { ...act, action: 'order.purchaseData', entity: 'order', entityId: orderSn, diff })
  return { orderSn, purchaseData }
}
