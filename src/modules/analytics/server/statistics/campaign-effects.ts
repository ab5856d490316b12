import { storeIdsWith } from '../../../../api/caller.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import type { CampaignKind, platformCampaigns } from '../../endpoints-platform.ts'
import { spanAsked } from './figure-view.ts'

type Int = number | bigint
type Row = {
  readonly kind: CampaignKind
  readonly zh: string
  readonly en: string
  readonly storeName: string | null
  readonly storeNameEn: string | null
  readonly orders: number
  readonly fen: Int
  readonly saved: Int
  readonly newBuyers: number
}

const isNew = `NOT EXISTS (SELECT FROM orders e WHERE e.member_id = u.member_id AND e.paid_at < u.paid_at AND (u.shop IS NULL OR e.store_id = u.shop))`
const list = (name: string, owner: string) => ({
  name: `analytics.campaigns${name}`,
  text: `WITH o AS (SELECT * FROM orders WHERE ${owner} AND paid_at >= $2 AND paid_at < $3 AND state NOT IN ('CANCELLED', 'CLOSED')),
    used AS (
      SELECT b ->> 'kind' AS kind, b ->> 'nameZh' AS zh, b ->> 'nameEn' AS en, o.order_id, o.member_id, o.paid_at, o.total, (b ->> 'amount')::bigint AS saved,
        CASE WHEN b ->> 'kind' IN ('platformCoupon', 'points') THEN NULL ELSE o.store_id END AS shop
      FROM o CROSS JOIN LATERAL jsonb_array_elements(o.benefits) AS b WHERE o.discount > 0
      UNION ALL SELECT 'flash', f.name_zh, f.name_en, o.order_id, o.member_id, o.paid_at, o.total, sum(h.saved)::bigint, o.store_id
      FROM o JOIN flash_hold h ON h.reference = o.order_sn JOIN flash_sale f USING (flash_sale_id) WHERE h.number > h.given_back GROUP BY 1, 2, 3, 4, 5, 6, 7, 9)
    SELECT kind, zh, en, s.store_name AS "storeName", s.store_name_en AS "storeNameEn", count(DISTINCT u.order_id)::int AS orders, sum(u.total)::bigint AS fen,
      sum(u.saved)::bigint AS saved, (count(DISTINCT u.member_id) FILTER (WHERE ${isNew}))::int AS "newBuyers"
    FROM used u LEFT JOIN store s ON s.store_id = u.shop GROUP BY 1, 2, 3, 4, 5 ORDER BY fen DESC, zh LIMIT 50`,
})
const ofStores = list('OfStores', 'store_id = ANY($1::bigint[])')
const ofAll = list('OfAll', '$1::bigint[] IS NULL')

async function effects(
  call: Call,
  stores: readonly number[] | null,
  asked: { readonly from: string; readonly to: string },
): Promise<OutputOf<typeof platformCampaigns> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const found = await rows<Row>(call.app.read, stores === null ? ofAll : ofStores, [stores, startOfDay(span.from), endOfDay(span.to)])
  const isEnglish = call.lang === 'en'
  return {
    list: found.map((row) => ({
      kind: row.kind,
      name: (isEnglish && row.en) || row.zh,
      storeName: (isEnglish && row.storeNameEn) || (row.storeName ?? ''),
      orderNum: row.orders,
      amount: yuanNumber(BigInt(row.fen)),
      saved: yuanNumber(BigInt(row.saved)),
      newBuyerNum: row.newBuyers,
    })),
  }
}

type Asked = { readonly from: string; readonly to: string }
export const effectsOnPlatform = (call: Call, asked: Asked) => effects(call, null, asked)
export const effectsInStores = (call: Call, asked: Asked) => effects(call, storeIdsWith(call.caller, 'store.orders'), asked)
