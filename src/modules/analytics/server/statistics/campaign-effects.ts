import type { z } from 'zod'
import { storeIdsWith } from '../../../../api/caller.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import type { platformCampaignOrders } from '../../endpoints-figure-rows.ts'
import type { CampaignKind, platformCampaigns } from '../../endpoints-platform.ts'
import { spanAsked } from './figure-view.ts'

type Int = number | bigint
type Row = {
  readonly kind: CampaignKind
  readonly zh: string
  readonly en: string
  readonly shop: number | null
  readonly storeName: string | null
  readonly storeNameEn: string | null
  readonly orders: number
  readonly fen: Int
  readonly saved: Int
  readonly newBuyers: number
}

const isNew = `NOT EXISTS (SELECT FROM orders e WHERE e.member_id = u.member_id AND e.paid_at < u.paid_at AND (u.shop IS NULL OR e.store_id = u.shop))`
// One row per order and what took something off it; $1 stores or null, $2 and $3 the period.
// Store by store: with one condition for all of them the database reads the orders of the whole mall.
const owners = {
  OfStores: {
    orders: 'unnest($1::bigint[]) AS s (id) CROSS JOIN LATERAL (SELECT * FROM orders WHERE store_id = s.id',
    flashOf: 'store_id = ANY($1::bigint[])',
  },
  OfAll: { orders: '(SELECT * FROM orders WHERE $1::bigint[] IS NULL', flashOf: '$1::bigint[] IS NULL' },
} as const
type Owner = (typeof owners)[keyof typeof owners]

const seen = 'order_id, order_sn, member_id, paid_at, total, store_id, benefits'
const notClosed = `state NOT IN ('CANCELLED', 'CLOSED')`
const uses = ({
  orders: owner,
  flashOf,
}: Owner) => `WITH o AS MATERIALIZED (SELECT ${seen} FROM ${owner} AND discount > 0 AND paid_at >= $2 AND paid_at < $3 AND ${notClosed}) AS o),
    held AS (SELECT reference, flash_sale_id, saved FROM flash_hold WHERE number > given_back),
    sold AS (SELECT ${seen}, h.flash_sale_id, h.saved FROM held h JOIN orders o ON o.order_sn = h.reference
      WHERE ${flashOf} AND paid_at >= $2 AND paid_at < $3 AND ${notClosed}),
    used AS (
      SELECT b ->> 'kind' AS kind, b ->> 'nameZh' AS zh, b ->> 'nameEn' AS en, o.order_id, o.order_sn, o.member_id, o.paid_at, o.total, (b ->> 'amount')::bigint AS saved,
        CASE WHEN b ->> 'kind' IN ('platformCoupon', 'points') THEN NULL ELSE o.store_id END AS shop, o.store_id
      FROM o CROSS JOIN LATERAL jsonb_array_elements(o.benefits) AS b
      UNION ALL SELECT 'flash', f.name_zh, f.name_en, o.order_id, o.order_sn, o.member_id, o.paid_at, o.total, sum(o.saved)::bigint, o.store_id, o.store_id
      FROM sold o JOIN flash_sale f USING (flash_sale_id) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 10)`
const perOwner = <Statement>(make: (name: keyof typeof owners) => Statement) => ({ OfStores: make('OfStores'), OfAll: make('OfAll') })

const effectsBy = perOwner((owner) => ({
  name: `analytics.campaigns${owner}`,
  text: `${uses(owners[owner])}
    SELECT kind, zh, en, u.shop, s.store_name AS "storeName", s.store_name_en AS "storeNameEn", count(DISTINCT u.order_id)::int AS orders, sum(u.total)::bigint AS fen,
      sum(u.saved)::bigint AS saved, (count(DISTINCT u.member_id) FILTER (WHERE ${isNew}))::int AS "newBuyers"
    FROM used u LEFT JOIN store s ON s.store_id = u.shop GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY fen DESC, zh LIMIT 50`,
}))

// $4 kind, $5 Chinese name, $6 store (0 the platform's), $7 only buyers without an order before.
const chosen = (owner: Owner) => `${uses(owner)}, chosen AS MATERIALIZED (SELECT * FROM (SELECT u.*, ${isNew} AS fresh FROM used u
      WHERE ($4 = '' OR kind = $4) AND ($5 = '' OR zh = $5) AND ($6::bigint IS NULL OR coalesce(shop, 0) = $6)) AS c WHERE fresh OR NOT $7)`
// The sums stand on every row; a page behind the last one is one row of sums alone.
const ordersBy = perOwner((owner) => ({
  name: `analytics.campaignOrders${owner}`,
  text: `${chosen(owners[owner])},
    sums AS (SELECT count(*)::int AS uses, count(DISTINCT order_id)::int AS orders, coalesce(sum(total), 0)::bigint AS "sumFen", coalesce(sum(saved), 0)::bigint AS "sumSaved",
      (count(DISTINCT member_id) FILTER (WHERE fresh))::int AS "newBuyers" FROM chosen),
    page AS (SELECT * FROM chosen ORDER BY paid_at DESC, order_sn, kind, zh LIMIT $8 OFFSET $9)
    SELECT sums.*, c.order_sn AS sn, c.paid_at AS "paidAt", s.store_name AS "storeName", s.store_name_en AS "storeNameEn", kind, zh, en, total AS fen, saved, fresh
    FROM sums LEFT JOIN page c ON true LEFT JOIN store s ON s.store_id = c.store_id ORDER BY c.paid_at DESC, c.order_sn, kind, zh`,
}))

const fenOf = (fen: Int) => yuanNumber(BigInt(fen))
const inLanguage = (call: Call, zh: string | null, en: string | null) => (call.lang === 'en' && en) || (zh ?? '')
const ownerOf = (stores: readonly number[] | null) => (stores === null ? 'OfAll' : 'OfStores')

async function effects(
  call: Call,
  stores: readonly number[] | null,
  asked: { readonly from: string; readonly to: string },
): Promise<OutputOf<typeof platformCampaigns> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const found = await rows<Row>(call.app.read, effectsBy[ownerOf(stores)], [stores, startOfDay(span.from), endOfDay(span.to)])
  return {
    list: found.map((row) => ({
      kind: row.kind,
      key: row.zh,
      storeId: row.shop ?? 0,
      name: inLanguage(call, row.zh, row.en),
      storeName: inLanguage(call, row.storeName, row.storeNameEn),
      orderNum: row.orders,
      amount: fenOf(row.fen),
      saved: fenOf(row.saved),
      newBuyerNum: row.newBuyers,
    })),
  }
}

type Asked = { readonly from: string; readonly to: string }
export const effectsOnPlatform = (call: Call, asked: Asked) => effects(call, null, asked)
export const effectsInStores = (call: Call, asked: Asked) => effects(call, storeIdsWith(call.caller, 'store.orders'), asked)

type OrdersAsked = z.output<typeof platformCampaignOrders.input>
type Sums = Pick<Row, 'orders' | 'newBuyers'> & { readonly uses: number; readonly sumFen: Int; readonly sumSaved: Int }
type OrderRow = Pick<Row, 'kind' | 'zh' | 'en' | 'storeName' | 'storeNameEn' | 'fen' | 'saved'> & {
  readonly sn: string
  readonly paidAt: Date
  readonly fresh: boolean
}
const nothing: Sums = { uses: 0, orders: 0, sumFen: 0, sumSaved: 0, newBuyers: 0 }

/** The orders behind the effect of campaigns; their sums are those of the table. Refusal: `analytics.badSpan`. */
async function orders(
  call: Call,
  stores: readonly number[] | null,
  asked: OrdersAsked,
): Promise<OutputOf<typeof platformCampaignOrders> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const { kind, name, storeId = null, isNew: fresh } = asked
  const values = [stores, startOfDay(span.from), endOfDay(span.to), kind, name, storeId, fresh === '1']
  const found = await rows<Sums & (OrderRow | { readonly sn: null })>(call.app.read, ordersBy[ownerOf(stores)], [
    ...values,
    asked.pageSize,
    offsetOf(asked),
  ])
  const [sums = nothing] = found
  return {
    list: found
      .flatMap((row) => (row.sn === null ? [] : [row]))
      .map((row) => ({
        orderSn: row.sn,
        payTime: row.paidAt.toISOString(),
        storeName: inLanguage(call, row.storeName, row.storeNameEn),
        kind: row.kind,
        name: inLanguage(call, row.zh, row.en),
        amount: fenOf(row.fen),
        saved: fenOf(row.saved),
        isNewBuyer: row.fresh,
      })),
    total: sums.uses,
    sums: { amount: fenOf(sums.sumFen), saved: fenOf(sums.sumSaved), orderNum: sums.orders, newBuyerNum: sums.newBuyers },
  }
}

export const campaignOrdersOnPlatform = (call: Call, asked: OrdersAsked) => orders(call, null, asked)
export const campaignOrdersInStores = (call: Call, asked: OrdersAsked) => orders(call, storeIdsWith(call.caller, 'store.orders'), asked)
