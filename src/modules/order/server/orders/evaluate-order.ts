import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { daysLater } from '../../rules/order-times.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { addStoreRating } from '../../../store/server/public.ts'
import { lockOrder, logOrderMoves, type LockedOrder } from './order-repository.ts'
import { orderTimeLimit } from './order-time-limits.ts'

export type EvaluationItem = {
  readonly orderProductId: number
  readonly score: number
  readonly content: string
  readonly images: readonly string[]
}
export type EvaluateOrderInput = {
  readonly orderSn: string
  readonly memberId: number
  readonly items: readonly EvaluationItem[]
  readonly anonymous: boolean
  readonly descScore: number
  readonly serviceScore: number
  readonly logisticsScore: number
  readonly act: ActorContext
}

const lines = { name: 'order.evaluable', text: `SELECT order_line_id, goods_id, product_id, evaluated FROM order_line WHERE order_id = $1` }
const insert = {
  name: 'order.evaluate',
  text: `INSERT INTO evaluation (order_id, order_line_id, goods_id, product_id, store_id, member_id, buyer_name, anonymous, score, desc_score,
           service_score, logistics_score, content, images, created_at)
         SELECT $1, line.order_line_id, line.goods_id, line.product_id, $2, $3, $4, $5, item.score, $6, $7, $8, item.content,
           ARRAY(SELECT json_array_elements_text(item.images)), $9
         FROM json_to_recordset($10::json) AS item("orderProductId" bigint, score smallint, content text, images json)
         JOIN order_line line ON line.order_line_id = item."orderProductId" AND line.order_id = $1`,
}
const markLines = {
  name: 'order.markEvaluated',
  text: `UPDATE order_line SET evaluated = true WHERE order_id = $1 AND order_line_id = ANY($2)`,
}
const markOrder = {
  name: 'order.markOrderEvaluated',
  text: `UPDATE orders SET version = version + 1, evaluated = NOT EXISTS (SELECT FROM order_line WHERE order_id = $1 AND NOT evaluated) WHERE order_id = $1`,
}
const addTo = {
  name: 'order.appendEvaluation',
  text: `UPDATE evaluation e SET append_content = item.content, append_images = ARRAY(SELECT json_array_elements_text(item.images)), appended_at = $3
         FROM json_to_recordset($2::json) AS item("orderProductId" bigint, content text, images json)
         WHERE e.order_id = $1 AND e.order_line_id = item."orderProductId" AND e.appended_at IS NULL`,
}
const markAppended = { name: 'order.markAppended', text: `UPDATE orders SET appended = true, version = version + 1 WHERE order_id = $1` }

/** Evaluates lines of a completed order, each once, within 30 days (flows.md F11, evaluation). */
export async function evaluateOrder(
  tx: Transaction,
  evaluateOrderInput: EvaluateOrderInput,
): Promise<{ orderSn: string; evaluated: number } | Failure> {
  const order = await lockOrder(tx, evaluateOrderInput.orderSn, { memberId: evaluateOrderInput.memberId })
  if (!order) return failure('order.orderGone')
  const open =
    order.state === 'COMPLETED' && !order.evaluated && order.evaluateUntil !== null && order.evaluateUntil > evaluateOrderInput.act.now
  if (!open) return failure('order.cannotEvaluate')
  const refused = await itemsRefusal(tx, order, evaluateOrderInput.items)
  if (refused) return refused
  await execute(tx, insert, [
    order.orderId,
    order.storeId,
    evaluateOrderInput.memberId,
    evaluateOrderInput.act.actor.name,
    evaluateOrderInput.anonymous,
    evaluateOrderInput.descScore,
    evaluateOrderInput.serviceScore,
    evaluateOrderInput.logisticsScore,
    evaluateOrderInput.act.now,
    JSON.stringify(evaluateOrderInput.items),
  ])
  await execute(tx, markLines, [order.orderId, evaluateOrderInput.items.map((item) => item.orderProductId)])
  await execute(tx, markOrder, [order.orderId])
  const rated = evaluateOrderInput.items.length
  await addStoreRating(tx, {
    storeId: order.storeId,
    rated,
    desc: rated * evaluateOrderInput.descScore,
    service: rated * evaluateOrderInput.serviceScore,
    logistics: rated * evaluateOrderInput.logisticsScore,
  })
  await logOrderMoves(tx, [order], { event: 'evaluate', act: evaluateOrderInput.act })
  await emit(tx, {
    event: 'order.evaluated',
    payload: { orderSn: order.orderSn, storeId: order.storeId, memberId: evaluateOrderInput.memberId },
  })
  return { orderSn: order.orderSn, evaluated: evaluateOrderInput.items.length }
}

async function itemsRefusal(tx: Transaction, order: LockedOrder, items: readonly EvaluationItem[]): Promise<Failure | null> {
  const found = await rows<{ order_line_id: number; evaluated: boolean }>(tx, lines, [order.orderId])
  const seen = new Set<number>()
  for (const item of items) {
    const line = found.find((one) => one.order_line_id === item.orderProductId)
    if (!line) return failure('order.lineNotInOrder')
    if (line.evaluated || seen.has(item.orderProductId)) return failure('order.alreadyEvaluated')
    seen.add(item.orderProductId)
  }
  return null
}

export type AppendEvaluationInput = {
  readonly orderSn: string
  readonly memberId: number
  readonly items: readonly { readonly orderProductId: number; readonly content: string; readonly images: readonly string[] }[]
  readonly act: ActorContext
}

/** Adds to the evaluations of an order, once and within 180 days of its completion. */
export async function appendEvaluation(
  tx: Transaction,
  wanted: AppendEvaluationInput,
): Promise<{ orderSn: string; appended: number } | Failure> {
  const order = await lockOrder(tx, wanted.orderSn, { memberId: wanted.memberId })
  if (!order) return failure('order.orderGone')
  const until = order.finishedAt && daysLater(order.finishedAt, await orderTimeLimit(tx, 'appendDays'))
  if (order.state !== 'COMPLETED' || !order.evaluated || order.appended || !until || until <= wanted.act.now)
    return failure('order.cannotAppend')
  const appended = await execute(tx, addTo, [order.orderId, JSON.stringify(wanted.items), wanted.act.now])
  if (appended !== wanted.items.length) return failure('order.lineNotInOrder')
  await execute(tx, markAppended, [order.orderId])
  await logOrderMoves(tx, [order], { event: 'append', act: wanted.act })
  return { orderSn: order.orderSn, appended }
}
