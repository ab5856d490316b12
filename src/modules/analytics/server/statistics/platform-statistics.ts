import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import type { BuyerCohorts, platformStatistics } from '../../endpoints-platform.ts'
import { daySums, inParts, partValues, spanSums } from '../figures/figure-sums.ts'
import { scoresOfStores } from '../scorecard/store-scorecards.ts'
import { countBuyers } from './paying-buyers.ts'
import { figuresView, seriesView, spanAsked } from './figure-view.ts'

type Numeric = string | number | bigint
const members = {
  name: 'analytics.newMembers',
  text: `SELECT (count(*) FILTER (WHERE created_at >= $1))::int AS now, (count(*) FILTER (WHERE created_at < $1))::int AS before
    FROM account WHERE created_at >= $3 AND created_at < $2`,
}
const misses = {
  name: 'analytics.searchMissSums',
  text: `SELECT coalesce(sum(times) FILTER (WHERE day >= $1::date), 0)::int AS now, coalesce(sum(times) FILTER (WHERE day < $1::date), 0)::int AS before
    FROM search_miss WHERE result = 'nothing' AND day >= $3::date AND day <= $2::date`,
}
const topStores = {
  name: 'analytics.topStores',
  text: `SELECT t.*, s.store_name AS zh, s.store_name_en AS en FROM (
      SELECT owner_id AS "storeId", coalesce(sum(value) FILTER (WHERE figure = 'paid'), 0) AS fen, coalesce(sum(cases) FILTER (WHERE figure = 'paid'), 0) AS orders,
        coalesce(sum(cases) FILTER (WHERE figure = 'viewed'), 0) AS views
      FROM ${inParts('owner_id, figure, cases, value', `scope = 'store' AND figure IN ('paid', 'viewed')`)} AS part GROUP BY 1 ORDER BY fen DESC, 1 LIMIT 20) AS t
    JOIN store s ON s.store_id = t."storeId" ORDER BY t.fen DESC, 1`,
}
const cohorts = {
  name: 'analytics.cohorts',
  text: `WITH fresh AS MATERIALIZED (SELECT member_id, date_trunc('month', day) AS first FROM buyer_day WHERE day >= $1::date AND prev_day = '-infinity')
    SELECT to_char(first, 'YYYY-MM') AS first, to_char(month, 'YYYY-MM') AS month, count(*)::int AS buyers
    FROM (SELECT DISTINCT f.member_id, f.first, date_trunc('month', b.day) AS month FROM fresh f JOIN buyer_day b USING (member_id)) AS paid GROUP BY 1, 2 ORDER BY 1, 2`,
}

type StoreRow = { readonly storeId: number; readonly zh: string; readonly en: string } & Record<'fen' | 'orders' | 'views', Numeric>

/** What happened on the mall. Refusal: `analytics.badSpan`. */
export async function statisticsOfPlatform(
  call: Call,
  asked: { readonly from: string; readonly to: string },
): Promise<OutputOf<typeof platformStatistics> | Failure> {
  const now = call.app.clock.now()
  const span = spanAsked(asked, now)
  if (isFailure(span)) return span
  const { read } = call.app
  const [ofStores, ofNobody, daily, paying, payingBefore, [joined], [missed], stores] = await Promise.all([
    spanSums(read, { everyStore: true }, span),
    spanSums(read, { platform: true }, span),
    daySums(read, null, ['paid', 'viewed'], span),
    countBuyers(read, null, span.from, span.to),
    countBuyers(read, null, span.beforeFrom, span.beforeTo),
    rows<{ now: number; before: number }>(read, members, [startOfDay(span.from), endOfDay(span.to), startOfDay(span.beforeFrom)]),
    rows<{ now: number; before: number }>(read, misses, [span.from, span.to, span.beforeFrom]),
    rows<StoreRow>(read, topStores, partValues(span)),
  ])
  const scores = await scoresOfStores(
    read,
    stores.map((one) => one.storeId),
    now,
  )
  const { days, ...period } = span
  return {
    ...period,
    figures: figuresView({
      now: new Map([...ofStores.now, ...ofNobody.now]),
      before: new Map([...ofStores.before, ...ofNobody.before]),
    }),
    series: seriesView(days, daily),
    buyers: { ...paying, allBefore: payingBefore.all, returningBefore: payingBefore.returning },
    newMembers: joined ?? { now: 0, before: 0 },
    misses: missed ?? { now: 0, before: 0 },
    stores: stores.map(({ storeId, zh, en, fen, orders, views }) => ({
      storeId,
      storeName: (call.lang === 'en' && en) || zh,
      amount: yuanNumber(BigInt(fen)),
      orderNum: Number(orders),
      viewNum: Number(views),
      mark: scores.get(storeId) ?? null,
    })),
  }
}

/** First day of the month five months before a day. */
function cohortStart(now: Date): string {
  let day = `${dayOf(now).slice(0, 7)}-01`
  for (let month = 0; month < 5; month += 1) day = `${addDays(day, -1).slice(0, 7)}-01`
  return day
}

/** Buyers by the month in which they first paid. */
export async function cohortsOfBuyers(call: Call): Promise<BuyerCohorts> {
  type Row = { readonly first: string; readonly month: string; readonly buyers: number }
  const found = await rows<Row>(call.app.read, cohorts, [cohortStart(call.app.clock.now())])
  const byFirst = Map.groupBy(found, (row) => row.first)
  return {
    list: [...byFirst].map(([month, of]) => ({
      month,
      buyerNum: of.find((row) => row.month === month)?.buyers ?? 0,
      paidNums: of.map((row) => ({ month: row.month, buyerNum: row.buyers })),
    })),
  }
}
