import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { startOfDay, endOfDay } from '../../../../kernel/time/clock.ts'
import type { CaseFigure } from '../../rules/figure-names.ts'
import type { FigureSpan } from '../../rules/figure-span.ts'

export type CaseQuery = {
  readonly figure: CaseFigure
  readonly span: Pick<FigureSpan, 'from' | 'to'>
  /** Only those that came out well, or only those that did not; null for all. */
  readonly hit: boolean | null
  readonly limit: number
  readonly offset: number
}
export type CaseRow = {
  readonly caseKey: string
  readonly origin: string
  readonly at: Date
  readonly storeId: number | null
  readonly storeName: string | null
  readonly storeNameEn: string | null
  readonly hit: boolean
  readonly value: number | bigint
  readonly grams: number | bigint
}

const columns = `c.case_key AS "caseKey", c.origin, c.at, c.store_id AS "storeId", s.store_name AS "storeName", s.store_name_en AS "storeNameEn", c.hit, c.value, c.grams`
const list = (name: string, owner: string) => ({
  name: `analytics.cases${name}`,
  text: `SELECT ${columns} FROM (SELECT * FROM figure_case WHERE ${owner} AND figure = $2 AND at >= $3 AND at < $4 AND ($5::boolean IS NULL OR hit = $5)
      ORDER BY at DESC, case_key DESC LIMIT $6 OFFSET $7) c LEFT JOIN store s ON s.store_id = c.store_id ORDER BY c.at DESC, c.case_key DESC`,
})
const ofStores = list('OfStores', 'store_id = ANY($1::bigint[])')
const ofAll = list('OfAll', '$1::bigint[] IS NULL')

/** The things that a figure counted, the latest first: of some stores, or with null of everybody. */
export function listCases(db: Queryable, stores: readonly number[] | null, query: CaseQuery): Promise<CaseRow[]> {
  const { figure, span, hit, limit, offset } = query
  return rows<CaseRow>(db, stores === null ? ofAll : ofStores, [
    stores,
    figure,
    startOfDay(span.from),
    endOfDay(span.to),
    hit,
    limit,
    offset,
  ])
}
