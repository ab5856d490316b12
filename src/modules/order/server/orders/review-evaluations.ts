import { offsetOf } from '../../../../kernel/database/paging.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { maskName } from '../../../../kernel/text/mask-name.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { addStoreRating } from '../../../store/server/public.ts'

export type EvaluationRecord = {
  readonly evaluationId: number
  readonly storeId: number
  readonly goodsId: number
  readonly zh: string
  readonly en: string
  readonly buyerName: string
  readonly anonymous: boolean
  readonly score: number
  readonly desc: number
  readonly service: number
  readonly logistics: number
  readonly content: string
  readonly images: readonly string[]
  readonly appendContent: string | null
  readonly createdAt: Date
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly state: 'PUBLISHED' | 'HIDDEN'
  readonly hiddenReason: string
  readonly storeName: string
}

const columns = `e.evaluation_id AS "evaluationId", e.store_id AS "storeId", e.goods_id AS "goodsId", l.goods_name_zh AS zh, l.goods_name_en AS en,
  e.buyer_name AS "buyerName", e.anonymous, e.score, e.desc_score AS "desc", e.service_score AS service, e.logistics_score AS logistics, e.content, e.images,
  e.append_content AS "appendContent", e.created_at AS "createdAt", e.answer, e.answered_at AS "answeredAt", e.state, e.hidden_reason AS "hiddenReason",
  o.store_name AS "storeName"`
const parts = `evaluation e JOIN order_line l USING (order_line_id) JOIN orders o ON o.order_id = e.order_id`
// One statement per scope: a store's list walks the store's index, the platform's walks the primary key.
const pageOf = (name: string, where: string) => ({
  page: {
    name: `order.${name}`,
    text: `SELECT ${columns} FROM ${parts} WHERE ${where} ORDER BY e.evaluation_id DESC LIMIT $3 OFFSET $4`,
  },
  total: { name: `order.${name}Total`, text: `SELECT count(*)::int AS total FROM evaluation e WHERE ${where}` },
})
const ofStores = pageOf('storeEvaluations', `e.store_id = ANY($1::bigint[]) AND ($2 = '' OR (e.answer IS NOT NULL) = ($2 = '1'))`)
const ofAll = pageOf('allEvaluations', `$1::bigint[] IS NULL AND ($2 = '' OR e.state = $2)`)
const answer = {
  name: 'order.answerEvaluation',
  text: `UPDATE evaluation SET answer = $3, answered_by = $4, answered_at = $5 WHERE evaluation_id = $1 AND store_id = ANY($2::bigint[])
         RETURNING old.answer AS "oldAnswer"`,
}
const show = {
  name: 'order.showEvaluation',
  text: `UPDATE evaluation SET state = $2, hidden_reason = $3 WHERE evaluation_id = $1 AND state <> $2
         RETURNING store_id AS "storeId", desc_score AS "desc", service_score AS service, logistics_score AS logistics`,
}
const one = { name: 'order.evaluationState', text: `SELECT state FROM evaluation WHERE evaluation_id = $1` }

type Asked = { readonly current: number; readonly pageSize: number }

async function listed(db: Queryable, { page, total }: ReturnType<typeof pageOf>, values: readonly unknown[], asked: Asked) {
  const found = await rows<EvaluationRecord>(db, page, [...values, asked.pageSize, offsetOf(asked)])
  const [counted] = await rows<{ total: number }>(db, total, values)
  return { total: counted?.total ?? 0, list: found }
}

/** Evaluations of some stores, newest first; `isAnswered` is '', '0' or '1'. */
export function evaluationsOfStores(db: Queryable, storeIds: readonly number[], isAnswered: string, asked: Asked) {
  return listed(db, ofStores, [storeIds, isAnswered], asked)
}

/** Evaluations of every store, newest first, in one state or in all. */
export function evaluationsOfAll(db: Queryable, state: string, asked: Asked) {
  return listed(db, ofAll, [null, state], asked)
}

/** An evaluation as its store and the platform see it: the buyer's name is no clearer than on the goods page. */
export function evaluationView(row: EvaluationRecord, lang: Language) {
  return {
    evaluationId: row.evaluationId,
    goodsId: row.goodsId,
    goodsName: row[lang],
    storeName: row.storeName,
    buyerName: row.anonymous ? '***' : maskName(row.buyerName),
    score: row.score,
    descScore: row.desc,
    serviceScore: row.service,
    logisticsScore: row.logistics,
    content: row.content,
    images: row.images.map((name) => `/files/${name}`),
    append: row.appendContent ?? '',
    at: row.createdAt.toISOString(),
    answer: row.answer === null || row.answeredAt === null ? null : { content: row.answer, at: row.answeredAt.toISOString() },
    isHidden: row.state === 'HIDDEN' ? (1 as const) : (0 as const),
    hiddenReason: row.hiddenReason,
  }
}

type Answer = { readonly evaluationId: number; readonly storeIds: readonly number[]; readonly content: string; readonly act: ActorContext }

/** The store answers an evaluation of its own, or changes the answer; it is public. Refusal: `api.notFound`. */
export async function answerEvaluation(tx: Transaction, { evaluationId, storeIds, content, act }: Answer) {
  const [row] = await rows<{ oldAnswer: string | null }>(tx, answer, [evaluationId, storeIds, content, act.actor.id, act.now])
  if (!row) return failure('api.notFound')
  await audit(tx, {
    actor: act.actor,
    action: 'order.answerEvaluation',
    entity: 'evaluation',
    entityId: evaluationId,
    diff: { answer: [row.oldAnswer, content] },
    channel: 'seller',
    requestId: act.requestId,
  })
  return { evaluationId }
}

type Showing = { readonly evaluationId: number; readonly act: 'hide' | 'show'; readonly reason: string; readonly by: ActorContext }

/**
 * The platform hides an evaluation with a reason, or shows it again. A hidden one counts in no rating.
 * Refusals: `api.notFound`, `order.reasonRequired`, `order.evaluationMoved`.
 */
export async function showEvaluation(tx: Transaction, wish: Showing): Promise<{ evaluationId: number } | Failure> {
  const { evaluationId, by } = wish
  if (wish.act === 'hide' && wish.reason === '') return failure('order.reasonRequired', {}, { field: 'reason' })
  const [from, to] = wish.act === 'hide' ? ['PUBLISHED', 'HIDDEN'] : ['HIDDEN', 'PUBLISHED']
  const [row] = await rows<Pick<EvaluationRecord, 'storeId' | 'desc' | 'service' | 'logistics'>>(tx, show, [
    evaluationId,
    to,
    wish.act === 'hide' ? wish.reason : '',
  ])
  if (!row) return (await rows(tx, one, [evaluationId])).length === 0 ? failure('api.notFound') : failure('order.evaluationMoved')
  const sign = wish.act === 'hide' ? -1 : 1
  await addStoreRating(tx, {
    storeId: row.storeId,
    rated: sign,
    desc: sign * row.desc,
    service: sign * row.service,
    logistics: sign * row.logistics,
  })
  await audit(tx, {
    actor: by.actor,
    action: `order.${wish.act}Evaluation`,
    entity: 'evaluation',
    entityId: evaluationId,
    from: from ?? '',
    to: to ?? '',
    reason: wish.reason,
    channel: 'admin',
    requestId: by.requestId,
  })
  return { evaluationId }
}
