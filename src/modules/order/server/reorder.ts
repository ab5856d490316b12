import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { quantityText } from '../../../shared/quantity.ts'
import { addToCart, basketSentence, skusOf } from '../../basket/server/public.ts'
import { linesByOrder, orderRow } from './list-store.ts'

/** Puts the lines of an own order into the cart again, each for itself, at the prices of today. */
export async function reorder(
  call: Call,
  orderSn: string,
): Promise<{ added: number; refused: { goodsName: string; text: string }[] } | Failure> {
  const { memberId } = memberOf(call)
  const order = await orderRow(call.house.read, orderSn, { memberId })
  if (!order) return failure('order.orderGone')
  const lines = (await linesByOrder(call.house.read, [order.order_id])).get(order.order_id) ?? []
  const skus = await skusOf(
    call,
    lines.map((line) => line.product_id),
  )
  const refused: { goodsName: string; text: string }[] = []
  for (const line of lines) {
    const asked = { number: quantityText(BigInt(line.number), line.unit_decimals), unit: line.unit, lang: call.lang }
    const added = await call.house.inUnit((unit) => addToCart(unit, memberId, skus.get(line.product_id), asked))
    if (!isFailure(added)) continue
    refused.push({ goodsName: call.lang === 'en' ? line.goods_name_en : line.goods_name_zh, text: basketSentence(added, call.lang) })
  }
  return { added: lines.length - refused.length, refused }
}
