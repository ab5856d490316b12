import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { maskName } from '../../../kernel/text/mask-name.ts'

type Row = {
  evaluation_id: number
  score: number
  content: string
  images: string[]
  buyer_name: string
  anonymous: boolean
  created_at: Date
  append_content: string | null
  append_images: string[] | null
  appended_at: Date | null
  answer: string | null
  answered_at: Date | null
}

/** Stands beside every evaluation, and alone with `Nothing` when the asked page has none. */
type Sums = { readonly total: number; readonly average: number | null }
type Nothing = { readonly evaluation_id: null }
const isEvaluation = (row: Sums & (Row | Nothing)): row is Sums & Row => row.evaluation_id !== null

const statement = {
  name: 'order.evaluations',
  text: `SELECT sums.total, sums.average, page.*
         FROM (SELECT count(*)::int AS total, round(avg(score), 1)::float8 AS average FROM evaluation WHERE goods_id = $1 AND state = 'PUBLISHED') sums
         LEFT JOIN LATERAL (
           SELECT evaluation_id, score, content, images, buyer_name, anonymous, created_at, append_content, append_images, appended_at, answer, answered_at
           FROM evaluation WHERE goods_id = $1 AND state = 'PUBLISHED' ORDER BY evaluation_id DESC OFFSET $2 LIMIT $3
         ) page ON true ORDER BY page.evaluation_id DESC`,
}

/** Names are shown as first and last character, unless the buyer asked not to be named at all. */
function shownName(row: Row): string {
  return row.anonymous ? '***' : maskName(row.buyer_name)
}

/** Where an uploaded picture is shown. */
const addressOf = (name: string) => `/files/${name}`

/** What buyers say about a goods, newest first; read on the visitors' role. */
export async function listEvaluations(db: Queryable, goodsId: number, asked: { current: number; pageSize: number }) {
  const found = await rows<Sums & (Row | Nothing)>(db, statement, [goodsId, offsetOf(asked), asked.pageSize])
  return {
    total: totalOf(found),
    average: found[0]?.average ?? null,
    list: found.filter(isEvaluation).map((row) => ({
      evaluationId: row.evaluation_id,
      score: row.score,
      content: row.content,
      images: row.images.map(addressOf),
      buyerName: shownName(row),
      at: row.created_at.toISOString(),
      append:
        row.append_content === null || row.appended_at === null
          ? null
          : { content: row.append_content, images: (row.append_images ?? []).map(addressOf), at: row.appended_at.toISOString() },
      answer: row.answer === null || row.answered_at === null ? null : { content: row.answer, at: row.answered_at.toISOString() },
    })),
  }
}
