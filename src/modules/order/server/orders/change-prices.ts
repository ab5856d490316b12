import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { sumFen } from '../../../../kernel/money/money.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { orderMachine } from '../../rules/order-machine.ts'
import { splitVat } from '../../../../kernel/money/vat.ts'
import type { PayOrder } from '../pay-orders/pay-order-repository.ts'
import { logOrderMoves, type LockedOrder } from './order-repository.ts'

/** A line at its new price; amounts in fen. */
export type NewLinePrice = { readonly orderLineId: number; readonly unitPrice: bigint; readonly subtotal: bigint; readonly tax: bigint }

const changeLines = {
  name: 'order.changeLinePrices',
  text: `UPDATE order_line SET unit_price = part."unitPrice", subtotal = part.subtotal, tax = part.tax, price_reason = 'agreed', formula_price_id = NULL, formula_class = NULL
         FROM json_to_recordset($2::json) AS part("orderLineId" bigint, "unitPrice" bigint, subtotal bigint, tax bigint)
         WHERE order_id = $1 AND order_line_id = part."orderLineId" AND discount <= part.subtotal`,
}
const sums = {
  name: 'order.lineSums',
  text: `SELECT sum(subtotal)::bigint AS goods, sum(tax)::bigint AS tax FROM order_line WHERE order_id = $1`,
}
const changeOrder = {
  name: 'order.changePrices',
  text: `UPDATE orders SET goods_amount = $2::bigint, freight = $3::bigint, total = $2::bigint + $3::bigint - discount, tax = $4, version = version + 1 WHERE order_id = $1 RETURNING total`,
}
const changeDue = {
  name: 'order.changePayTotal',
  text: `UPDATE pay_order SET total = total + $2, version = version + 1 WHERE pay_order_id = $1`,
}

/**
 * The buyer has accepted other prices for a locked order that waits for its payment; the checkout is locked, nothing of it is paid.
 * What coupons took off stays. Offers that ask for the old amount are closed (`order.priceChanged`). Refusals: `order.notPayable`, `api.stale`.
 */
export async function changeOrderPrices(
  tx: Transaction,
  of: { readonly payOrder: PayOrder; readonly order: LockedOrder },
  agreed: { readonly lines: readonly NewLinePrice[]; readonly freight: bigint; readonly act: ActorContext; readonly reason: string },
): Promise<true | Failure> {
  const { payOrder, order } = of
  const { act, lines, freight, reason } = agreed
  const canPay = !isFailure(orderMachine.next(order.state, 'pay', 'system')) && order.state === 'PENDING_PAYMENT'
  if (!canPay || payOrder.paid > 0n || !['OPEN', 'PAYING'].includes(payOrder.state)) return failure('order.notPayable')
  const list = JSON.stringify(
    lines.map(({ orderLineId, unitPrice, subtotal, tax }) => ({
      orderLineId,
      unitPrice: String(unitPrice),
      subtotal: String(subtotal),
      tax: String(tax),
    })),
  )
  if ((await execute(tx, changeLines, [order.orderId, list])) !== lines.length) return failure('api.stale')
  const [sum] = await rows<{ goods: number | bigint; tax: number | bigint }>(tx, sums, [order.orderId])
  const tax = sumFen([BigInt(sum?.tax ?? 0), splitVat(freight).tax])
  const [after] = await rows<{ total: number | bigint }>(tx, changeOrder, [order.orderId, BigInt(sum?.goods ?? 0), freight, tax])
  await execute(tx, changeDue, [payOrder.payOrderId, BigInt(after?.total ?? order.total) - order.total])
  await logOrderMoves(tx, [order], { event: 'changePrice', act, reason })
  await emit(tx, { event: 'order.priceChanged', key: payOrder.paySn, payload: { paySn: payOrder.paySn, orderSn: order.orderSn } })
  return true
}
