import { mapPage } from '../../../kernel/database/list-total.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

const most = 300
const note = {
  name: 'member.footprintNote',
  text: `INSERT INTO member_footprint (member_id, product_id, day, seen_at) VALUES ($1, $2, ($3::timestamptz AT TIME ZONE 'Asia/Shanghai')::date, $3)
         ON CONFLICT (member_id, product_id, day) DO UPDATE SET seen_at = excluded.seen_at`,
}
const forgetOldest = {
  name: 'member.footprintOldest',
  text: `DELETE FROM member_footprint WHERE member_id = $1
         AND seen_at < (SELECT seen_at FROM member_footprint WHERE member_id = $1 ORDER BY seen_at DESC OFFSET ${most - 1} LIMIT 1)`,
}
const page = {
  name: 'member.footprintPage',
  text: `SELECT product_id AS "productId", to_char(day, 'YYYY-MM-DD') AS day, seen_at AS at, count(*) OVER ()::int AS total
         FROM member_footprint WHERE member_id = $1 ORDER BY seen_at DESC, product_id LIMIT $2 OFFSET $3`,
}
const clear = {
  name: 'member.footprintClear',
  text: `DELETE FROM member_footprint WHERE member_id = $1 AND (cardinality($2::bigint[]) = 0 OR product_id = ANY($2)) AND ($3::date IS NULL OR day = $3)`,
}

type Seen = { readonly productId: number; readonly day: string; readonly at: Date; readonly total: number }

/** Notes a look; only the newest are kept. */
export async function addFootprint(tx: Transaction, memberId: number, productId: number, at: Date): Promise<void> {
  await execute(tx, note, [memberId, productId, at])
  await execute(tx, forgetOldest, [memberId])
}

export async function footprintPage(db: Queryable, memberId: number, limit: number, offset: number): Promise<Seen[]> {
  return mapPage(await rows<Seen>(db, page, [memberId, limit, offset]), (row) => ({ ...row, productId: Number(row.productId) }))
}

/** Forgets SKUs, a day, or everything; says how many rows went. */
export function clearFootprints(tx: Transaction, memberId: number, productIds: readonly number[], day: string | null): Promise<number> {
  return execute(tx, clear, [memberId, productIds, day])
}
