import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { FigureSum } from '../../rules/scorecard.ts'
import type { FigureSpan } from '../../rules/figure-span.ts'

/** Stores, one buying company, all stores together, or what belongs to no store. */
export type FigureOwner =
  | { readonly stores: readonly number[] }
  | { readonly company: number }
  | { readonly everyStore: true }
  | { readonly platform: true }

type Numeric = string | number | bigint
type SumRow = { figure: string } & Record<'cases' | 'hits' | 'value' | 'grams', Numeric> &
  Record<'casesBefore' | 'hitsBefore' | 'valueBefore' | 'gramsBefore', Numeric>
export type SpanSum = FigureSum & { readonly grams: number }
export type SpanSums = { readonly now: ReadonlyMap<string, SpanSum>; readonly before: ReadonlyMap<string, SpanSum> }

const isNow = 'day >= $2::date'
const both = (column: string) =>
  `coalesce(sum(${column}) FILTER (WHERE ${isNow}), 0) AS ${column}, coalesce(sum(${column}) FILTER (WHERE NOT ${isNow}), 0) AS "${column}Before"`
const sums = `SELECT figure, ${['cases', 'hits', 'value', 'grams'].map(both).join(', ')} FROM figure_day`
const inSpan = 'day >= $4::date AND day <= $3::date'

const ofOwners = {
  name: 'analytics.ownerSums',
  text: `${sums} WHERE scope = $5 AND owner_id = ANY($1::bigint[]) AND ${inSpan} GROUP BY 1`,
}
const ofDays = {
  name: 'analytics.ownerDays',
  text: `SELECT day::text, figure, sum(cases) AS cases, sum(value) AS value FROM figure_day
    WHERE scope = $1 AND owner_id = ANY($2::bigint[]) AND figure = ANY($3) AND day >= $4::date AND day <= $5::date GROUP BY 1, 2`,
}
const ofStores = {
  name: 'analytics.storeSums',
  text: `SELECT owner_id AS "storeId", figure, sum(cases) AS cases, sum(hits) AS hits, sum(value) AS value, sum(grams) AS grams FROM figure_day
    WHERE scope = $4 AND owner_id = ANY($1::bigint[]) AND day >= $2::date AND day <= $3::date GROUP BY 1, 2`,
}

const sumOf = (row: Record<'cases' | 'hits' | 'value' | 'grams', Numeric>): SpanSum => ({
  cases: Number(row.cases),
  hits: Number(row.hits),
  value: Number(row.value),
  grams: Number(row.grams),
})

/** What was counted in a period and in the one before it, by figure; figures without a case are missing. */
export async function spanSums(db: Queryable, owner: FigureOwner, { from, to, beforeFrom }: FigureSpan): Promise<SpanSums> {
  const span = [from, to, beforeFrom]
  const found = await ('stores' in owner
    ? rows<SumRow>(db, ofOwners, [owner.stores, ...span, 'store'])
    : 'company' in owner
      ? rows<SumRow>(db, ofOwners, [[owner.company], ...span, 'company'])
      : rows<SumRow>(db, ofOwners, [[0], ...span, 'everyStore' in owner ? 'mall' : 'platform']))
  const before = (row: SumRow) => sumOf({ cases: row.casesBefore, hits: row.hitsBefore, value: row.valueBefore, grams: row.gramsBefore })
  return {
    now: new Map(found.map((row) => [row.figure, sumOf(row)])),
    before: new Map(found.map((row) => [row.figure, before(row)])),
  }
}

type DayRow = { readonly day: string; readonly figure: string; readonly cases: Numeric; readonly value: Numeric }

/** Cases and values of some figures by day, of stores or of all stores; days without a case are missing. */
export async function daySums(
  db: Queryable,
  stores: readonly number[] | null,
  figures: readonly string[],
  { from, to }: Pick<FigureSpan, 'from' | 'to'>,
): Promise<readonly { readonly day: string; readonly figure: string; readonly cases: number; readonly value: number }[]> {
  const found = await rows<DayRow>(db, ofDays, [stores === null ? 'mall' : 'store', stores ?? [0], figures, from, to])
  return found.map((row) => ({ ...row, cases: Number(row.cases), value: Number(row.value) }))
}

/** What was counted of each of some stores; stores without a case are missing. */
export async function sumsOfStores(
  db: Queryable,
  stores: readonly number[],
  { from, to }: Pick<FigureSpan, 'from' | 'to'>,
): Promise<ReadonlyMap<number, ReadonlyMap<string, SpanSum>>> {
  type Row = { storeId: number; figure: string } & Record<'cases' | 'hits' | 'value' | 'grams', Numeric>
  const found = await rows<Row>(db, ofStores, [stores, from, to, 'store'])
  const byStore = Map.groupBy(found, (row) => row.storeId)
  return new Map([...byStore].map(([storeId, of]) => [storeId, new Map(of.map((row) => [row.figure, sumOf(row)]))]))
}
