import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

/** Days on which a store is closed, `YYYY-MM-DD` in Asia/Shanghai, both included. */
export type Closure = { readonly closedFrom: string; readonly closedTo: string; readonly noticeZh: string; readonly noticeEn: string }

const one = {
  name: 'store.closure',
  text: `SELECT closed_from::text AS "closedFrom", closed_to::text AS "closedTo", notice_zh AS "noticeZh", notice_en AS "noticeEn"
         FROM store_closure WHERE store_id = $1 AND closed_to >= $2`,
}
const put = {
  name: 'store.closurePut',
  text: `INSERT INTO store_closure (store_id, closed_from, closed_to, notice_zh, notice_en, updated_at) VALUES ($1,$2,$3,$4,$5,$6)
         ON CONFLICT (store_id) DO UPDATE SET closed_from = $2, closed_to = $3, notice_zh = $4, notice_en = $5, updated_at = $6`,
}
const drop = { name: 'store.closureDrop', text: `DELETE FROM store_closure WHERE store_id = $1` }

/** The closure of a store that is not over on a day. */
export async function closureOf(db: Queryable, storeId: number, today: string): Promise<Closure | undefined> {
  return (await rows<Closure>(db, one, [storeId, today]))[0]
}

/** Plans the closure of a store; null takes it back. */
export async function saveClosure(tx: Transaction, storeId: number, closure: Closure | null, at: Date): Promise<void> {
  if (closure === null) await execute(tx, drop, [storeId])
  else await execute(tx, put, [storeId, closure.closedFrom, closure.closedTo, closure.noticeZh, closure.noticeEn, at])
}
