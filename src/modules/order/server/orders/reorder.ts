import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { addToCart, basketRefusalText, skusOf } from '../../../basket/server/public.ts'
import { linesByOrder, findOrderRow } from './order-list-repository.ts'

/** Puts the lines of an own order into the cart again, each for itself, at the prices of today. */
export async function reorder(
  call: Call,
  orderSn: string,
): Promise<{ added: number; refused: { goodsName: string; text: string }[] } | Failure> {
  const { memberId } = memberOf(call)
  const order = await findOrderRow(call.app.read, orderSn, { memberId })
  if (!order) return failure('order.orderGone')
  const lines = (await linesByOrder(call.app.read, [order.order_id])).get(order.order_id) ?? []
  const skus = await skusOf(
    call,
    lines.map((line) => line.product_id),
  )
  const refused: { goodsName: string; text: string }[] = []
  for (const line of lines) {
    const asked = { number: quantityText(BigInt(line.number), line.unit_decimals), unit: line.unit, lang: call.lang }
    const added = await call.app.inTransaction((tx) => addToCart(tx, memberId, skus.get(line.product_id), asked))
    if (!isFailure(added)) continue
    refused.push({ goodsName: call.lang === 'en' ? line.goods_name_en : line.goods_name_zh, text: basketRefusalText(added, call.lang) })
  }
  return { added: lines.length - refused.length, refused }
}
