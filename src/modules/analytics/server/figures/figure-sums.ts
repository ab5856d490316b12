import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { FigureSum } from '../../rules/scorecard.ts'
import type { FigureSpan } from '../../rules/figure-span.ts'
import { spanParts } from '../../rules/span-parts.ts'

/** Stores, one buying company, all stores together, or what belongs to no store. */
export type FigureOwner =
  | { readonly stores: readonly number[] }
  | { readonly company: number }
  | { readonly everyStore: true }
  | { readonly platform: true }

type Numeric = string | number | bigint
type SumRow = { readonly figure: string } & Readonly<Record<'cases' | 'hits' | 'value' | 'grams', Numeric>>
export type SpanSum = FigureSum & { readonly grams: number }
type Sums = ReadonlyMap<string, SpanSum>
export type SpanSums = { readonly now: Sums; readonly before: Sums }

const columns = 'owner_id, figure, cases, hits, value, grams'
/** Days and whole months of a period whose rows fulfil a condition; $1 to $6 are `partValues`. */
export const inParts = (wanted: string, condition: string) => `(
    SELECT ${wanted} FROM figure_day WHERE ${condition} AND day >= $1::date AND day <= $2::date
    UNION ALL SELECT ${wanted} FROM figure_month WHERE ${condition} AND month >= $3::date AND month <= $4::date
    UNION ALL SELECT ${wanted} FROM figure_day WHERE ${condition} AND day >= $5::date AND day <= $6::date)`
export function partValues({ from, to }: Pick<FigureSpan, 'from' | 'to'>): readonly string[] {
  const { head, months, tail } = spanParts(from, to)
  return [...head, ...months, ...tail]
}

const ofOwners = {
  name: 'analytics.ownerSums',
  text: `SELECT figure, sum(cases) AS cases, sum(hits) AS hits, sum(value) AS value, sum(grams) AS grams
    FROM ${inParts(columns, 'scope = $7 AND owner_id = ANY($8::bigint[])')} AS part GROUP BY 1`,
}
const ofDays = {
  name: 'analytics.ownerDays',
  text: `SELECT day::text, figure, sum(cases) AS cases, sum(value) AS value FROM figure_day
    WHERE scope = $1 AND owner_id = ANY($2::bigint[]) AND figure = ANY($3) AND day >= $4::date AND day <= $5::date GROUP BY 1, 2`,
}
const ofStores = {
  name: 'analytics.storeSums',
  text: `SELECT owner_id AS "storeId", figure, sum(cases) AS cases, sum(hits) AS hits, sum(value) AS value, sum(grams) AS grams
    FROM ${inParts(columns, `scope = 'store' AND owner_id = ANY($7::bigint[])`)} AS part GROUP BY 1, 2`,
}

const sumOf = (row: Omit<SumRow, 'figure'>): SpanSum => ({
  cases: Number(row.cases),
  hits: Number(row.hits),
  value: Number(row.value),
  grams: Number(row.grams),
})

/** What was counted in a period and in the one before it, by figure; figures without a case are missing. */
export async function spanSums(db: Queryable, owner: FigureOwner, { from, to, beforeFrom, beforeTo }: FigureSpan): Promise<SpanSums> {
  const [scope, ids] =
    'stores' in owner
      ? ['store', owner.stores]
      : 'company' in owner
        ? ['company', [owner.company]]
        : ['everyStore' in owner ? 'mall' : 'platform', [0]]
  const sums = async (part: Pick<FigureSpan, 'from' | 'to'>): Promise<Sums> => {
    const found = await rows<SumRow>(db, ofOwners, [...partValues(part), scope, ids])
    return new Map(found.map((row) => [row.figure, sumOf(row)]))
  }
  const [now, before] = await Promise.all([sums({ from, to }), sums({ from: beforeFrom, to: beforeTo })])
  return { now, before }
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
  span: Pick<FigureSpan, 'from' | 'to'>,
): Promise<ReadonlyMap<number, Sums>> {
  const found = await rows<SumRow & { readonly storeId: number }>(db, ofStores, [...partValues(span), stores])
  const byStore = Map.groupBy(found, (row) => row.storeId)
  return new Map([...byStore].map(([storeId, of]) => [storeId, new Map(of.map((row) => [row.figure, sumOf(row)]))]))
}
