import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

export type Suspension = { readonly storeId: number; readonly reason: string; readonly since: Date }

const put = {
  name: 'store.suspensionPut',
  text: `INSERT INTO store_suspension (store_id, reason, since) VALUES ($1, $2, $3) ON CONFLICT (store_id) DO UPDATE SET reason = $2, since = $3`,
}
const drop = { name: 'store.suspensionDrop', text: `DELETE FROM store_suspension WHERE store_id = $1` }
const many = {
  name: 'store.suspensions',
  text: `SELECT store_id AS "storeId", coalesce(reason, '') AS reason, coalesce(since, store.created_at) AS since
         FROM store LEFT JOIN store_suspension USING (store_id) WHERE store_id = ANY($1::bigint[]) AND state = 'paused' ORDER BY store_id`,
}

/** Notes why a store is suspended; null when it is open again. */
export async function saveSuspension(tx: Transaction, storeId: number, why: Omit<Suspension, 'storeId'> | null): Promise<void> {
  if (why === null) await execute(tx, drop, [storeId])
  else await execute(tx, put, [storeId, why.reason, why.since])
}

/** Which of these stores are suspended, since when and why. */
export function suspensionsOf(db: Queryable, storeIds: readonly number[]): Promise<Suspension[]> {
  return rows<Suspension>(db, many, [storeIds])
}
