import { totalOf } from '../../../kernel/database/list-total.ts'
import { lockNamed } from '../../../kernel/database/lock-named.ts'
import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type QuestionRecord = {
  readonly questionId: number
  readonly goodsId: number
  readonly askerName: string
  readonly content: string
  readonly createdAt: Date
  readonly answer: string | null
  readonly answeredAt: Date | null
}
/** A question as it was just written or answered. */
export type WrittenQuestion = QuestionRecord & { readonly storeId: number; readonly memberId: number }
export type AnsweredQuestion = WrittenQuestion & { readonly oldAnswer: string | null }
export type OwnQuestion = QuestionRecord & { readonly zh: string; readonly en: string; readonly productId: number | null }

const columns = `question_id AS "questionId", goods_id AS "goodsId", asker_name AS "askerName", content, created_at AS "createdAt", answer, answered_at AS "answeredAt"`
/** Whose goods it is about and who asked; the visitors' role may not read that. */
const between = `store_id::int AS "storeId", member_id::int AS "memberId"`
const page = {
  name: 'catalog.questions',
  text: `SELECT sums.total, page.*
         FROM (SELECT count(*)::int AS total FROM goods_question WHERE goods_id = $1 AND state = 'PUBLISHED') sums
         LEFT JOIN LATERAL (
           SELECT ${columns} FROM goods_question WHERE goods_id = $1 AND state = 'PUBLISHED'
           ORDER BY (answer IS NULL), question_id DESC LIMIT $2 OFFSET $3
         ) page ON true ORDER BY (page.answer IS NULL), page."questionId" DESC`,
}
const insert = {
  name: 'catalog.questionInsert',
  text: `INSERT INTO goods_question (goods_id, store_id, member_id, asker_name, content, created_at)
         SELECT goods_id, store_id, $2, $3, $4, $5 FROM goods WHERE goods_id = $1 AND state = 'on_sale' RETURNING ${columns}, ${between}`,
}
const askedSince = {
  name: 'catalog.questionsSince',
  text: `SELECT count(*)::int AS total FROM goods_question WHERE member_id = $1 AND created_at > $2`,
}
const own = {
  name: 'catalog.ownQuestions',
  text: `SELECT q.question_id AS "questionId", q.goods_id AS "goodsId", q.asker_name AS "askerName", q.content, q.created_at AS "createdAt", q.answer,
           q.answered_at AS "answeredAt", g.name_zh AS zh, g.name_en AS en, c.default_product_id AS "productId", count(*) OVER ()::int AS total
         FROM goods_question q JOIN goods g USING (goods_id) LEFT JOIN goods_card c USING (goods_id)
         WHERE q.store_id = ANY($1::bigint[]) AND ($2 = '' OR (q.answer IS NOT NULL) = ($2 = '1')) ORDER BY q.question_id DESC LIMIT $3 OFFSET $4`,
}
const answer = {
  name: 'catalog.questionAnswer',
  text: `UPDATE goods_question SET answer = $3, answered_by = $4, answered_at = $5 WHERE question_id = $1 AND store_id = ANY($2::bigint[]) RETURNING ${columns}, ${between}, old.answer AS "oldAnswer"`,
}

/** Published questions of a goods, the answered first, with their number. */
export async function questionsOf(db: Queryable, goodsId: number, limit: number, offset: number) {
  const found = await rows<{ total: number } & (QuestionRecord | { questionId: null })>(db, page, [goodsId, limit, offset])
  return { total: totalOf(found), questions: found.flatMap((row) => (row.questionId === null ? [] : row)) }
}

type Asked = { readonly goodsId: number; readonly memberId: number; readonly name: string; readonly content: string; readonly at: Date }

/** Writes a question about goods on sale; undefined when they are not. */
export async function writeQuestion(
  tx: Transaction,
  { goodsId, memberId, name, content, at }: Asked,
): Promise<WrittenQuestion | undefined> {
  return (await rows<WrittenQuestion>(tx, insert, [goodsId, memberId, name, content, at]))[0]
}

/** How many questions somebody asked since; one asks at a time, so that the count stands until the question is written. */
export async function questionsAskedToday(tx: Transaction, memberId: number, since: Date): Promise<number> {
  await lockNamed(tx, `reviews.asker ${memberId}`)
  return (await rows<{ total: number }>(tx, askedSince, [memberId, since]))[0]?.total ?? 0
}

export async function ownQuestions(db: Queryable, storeIds: readonly number[], isAnswered: string, limit: number, offset: number) {
  return rows<OwnQuestion & { total: number }>(db, own, [storeIds, isAnswered, limit, offset])
}

/** Answers a question of one of the stores; undefined for any other. */
export async function writeAnswer(
  tx: Transaction,
  {
    questionId,
    storeIds,
    content,
    memberId,
    at,
  }: { questionId: number; storeIds: readonly number[]; content: string; memberId: number; at: Date },
): Promise<AnsweredQuestion | undefined> {
  return (await rows<AnsweredQuestion>(tx, answer, [questionId, storeIds, content, memberId, at]))[0]
}
