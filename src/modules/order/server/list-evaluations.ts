import { rows, type AnyHandle } from '../../../shared/unit.ts'
import { discreetName } from '../rules/discreet-name.ts'

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
}

const page = {
  name: 'order.evaluations',
  text: `SELECT evaluation_id, score, content, images, buyer_name, anonymous, created_at, append_content, append_images, appended_at
         FROM evaluation WHERE goods_id = $1 AND state = 'PUBLISHED' ORDER BY evaluation_id DESC OFFSET $2 LIMIT $3`,
}
const sums = {
  name: 'order.evaluationSums',
  text: `SELECT count(*) AS total, round(avg(score), 1)::float8 AS average FROM evaluation WHERE goods_id = $1 AND state = 'PUBLISHED'`,
}

/** Names are shown as first and last character, unless the buyer asked not to be named at all. */
function shownName(row: Row): string {
  return row.anonymous ? '***' : discreetName(row.buyer_name)
}

/** Where an uploaded picture is shown. */
const addressOf = (name: string) => `/files/${name}`

/** What buyers say about a goods, newest first; read on the visitors' role. */
export async function listEvaluations(handle: AnyHandle, goodsId: number, asked: { current: number; pageSize: number }) {
  const [sum] = await rows<{ total: number; average: number | null }>(handle, sums, [goodsId])
  const found = await rows<Row>(handle, page, [goodsId, (asked.current - 1) * asked.pageSize, asked.pageSize])
  return {
    total: sum?.total ?? 0,
    average: sum?.average ?? null,
    list: found.map((row) => ({
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
    })),
  }
}
