import type { ServedHouse } from './served-house.ts'

/** Coupons of the first store and of the platform that the buyer holds, and a draft of the first store's. */
export async function couponsOf(
  house: ServedHouse,
  buyer: string,
): Promise<{ couponId: number[]; platformCouponId: number[]; couponCampaignId: number[] }> {
  const client = await house.database.connect()
  const campaign = async (storeId: number | null, state: string) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO coupon_campaign (store_id, name_zh, kind, amount, threshold, scope, total, claimed, per_person, claim_from, claim_until, valid_days, state, created_at)
       VALUES ($1, '自有券', 'FIXED', 100, 200, 'ALL', 10, 1, 1, now(), now() + interval '9 days', 9, $2, now()) RETURNING campaign_id::int AS id`,
      [storeId, state],
    )
    return rows[0]?.id ?? 0
  }
  const held = async (campaignId: number) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO coupon (campaign_id, member_id, seq, valid_from, valid_until, claimed_at)
       SELECT $1, id, 1, now(), now() + interval '9 days', now() FROM account WHERE member_name = $2 RETURNING coupon_id::int AS id`,
      [campaignId, buyer],
    )
    return rows[0]?.id ?? 0
  }
  return {
    couponId: [await held(await campaign(1001, 'ENDED'))],
    platformCouponId: [await held(await campaign(null, 'ENDED'))],
    couponCampaignId: [await campaign(1001, 'DRAFT')],
  }
}
