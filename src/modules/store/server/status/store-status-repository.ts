import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { OpeningSpan } from '../../rules/opening-hours.ts'
import type { Closure } from './closure-repository.ts'
import type { StoreRecord } from '../store-repository.ts'

/** What decides whether a store is at work; `spans` is null when it never said its hours. */
export type StoreStatus = Pick<StoreRecord, 'storeId' | 'state'> & {
  readonly spans: readonly OpeningSpan[] | null
  readonly closure: Closure | null
}
type Row = Omit<StoreStatus, 'closure'> & (Closure | { readonly closedFrom: null })

const ofMany = {
  name: 'store.standings',
  text: `SELECT s.store_id AS "storeId", s.state, h.spans, c.closed_from::text AS "closedFrom", c.closed_to::text AS "closedTo",
           c.notice_zh AS "noticeZh", c.notice_en AS "noticeEn"
         FROM store s LEFT JOIN store_hours h USING (store_id) LEFT JOIN store_closure c ON c.store_id = s.store_id AND c.closed_to >= $2
         WHERE s.store_id = ANY($1::bigint[])`,
}

/** State, week and closure of stores, read in one query; a closure that was over before `today` (`YYYY-MM-DD`) does not count. */
export async function storeStatusesOf(db: Queryable, storeIds: readonly number[], today: string): Promise<StoreStatus[]> {
  const found = await rows<Row>(db, ofMany, [storeIds, today])
  return found.map((row) => ({ storeId: row.storeId, state: row.state, spans: row.spans, closure: row.closedFrom === null ? null : row }))
}
