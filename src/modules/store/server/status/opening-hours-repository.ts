import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { OpeningSpan } from '../../rules/opening-hours.ts'

type Hours = { readonly spans: readonly OpeningSpan[]; readonly version: number }

const one = { name: 'store.hours', text: `SELECT spans, version FROM store_hours WHERE store_id = $1` }
const put = {
  name: 'store.hoursPut',
  text: `INSERT INTO store_hours (store_id, spans, updated_at) SELECT $1, $3, $4 WHERE $2 = 0 OR EXISTS (SELECT FROM store_hours WHERE store_id = $1)
         ON CONFLICT (store_id) DO UPDATE SET spans = $3, updated_at = $4, version = store_hours.version + 1 WHERE store_hours.version = $2`,
}

/** The week of a store; undefined when it never said. */
export async function hoursOf(db: Queryable, storeId: number): Promise<Hours | undefined> {
  return (await rows<Hours>(db, one, [storeId]))[0]
}

/** Saves a week in the version that was seen (0: none yet); false when it has another. */
export async function saveHours(tx: Transaction, storeId: number, { spans, version }: Hours, at: Date): Promise<boolean> {
  return (await execute(tx, put, [storeId, version, JSON.stringify(spans), at])) === 1
}
