import type { OutputOf } from '../../../../api/endpoint.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import type { Call } from '../../../../api/handler.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import type { buyerKinds, storeFigureBuyers } from '../../endpoints-figure-rows.ts'
import { customerKey } from './customer-key.ts'
import { spanAsked } from './figure-view.ts'

// $1 stores, or null for the platform; $2 and $3 the period.
// Store by store: with one condition for all of them the database reads the orders of the whole mall.
// In a store a buyer is a company or a person; on the platform each account is one.
const storeBuyers = `SELECT b.*, times > 1 OR CASE WHEN id > 0
      THEN EXISTS (SELECT FROM orders p WHERE p.enterprise_id = b.id AND p.store_id = ANY($1::bigint[]) AND p.paid_at < $2)
      ELSE EXISTS (SELECT FROM orders p WHERE p.member_id = -b.id AND p.enterprise_id IS NULL AND p.store_id = ANY($1::bigint[]) AND p.paid_at < $2) END AS came_back
    FROM (SELECT coalesce(enterprise_id, -member_id) AS id, count(*)::int AS times, sum(total)::bigint AS fen, max(paid_at) AS last
      FROM unnest($1::bigint[]) AS s (id) CROSS JOIN LATERAL (SELECT * FROM orders WHERE store_id = s.id AND paid_at >= $2 AND paid_at < $3) AS o GROUP BY 1) AS b`
const accounts = `SELECT b.*, times > 1 OR EXISTS (SELECT FROM orders p WHERE p.member_id = b.id AND p.paid_at < $2) AS came_back
    FROM (SELECT member_id AS id, count(*)::int AS times, sum(total)::bigint AS fen, max(paid_at) AS last
      FROM orders WHERE $1::bigint[] IS NULL AND paid_at >= $2 AND paid_at < $3 GROUP BY 1) AS b`
// $4 and $5 a month: who first paid in it. The accounts of a month are few; the orders of a period are many.
const cohort = `SELECT f.member_id AS id, o.times, o.fen, o.last, o.times > 1 OR f.day < ($2::timestamptz AT TIME ZONE 'Asia/Shanghai')::date AS came_back
    FROM buyer_day f CROSS JOIN LATERAL (SELECT count(*)::int AS times, sum(total)::bigint AS fen, max(paid_at) AS last
      FROM orders WHERE member_id = f.member_id AND paid_at >= $2 AND paid_at < $3) AS o
    WHERE $1::bigint[] IS NULL AND f.day >= ($4::timestamptz AT TIME ZONE 'Asia/Shanghai')::date AND f.day < ($5::timestamptz AT TIME ZONE 'Asia/Shanghai')::date
      AND f.prev_day = '-infinity' AND o.times > 0`

const count = (name: string, buyers: string) => ({
  name: `analytics.buyerCount${name}`,
  text: `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE came_back))::int AS "returning" FROM (${buyers}) AS b`,
})
const ofStores = count('OfStores', storeBuyers)
// Everybody who paid in the period has one day in it without another one of it before.
const ofPlatform = {
  name: 'analytics.buyerCountOfPlatform',
  text: `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE prev_day > '-infinity' OR times > 1 OR next_day <= $2::date))::int AS "returning"
    FROM buyer_day WHERE day >= $1::date AND day <= $2::date AND prev_day < $1::date`,
}
const ofMonth = count('OfMonth', cohort)

// A person's own account name logs in: first and last character are shown (docs/decisions/058).
const shownName = `(SELECT coalesce(nullif(o.buyer_title, ''), CASE WHEN length(o.buyer_name) > 1 THEN left(o.buyer_name, 1) || '***' || right(o.buyer_name, 1) ELSE '***' END)
    FROM orders o WHERE o.paid_at = b.last AND CASE WHEN $1::bigint[] IS NULL THEN o.member_id = b.id ELSE coalesce(o.enterprise_id, -o.member_id) = b.id END LIMIT 1)`
const list = (name: string, buyers: string, condition = 'true') => ({
  name: `analytics.buyers${name}`,
  text: `SELECT b.*, b.came_back AS "cameBack", ${shownName} AS name FROM (SELECT * FROM (${buyers}) AS b WHERE ${condition} AND ($6::boolean IS NULL OR came_back = $6)
    ORDER BY fen DESC, id LIMIT $7 OFFSET $8) AS b ORDER BY fen DESC, id`,
})
const listOfStores = list('OfStores', storeBuyers, '$4::timestamptz IS NULL AND $5::timestamptz IS NULL')
const listOfPlatform = list('OfPlatform', accounts, '$4::timestamptz IS NULL AND $5::timestamptz IS NULL')
const listOfMonth = list('OfMonth', cohort)

type Pair = { readonly all: number; readonly returning: number }
const nobody: Pair = { all: 0, returning: 0 }

/** How many paid in a period, and how many of them had before or did so twice: buyers of stores, or with null accounts of the mall. */
export async function countBuyers(db: Queryable, stores: readonly number[] | null, from: string, to: string): Promise<Pair> {
  const found =
    stores === null
      ? await rows<Pair>(db, ofPlatform, [from, to])
      : await rows<Pair>(db, ofStores, [stores, startOfDay(from), endOfDay(to)])
  return found[0] ?? nobody
}

/** First and last instant of a month such as 2026-11. */
function monthOf(month: string): readonly [Date, Date] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return [startOfDay(`${month}-01`), startOfDay(`${next}-01`)]
}

type Asked = {
  readonly from: string
  readonly to: string
  readonly kind: (typeof buyerKinds)[number]
  readonly first?: string
  readonly current: number
  readonly pageSize: number
}
type Row = { readonly id: number; readonly times: number; readonly fen: number | bigint; readonly last: Date } & {
  readonly cameBack: boolean
  readonly name: string | null
}

async function buyersOf(call: Call, stores: readonly number[] | null, asked: Asked): Promise<OutputOf<typeof storeFigureBuyers> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const { read } = call.app
  const period = [stores, startOfDay(span.from), endOfDay(span.to)]
  const month = asked.first ? monthOf(asked.first) : [null, null]
  const isReturning = asked.kind === '' ? null : asked.kind === 'returning'
  const [found, sums] = await Promise.all([
    rows<Row>(read, stores !== null ? listOfStores : asked.first ? listOfMonth : listOfPlatform, [
      ...period,
      ...month,
      isReturning,
      asked.pageSize,
      offsetOf(asked),
    ]),
    asked.first
      ? rows<Pair>(read, ofMonth, [...period, ...month]).then(([one = nobody]) => one)
      : countBuyers(read, stores, span.from, span.to),
  ])
  return {
    list: found.map(({ id, times, fen, last, cameBack, name }) => ({
      key: stores === null ? '' : customerKey(id),
      memberId: stores === null ? id : 0,
      name: name ?? '',
      isReturning: cameBack,
      orderNum: times,
      amount: yuanNumber(BigInt(fen)),
      lastTime: last.toISOString(),
    })),
    total: isReturning === null ? sums.all : isReturning ? sums.returning : sums.all - sums.returning,
    counts: sums,
  }
}

/** Who paid for orders of the caller's stores. Refusal: `analytics.badSpan`. */
export const buyersOfStores = (call: Call, asked: Asked) => buyersOf(call, storeIdsWith(call.caller, 'store.orders'), asked)
/** The accounts that paid on the mall. Refusal: `analytics.badSpan`. */
export const buyersOfPlatform = (call: Call, asked: Asked) => buyersOf(call, null, asked)
