import { execute, type Statement, type Transaction } from '../../../../kernel/database/transaction.ts'
import { addSums, rebuildMonths } from './add-sums.ts'
import { countBuyerDays, rebuildBuyerDays } from './buyer-days.ts'
import { inquiryCases } from './inquiry-cases.ts'
import { orderCases } from './order-cases.ts'

const columns = 'figure, case_key, origin, at, store_id, enterprise_id, hit, value, grams'
const day = `(at AT TIME ZONE 'Asia/Shanghai')::date`
const sums = (from: string) => `
  SELECT scope, owner_id, ${day} AS day, figure, sum(cases) AS cases, sum(hits) AS hits, sum(value) AS value, sum(grams) AS grams FROM (
    SELECT 'store' AS scope, store_id AS owner_id, at, figure, cases, hits, value, grams FROM ${from} WHERE store_id IS NOT NULL
    UNION ALL SELECT 'mall', 0, at, figure, cases, hits, value, grams FROM ${from} WHERE store_id IS NOT NULL
    UNION ALL SELECT 'company', enterprise_id, at, figure, cases, hits, value, grams FROM ${from} WHERE enterprise_id IS NOT NULL
    UNION ALL SELECT 'platform', 0, at, figure, cases, hits, value, grams FROM ${from} WHERE store_id IS NULL) AS scoped
  GROUP BY 1, 2, 3, 4`

/** Derives the cases of some origins again and adds what changed to the days and months. */
const count = (cases: string) => `WITH derived AS (${cases}),
  before AS (SELECT ${columns} FROM figure_case WHERE origin = ANY($1)),
  gone AS (DELETE FROM figure_case c WHERE c.origin = ANY($1) AND NOT EXISTS (SELECT FROM derived d WHERE (d.figure, d.case_key) = (c.figure, c.case_key))),
  written AS (INSERT INTO figure_case AS c (${columns}) SELECT ${columns} FROM derived ORDER BY figure, case_key
    ON CONFLICT (figure, case_key) DO UPDATE SET origin = excluded.origin, at = excluded.at, store_id = excluded.store_id,
      enterprise_id = excluded.enterprise_id, hit = excluded.hit, value = excluded.value, grams = excluded.grams
    WHERE (c.at, c.store_id, c.enterprise_id, c.hit, c.value, c.grams)
      IS DISTINCT FROM (excluded.at, excluded.store_id, excluded.enterprise_id, excluded.hit, excluded.value, excluded.grams)),
  change AS (SELECT figure, at, store_id, enterprise_id, 1 AS cases, hit::int AS hits, value, grams FROM derived
    UNION ALL SELECT figure, at, store_id, enterprise_id, -1, -(hit::int), -value, -grams FROM before),
  ${addSums(`${sums('change')} HAVING (sum(cases), sum(hits), sum(value), sum(grams)) <> (0, 0, 0, 0)`)}`

const countOrders = { name: 'analytics.countOrders', text: count(orderCases('o.order_sn = ANY($1::text[])')) }
const countInquiries = { name: 'analytics.countInquiries', text: count(inquiryCases('i.inquiry_sn = ANY($1::text[])')) }

// Whoever counts waits for a rebuild and for whoever counts the same origin: the statement after the locks sees what they wrote.
const noRebuild = { name: 'analytics.noRebuild', text: `SELECT pg_advisory_xact_lock_shared(hashtext('analytics.figures'))` }
const oneRebuild = { name: 'analytics.oneRebuild', text: `SELECT pg_advisory_xact_lock(hashtext('analytics.figures'))` }
const lockOrigins = {
  name: 'analytics.lockOrigins',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('figures ' || origin, 0)) FROM (SELECT DISTINCT unnest($1::text[]) AS origin ORDER BY 1) AS one`,
}

async function counted(tx: Transaction, statement: Statement, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await execute(tx, noRebuild, [])
  await execute(tx, lockOrigins, [origins])
  await execute(tx, statement, [origins])
}

/** Counts orders as they stand now, with their refunds, cases, weighings and certificates; again as often as one likes. */
export async function countOrderFigures(tx: Transaction, orderSns: readonly string[]): Promise<void> {
  await counted(tx, countOrders, orderSns)
  await countBuyerDays(tx, orderSns)
}

/** Counts requests as they stand now, with their quotations; again as often as one likes. */
export const countInquiryFigures = (tx: Transaction, inquirySns: readonly string[]): Promise<void> =>
  counted(tx, countInquiries, inquirySns)

const all = `figure_case CROSS JOIN LATERAL (SELECT 1 AS cases, hit::int AS hits) AS one`
const rebuild = [
  // A mall of years takes longer than any call may.
  { name: 'analytics.takeTime', text: `SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)` },
  oneRebuild,
  { name: 'analytics.clearCases', text: 'DELETE FROM figure_case' },
  { name: 'analytics.clearDays', text: `DELETE FROM figure_day WHERE figure NOT IN ('viewed', 'carted')` },
  { name: 'analytics.allOrders', text: `INSERT INTO figure_case (${columns}) ${orderCases('true')}` },
  { name: 'analytics.allInquiries', text: `INSERT INTO figure_case (${columns}) ${inquiryCases('true')}` },
  ...rebuildBuyerDays,
  { name: 'analytics.allDays', text: `INSERT INTO figure_day (scope, owner_id, day, figure, cases, hits, value, grams) ${sums(all)}` },
  ...rebuildMonths,
]

/** Makes all figures anew from the rows, but for views and carts, whose records are deleted before their sums. */
export async function rebuildFigures(tx: Transaction): Promise<void> {
  for (const statement of rebuild) await execute(tx, statement, [])
}
