import type { ClientBase } from 'pg'

const buyer = 2

/** What the demonstration's buyer keeps and has looked at; what is there stays as it is. */
export async function loadMarks(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO member_mark (member_id, kind, target_id)
     SELECT $1::bigint, 'goods', goods_id FROM (SELECT goods_id FROM goods_card ORDER BY sold_count DESC, goods_id LIMIT 7) g
     UNION ALL SELECT $1::bigint, 'store', store_id FROM (SELECT store_id FROM store ORDER BY store_id LIMIT 3) s
     UNION ALL SELECT $1::bigint, 'article', article_id FROM (SELECT article_id FROM article WHERE kind = 'information' ORDER BY article_id LIMIT 3) a
     ON CONFLICT DO NOTHING`,
    [buyer],
  )
  await client.query(
    `INSERT INTO member_footprint (member_id, product_id, day, seen_at)
     SELECT $1::bigint, default_product_id, (at AT TIME ZONE 'Asia/Shanghai')::date, at
     FROM (SELECT default_product_id, now() - (row_number() OVER (ORDER BY goods_id) / 5) * interval '1 day' - row_number() OVER (ORDER BY goods_id) * interval '1 minute' AS at
           FROM goods_card ORDER BY goods_id LIMIT 12) g
     ON CONFLICT DO NOTHING`,
    [buyer],
  )
}
