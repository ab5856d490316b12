import type { ClientBase } from 'pg'
import { demoLadders } from './spend-discounts.ts'
import { demoCampaigns, demoCoupons, type DemoCampaign } from './coupons.ts'

const campaign = `INSERT INTO coupon_campaign (store_id, name_zh, name_en, kind, amount, off_bp, cap, threshold, scope, scope_ids, member_types, total, claimed,
    per_person, claim_from, claim_until, valid_days, state, void_reason, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9 > 0 THEN 'GOODS' WHEN $10::bigint[] <> '{}' THEN 'CATEGORY' ELSE 'ALL' END,
    CASE WHEN $9 > 0 THEN (SELECT array_agg(goods_id) FROM (SELECT goods_id FROM goods WHERE store_id = $1 AND state = 'on_sale' AND NOT require_enquiry
      ORDER BY goods_id LIMIT $9) g) ELSE $10 END,
    $11, $12, $13, $14, date_trunc('day', now()) + make_interval(days => $15), date_trunc('day', now()) + make_interval(days => $16), $17, $18, $19,
    now() - interval '75 days')
  RETURNING campaign_id AS id`
const ladder = `INSERT INTO coupon_campaign (store_id, name_zh, name_en, kind, amount, threshold, steps, scope, total, per_person, claim_from, claim_until, valid_from,
    valid_until, state, created_at)
  SELECT $1, $2, $3, 'LADDER', ($4::jsonb -> 0 ->> 'off')::bigint, ($4::jsonb -> 0 ->> 'from')::bigint, $4::jsonb, 'ALL', 1, 1, day.first, day.last, day.first, day.last, $7,
    day.first - interval '2 days'
  FROM (SELECT date_trunc('day', now()) + make_interval(days => $5) AS first, date_trunc('day', now()) + make_interval(days => $6) AS last) day`
const coupon = `INSERT INTO coupon (campaign_id, member_id, seq, state, valid_from, valid_until, claimed_at)
  VALUES ($1, $2, (SELECT count(*) + 1 FROM coupon WHERE campaign_id = $1 AND member_id = $2), $3, now() + make_interval(days => $4), now() + make_interval(days => $5), now() + make_interval(days => $4))`
// What would have been set when they were published or claimed.
const timers = `INSERT INTO timer (entity, entity_id, event, due_at)
  SELECT 'couponCampaign', campaign_id::text, 'end', claim_until FROM coupon_campaign WHERE state IN ('SCHEDULED', 'RUNNING')
  UNION ALL SELECT 'couponCampaign', campaign_id::text, 'start', claim_from FROM coupon_campaign WHERE state = 'SCHEDULED'
  UNION ALL SELECT 'coupon', coupon_id::text, 'expire', valid_until FROM coupon WHERE state = 'AVAILABLE'
  UNION ALL SELECT 'coupon', coupon_id::text, 'remind', valid_until - interval '3 days' FROM coupon WHERE state = 'AVAILABLE'
  ON CONFLICT DO NOTHING`

function valuesOf(demoCampaign: DemoCampaign): unknown[] {
  const { off } = demoCampaign
  const money = 'yuan' in off ? ['FIXED', off.yuan * 100, 0, null] : ['PERCENT', 0, off.percent * 100, off.cap * 100]
  return [
    demoCampaign.storeId ?? null,
    demoCampaign.zh,
    demoCampaign.en,
    ...money,
    demoCampaign.from * 100,
    demoCampaign.goods ?? 0,
    demoCampaign.categories ?? [],
    demoCampaign.memberTypes ?? [],
    demoCampaign.total,
    demoCampaign.claimed,
    demoCampaign.perPerson ?? 1,
    ...demoCampaign.claim,
    demoCampaign.validDays,
    demoCampaign.state ?? 'RUNNING',
    demoCampaign.voidReason ?? '',
  ]
}

/** Coupon campaigns in every state, full reductions, and what the demonstration's buyers have claimed of them. */
export async function loadCoupons(client: ClientBase): Promise<void> {
  const ids = new Map<string, number>()
  for (const of of demoCampaigns) {
    const { rows } = await client.query<{ id: number }>(campaign, valuesOf(of))
    ids.set(of.key, rows[0]?.id ?? 0)
  }
  for (const { storeId, zh, en, steps, period, state } of demoLadders) {
    const inFen = JSON.stringify(steps.map(([from, off]) => ({ from: from * 100, off: off * 100 })))
    await client.query(ladder, [storeId, zh, en, inFen, ...period, state])
  }
  for (const one of demoCoupons)
    await client.query(coupon, [ids.get(one.of), one.memberId, one.expired ? 'EXPIRED' : 'AVAILABLE', ...one.valid])
  await client.query(timers)
}
